import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import UIKit

/// The column on the left: the lessons, and below them the views of the scene.
///
/// In a narrow window it shows only numbers; pressing one opens the whole rail over the stage.
package final class Sidebar: UIView, Panel {
  static let openWidth: CGFloat = 192

  let region = Region.sidebar
  let search: TextField
  private let presets: PresetList
  private let views: ViewTree
  private let numbers: SidebarNumbers
  private var isNarrow = false
  /// Only in a narrow window: the rail lies over the stage.
  private(set) var isOpen = false { didSet { setNeedsLayout() } }

  init(presets all: [SceneSummary], send: @escaping (Command) -> Void) {
    let numbers = SidebarNumbers()
    self.numbers = numbers
    let presets = PresetList(all, send: send)
    self.presets = presets
    search = TextField(icon: .search) { presets.search($0) }
    views = ViewTree(send: send)
    super.init(frame: .zero)
    search.accessibilityIdentifier = "sidebar.search"
    search.key = "/"
    search.submit = { presets.firstFound?.press() }
    for view in [search, presets, views, numbers] { addSubview(view) }
    numbers.open = { [unowned self] lesson in
      if let lesson { presets.unfoldOnly(lesson) }
      isOpen = true
    }
    numbers.search = { [unowned self] in startSearch() }
  }

  required init?(coder: NSCoder) { return nil }

  /// Lists scenes from the person's own files before the lessons.
  package func showOpened(_ scenes: [SceneSummary]) { presets.showOpened(scenes) }

  func show(_ display: DisplayState, _ appearance: Appearance) {
    if !appearance.layout.hasNarrowRail { isOpen = false }
    isNarrow = appearance.layout.hasNarrowRail
    search.prompt = ControlText.searchPresets[appearance.languages.first]
    presets.show(display, appearance)
    views.show(display, appearance)
    numbers.show(display, appearance)
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
    let width = isOpen ? Sidebar.openWidth : frame.width
    if isOpen || isNarrow { frame.size.width = isOpen ? Sidebar.openWidth : 48 }
    numbers.isHidden = isFull
    search.isHidden = !isFull
    presets.isHidden = !isFull
    views.isHidden = !isFull
    numbers.frame = bounds
    let height = views.wantedHeight
    views.frame = CGRect(x: 0, y: bounds.height - height, width: width - 1, height: height)
    search.frame = CGRect(x: 12, y: 12, width: width - 24, height: 28)
    presets.frame = CGRect(x: 0, y: 40, width: width - 1, height: bounds.height - height - 40)
  }

  package func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.fill(bounds, appearance.theme.sidebar)
    list.fill(CGRect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height), appearance.theme.line)
  }
}
