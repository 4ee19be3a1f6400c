import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// The sidebar of a narrow window: the initials of each lesson, and below them a button for the views of the scene.
final class SidebarInitials: PaintedView {
  /// Called to open the whole sidebar, at a lesson if one was chosen.
  var open: (Scene.Lesson?) -> Void = { _ in }
  /// Called to open the whole sidebar at its search field.
  var search: () -> Void = {}
  private lazy var searchButton = IconButton(.search) { [unowned self] in search() }
  private lazy var lessons = Scene.Lesson.allCases.map { lesson in
    LessonButton(.lesson(lesson)) { [unowned self] in open(lesson) }
  }
  private lazy var views = LessonButton(.views) { [unowned self] in open(nil) }

  init() {
    super.init(frame: .zero)
    for (button, lesson) in zip(lessons, Scene.Lesson.allCases) {
      button.accessibilityIdentifier = "sidebar.lesson.\(lesson.rawValue)"
    }
    views.accessibilityIdentifier = "sidebar.views"
    searchButton.accessibilityIdentifier = "sidebar.searchButton"
    for button in [searchButton] + lessons + [views] { addSubview(button) }
  }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    for (button, lesson) in zip(lessons, Scene.Lesson.allCases) {
      button.isSelected = lesson == display.scene.lesson
    }
    searchButton.tooltip = ControlText.searchPresets[appearance.languages.first]
    views.tooltip = HeadingText.viewsFrontFirst[appearance.languages.first]
  }

  override func layoutSubviews() {
    searchButton.frame = CGRect(x: 10, y: 12, width: IconButton.side, height: IconButton.side)
    var top: CGFloat = 52
    for button in lessons {
      button.frame = CGRect(x: 4, y: top, width: 40, height: 28)
      top += 36
    }
    views.frame = CGRect(x: 4, y: top + 16, width: 40, height: 28)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.rule(from: 8, to: 39, y: views.frame.minY - 10, appearance.theme.line)
  }
}

/// The button of a lesson, with its initials, or that of the views, with the icon of a window.
final class LessonButton: ListRow {
  enum Label: Equatable {
    case lesson(Scene.Lesson)
    case views
  }

  private let label: Label

  /// Nil for the views.
  var lesson: Scene.Lesson? { if case .lesson(let lesson) = label { lesson } else { nil } }

  init(_ label: Label, action: @escaping () -> Void) {
    self.label = label
    super.init(action: action)
  }

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    let color = isSelected || interaction.isHovered ? appearance.theme.text : appearance.theme.secondaryText
    switch label {
    case .lesson(let lesson):
      let initials = lesson.initials(in: appearance.languages.first)
      list.line(initials, isSelected ? .name : .tab, color, in: bounds, appearance, .center)
    case .views: list.icon(.window, at: bounds.center, color)
    }
  }
}

extension Scene.Lesson {
  /// Returns two letters: the first ones of the first and the last word of the title, or the first two of a single word.
  func initials(in language: Language) -> String {
    // The first two of 小应用 are no word.
    if language == .simplifiedChinese, self == .apps { return "应用" }
    let title = title[language], words = title.split(separator: " ")
    guard words.count > 1, let first = words.first?.first, let last = words.last?.first else {
      return String(title.prefix(2))
    }
    return "\(first)\(last)".uppercased()
  }
}
