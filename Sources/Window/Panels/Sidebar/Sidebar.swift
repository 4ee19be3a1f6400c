import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// The sidebar: the presets, and below them the views of the scene.
///
/// In a narrow window it shows only the initials of the lessons. Beside them, the pointer or a press opens the whole sidebar over
/// the stage.
package final class Sidebar: PaintedView, Panel {
  static let openWidth: CGFloat = 192
  static let narrowWidth: CGFloat = 48

  let region = Region.sidebar
  let search: TextField
  private let plan: PlanParts
  private let presets: PresetList
  private let sources: SourceList
  private let views: ViewTree
  private let initials: SidebarInitials
  private var isNarrow = false
  /// Whether the sidebar of a narrow window is open over the stage.
  private(set) var isOpen = false { didSet { setNeedsLayout() } }
  /// Whether it is open only as long as the pointer is on it.
  private var isOpenForPointer = false

  init(presets all: [SceneSummary], send: @escaping (Command) -> Void) {
    initials = SidebarInitials()
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
    for view in [search, plan, presets, sources, views, initials] { addSubview(view) }
    initials.open = { [unowned self] lesson in open(at: lesson) }
    initials.search = { [unowned self] in startSearch() }
  }

  /// Lists scenes from the user's own files before the presets.
  package func showOpened(_ scenes: [SceneSummary]) { presets.showOpened(scenes) }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    if !appearance.layout.hasNarrowSidebar { isOpen = false }
    isNarrow = appearance.layout.hasNarrowSidebar
    search.prompt = ControlText.searchPresets[appearance.languages.first]
    plan.show(display.plan, isShown: display.isPartShown, appearance)
    presets.show(display, appearance)
    sources.show(display, appearance)
    views.show(display.stage, appearance)
    initials.show(display, appearance)
    setNeedsLayout()
  }

  private func open(at lesson: Scene.Lesson?) {
    if let lesson { presets.unfoldOnly(lesson) }
    (isOpen, isOpenForPointer) = (true, false)
  }

  /// Opens the sidebar of a narrow window at the lesson under the pointer, and closes it when the pointer leaves it.
  /// - Parameter control: the control under the pointer.
  func follow(pointerOn control: (any PanelControl)?, at point: CGPoint) {
    guard isNarrow else { return }
    if let lesson = (control as? LessonButton)?.lesson, !isOpen || isOpenForPointer {
      open(at: lesson)
      isOpenForPointer = true
    } else if isOpenForPointer, !frame.contains(point) {
      close()
    }
  }

  /// Called to move the keyboard focus to the search field.
  var focusSearch: () -> Void = {}

  /// Called after Enter in the search field has opened a preset, to give the keys back.
  var endSearch: () -> Void = {}

  /// Opens the sidebar, if it is narrow, and moves the focus to the search field.
  func startSearch() {
    if isNarrow { open(at: nil) }
    layoutSubviews()
    focusSearch()
  }

  /// Closes the sidebar of a narrow window.
  func close() { (isOpen, isOpenForPointer) = (false, false) }

  package override func layoutSubviews() {
    let isFull = !isNarrow || isOpen
    let left = isNarrow ? Sidebar.narrowWidth : 0
    if isNarrow { frame.size.width = left + (isOpen ? Sidebar.openWidth : 0) }
    let width = frame.width - left
    initials.isHidden = !isNarrow
    search.isHidden = !isFull
    presets.isHidden = !isFull
    views.isHidden = !isFull
    initials.frame = bounds.strip(.left, Sidebar.narrowWidth)
    let height = views.preferredHeight
    var body = CGRect(x: left, y: 0, width: width - 1, height: bounds.height)
    views.frame = body.cut(.bottom, height)
    sources.frame = isFull ? body.cut(.bottom, sources.preferredHeight) : .zero
    search.frame = CGRect(x: left + 12, y: 12, width: width - 24, height: 28)
    body = body.inset(top: 40)
    plan.frame = body.cut(.top, plan.height(atMost: body.height * 0.6))
    // Without a plan its head must not lie over that of the presets.
    plan.isHidden = !isFull || plan.frame.isEmpty
    presets.frame = body
  }

  package override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.fill(bounds, appearance.theme.sidebar)
    list.rule(at: bounds.width - 1, in: bounds, appearance.theme.line)
    if isNarrow, isOpen { list.rule(at: Sidebar.narrowWidth - 1, in: bounds, appearance.theme.line) }
  }
}
