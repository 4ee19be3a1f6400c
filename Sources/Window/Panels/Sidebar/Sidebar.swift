import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import UIKit

/// The sidebar: the presets, and below them the views of the scene.
///
/// In a narrow window it shows only the numbers of the lessons. Pressing one opens the whole sidebar over the stage.
package final class Sidebar: PaintedView, Panel {
  static let openWidth: CGFloat = 192

  let region = Region.sidebar
  let search: TextField
  private let plan: PlanParts
  private let presets: PresetList
  private let sources: SourceList
  private let views: ViewTree
  private let numbers: SidebarNumbers
  private var isNarrow = false
  /// Whether the sidebar of a narrow window is open over the stage.
  private(set) var isOpen = false { didSet { setNeedsLayout() } }

  init(presets all: [SceneSummary], send: @escaping (Command) -> Void) {
    let numbers = SidebarNumbers()
    self.numbers = numbers
    let presets = PresetList(all, send: send)
    self.presets = presets
    search = TextField(icon: .search) { presets.search($0) }
    plan = PlanParts(send: send)
    sources = SourceList(send: send)
    views = ViewTree(send: send)
    super.init(frame: .zero)
    search.accessibilityIdentifier = "sidebar.search"
    search.key = "/"
    search.submit = { [unowned self] in
      guard let found = presets.firstFound else { return }
      found.press()
      endSearch()
    }
    for view in [search, plan, presets, sources, views, numbers] { addSubview(view) }
    numbers.open = { [unowned self] lesson in
      if let lesson { presets.unfoldOnly(lesson) }
      isOpen = true
    }
    numbers.search = { [unowned self] in startSearch() }
  }

  required init?(coder: NSCoder) { return nil }

  /// Lists scenes from the user's own files before the presets.
  package func showOpened(_ scenes: [SceneSummary]) { presets.showOpened(scenes) }

  func show(_ display: DisplayState, _ appearance: Appearance) {
    if !appearance.layout.hasNarrowSidebar { isOpen = false }
    isNarrow = appearance.layout.hasNarrowSidebar
    search.prompt = ControlText.searchPresets[appearance.languages.first]
    plan.show(display.plan, appearance)
    presets.show(display, appearance)
    sources.show(display, appearance)
    views.show(display, appearance)
    numbers.show(display, appearance)
    setNeedsLayout()
  }

  /// Called to move the keyboard focus to the search field.
  var focusSearch: () -> Void = {}

  /// Called after Enter in the search field has opened a preset, to give the keys back.
  var endSearch: () -> Void = {}

  /// Opens the sidebar, if it is narrow, and moves the focus to the search field.
  func startSearch() {
    if isNarrow { isOpen = true }
    layoutSubviews()
    focusSearch()
  }

  /// Closes the sidebar of a narrow window.
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
    let height = views.preferredHeight
    var body = CGRect(x: 0, y: 0, width: width - 1, height: bounds.height)
    views.frame = body.cut(.bottom, height)
    sources.frame = isFull ? body.cut(.bottom, sources.preferredHeight) : .zero
    search.frame = CGRect(x: 12, y: 12, width: width - 24, height: 28)
    body = body.inset(top: 40)
    plan.frame = body.cut(.top, plan.height(atMost: body.height * 0.6))
    // Without a plan its head must not lie over that of the presets.
    plan.isHidden = !isFull || plan.frame.isEmpty
    presets.frame = body
  }

  package override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.fill(bounds, appearance.theme.sidebar)
    list.rule(at: bounds.width - 1, in: bounds, appearance.theme.line)
  }
}
