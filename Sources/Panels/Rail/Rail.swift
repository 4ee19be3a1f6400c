import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import UIKit

/// The column on the left: the lessons, and below them the views of the scene.
///
/// In a narrow window it shows only numbers; pressing one opens the whole rail over the stage.
package final class Rail: UIView, Panel {
  static let openWidth: CGFloat = 192

  let region = Region.rail
  let search: TextField
  private let lessons: LessonList
  private let views: ViewTree
  private let numbers: RailNumbers
  private var isNarrow = false
  /// Only in a narrow window: the rail lies over the stage.
  private(set) var isOpen = false { didSet { setNeedsLayout() } }

  init(lessons all: [Lesson], say: @escaping (Command) -> Void) {
    let numbers = RailNumbers()
    self.numbers = numbers
    let lessons = LessonList(all, say: say)
    self.lessons = lessons
    search = TextField(icon: .search) { lessons.search($0) }
    views = ViewTree(say: say)
    super.init(frame: .zero)
    search.accessibilityIdentifier = "rail.search"
    search.key = "/"
    search.submit = { lessons.firstFound?.press() }
    for view in [search, lessons, views, numbers] { addSubview(view) }
    numbers.open = { [unowned self] group in
      if let group { lessons.unfoldOnly(group) }
      isOpen = true
    }
    numbers.search = { [unowned self] in startSearch() }
  }

  required init?(coder: NSCoder) { return nil }

  /// Lists scenes from the person's own files before the lessons.
  package func showOpened(_ scenes: [Lesson]) { lessons.showOpened(scenes) }

  func show(_ moment: Moment, _ look: Look) {
    if !look.layout.hasNarrowRail { isOpen = false }
    isNarrow = look.layout.hasNarrowRail
    search.prompt = ControlText.searchPresets[look.languages.first]
    lessons.show(moment, look)
    views.show(moment, look)
    numbers.show(moment, look)
    setNeedsLayout()
  }

  /// Told that letters shall go to the search field.
  var focusSearch: () -> Void = {}

  /// Brings the search field out, where it is hidden, and the focus to it.
  func startSearch() {
    if isNarrow { isOpen = true }
    layoutSubviews()
    focusSearch()
  }

  /// Closes the rail that lies over the stage.
  func close() { isOpen = false }

  package override func layoutSubviews() {
    let isFull = !isNarrow || isOpen
    let width = isOpen ? Rail.openWidth : frame.width
    if isOpen || isNarrow { frame.size.width = isOpen ? Rail.openWidth : 48 }
    numbers.isHidden = isFull
    search.isHidden = !isFull
    lessons.isHidden = !isFull
    views.isHidden = !isFull
    numbers.frame = bounds
    let height = views.wantedHeight
    views.frame = CGRect(x: 0, y: bounds.height - height, width: width - 1, height: height)
    search.frame = CGRect(x: 12, y: 12, width: width - 24, height: 28)
    lessons.frame = CGRect(x: 0, y: 40, width: width - 1, height: bounds.height - height - 40)
  }

  package func paint(_ list: inout DrawingList, _ look: Look) {
    list.fill(bounds, look.theme.rail)
    list.fill(CGRect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height), look.theme.line)
  }
}
