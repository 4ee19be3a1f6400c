import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import UIKit

/// The rail of a narrow window: a number for each group of lessons, and below them the views of the scene.
final class SidebarNumbers: UIView, Painted {
  /// Opens the whole rail, at a group where one was chosen.
  var open: (Scene.Lesson?) -> Void = { _ in }
  /// Opens the whole rail at its search field.
  var search: () -> Void = {}
  private var glass: IconButton?
  private var groups: [SidebarNumber] = []
  private var views: SidebarNumber?

  init() {
    super.init(frame: .zero)
    groups = Scene.Lesson.allCases.map { lesson in
      let button = SidebarNumber(.number(lesson.rawValue)) { [unowned self] in open(lesson) }
      button.accessibilityIdentifier = "sidebar.lesson.\(lesson.rawValue)"
      return button
    }
    let views = SidebarNumber(.views) { [unowned self] in open(nil) }
    views.accessibilityIdentifier = "sidebar.views"
    self.views = views
    let glass = IconButton(.search) { [unowned self] in search() }
    glass.accessibilityIdentifier = "sidebar.searchButton"
    self.glass = glass
    for button in [glass] + groups + [views] { addSubview(button) }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ display: DisplayState, _ appearance: Appearance) {
    for (button, lesson) in zip(groups, Scene.Lesson.allCases) {
      button.isSelected = lesson == display.scene.lesson
      button.tooltip = lesson.title[appearance.languages.first]
    }
    glass?.tooltip = ControlText.searchPresets[appearance.languages.first]
    views?.tooltip = HeadingText.viewsFrontFirst[appearance.languages.first]
  }

  override func layoutSubviews() {
    glass?.frame = CGRect(x: 10, y: 12, width: IconButton.side, height: IconButton.side)
    var top: CGFloat = 52
    for button in groups {
      button.frame = CGRect(x: 8, y: top, width: 32, height: 28)
      top += 36
    }
    views?.frame = CGRect(x: 8, y: top + 16, width: 32, height: 28)
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    guard let views else { return }
    list.rule(from: 8, to: 39, y: views.frame.minY - 10, appearance.theme.line)
  }
}

/// A group of lessons as its number, or the views as a window.
final class SidebarNumber: Row {
  enum Face {
    case number(Int)
    case views
  }

  private let face: Face

  init(_ face: Face, action: @escaping () -> Void) {
    self.face = face
    super.init(action: action)
  }

  required init?(coder: NSCoder) { return nil }

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    let color = isSelected || attention.isHovered ? appearance.theme.ink : appearance.theme.ink2
    switch face {
    case .number(let number):
      list.line(String(number), isSelected ? .name : .tab, color, in: bounds, appearance, .center)
    case .views: list.icon(.window, at: CGPoint(x: bounds.midX, y: bounds.midY), color)
    }
  }
}
