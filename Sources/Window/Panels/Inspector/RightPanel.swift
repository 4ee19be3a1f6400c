import Canvas
import Narration
import PanelModels
import ScenePicture
import UIKit

/// The panel on the right: pages under tabs. A large window shows the inspector, and one of the other pages below it.
final class RightPanel: PaintedView, Panel {
  /// The pages.
  enum Page: CaseIterable {
    case inspector, code, log, whyNot, compare, plan

    var title: any InterfaceText {
      switch self {
      case .inspector: HeadingText.inspector
      case .code: HeadingText.code
      case .log: HeadingText.log
      case .compare: HeadingText.compare
      case .plan: PlanText.plan
      case .whyNot: HeadingText.why
      }
    }
  }

  let region = Region.panel
  private let tabs = TabBar(), lowerTabs = TabBar()
  private let inspector: Inspector
  private let code: CodePage
  private let log: LogPage
  private lazy var compare = ComparePage { [unowned code] in code.language }
  private let plan: PlanPage
  private let whyNot: WhyNotPage
  private var page = Page.inspector
  /// The page below the inspector in a large window.
  private var lowerPage = Page.log
  private var isSplit = false
  private var shown: (display: WindowDisplay, appearance: Appearance)?
  private let send: (Command) -> Void

  init(send: @escaping (Command) -> Void) {
    self.send = send
    inspector = Inspector(send: send)
    code = CodePage(send: send)
    log = LogPage(send: send)
    plan = PlanPage(send: send)
    whyNot = WhyNotPage(send: send)
    super.init(frame: .zero)
    tabs.accessibilityIdentifier = "panel.tabs"
    lowerTabs.accessibilityIdentifier = "panel.lowerTabs"
    for view in [inspector, code, log, compare, plan, whyNot, tabs, lowerTabs] { addSubview(view) }
    tabs.choose = { [unowned self] in choose(upperPages[$0]) { page = $0 } }
    lowerTabs.choose = { [unowned self] in choose(lowerPages[$0]) { lowerPage = $0 } }
  }

  /// Opens a page. "Why?" without a question asks about the view that is seen and does not win, else about the object of
  /// the inspector.
  private func choose(_ page: Page, open: (Page) -> Void) {
    if page == .whyNot, let display = shown?.display, display.whyNot == nil {
      let suspect = display.selected == nil ? display.seenLoser : nil
      return send(suspect.map { .askWhyNot($0, at: nil) } ?? .toggleWhyNot)
    }
    open(page)
    refresh()
  }

  /// The text of the log, if its page is open.
  var logText: String? { page == .log || isSplit && lowerPage == .log ? log.plainText : nil }

  /// The language of the code page.
  var codeLanguage: CodeLanguage { code.language }

  /// The pages of the upper tabs, and those below the inspector in a large window.
  private var upperPages: [Page] { isSplit ? [.inspector] : [.inspector, .code, .log] + laterPages }
  private var lowerPages: [Page] { [.log, .code] + laterPages }
  /// "Why?", which is about one scene, and the pages that come and go.
  private var laterPages: [Page] {
    [isComparing ? .compare : .whyNot] + (shown?.display.plan == nil ? [] : [.plan])
  }
  private var isComparing: Bool { shown?.display.comparison != nil }
  /// The pages that were open before two scenes were compared.
  private var pagesBefore: (Page, Page)?

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    shown = (display, appearance)
    turnToCompare()
    if display.plan == nil {
      if page == .plan { page = .inspector }
      if lowerPage == .plan { lowerPage = .log }
    }
    if display.whyNot == nil {
      if page == .whyNot { page = .inspector }
      if lowerPage == .whyNot { lowerPage = .log }
    }
    isSplit = appearance.layout.size.width >= 1600 && appearance.layout.size.height >= 1000
    refresh()
  }

  /// Opens the page of two scenes when they come, and the page before it when they go.
  private func turnToCompare() {
    if isComparing, pagesBefore == nil {
      pagesBefore = (page, lowerPage)
      (page, lowerPage) = (.compare, .compare)
    } else if !isComparing, let before = pagesBefore {
      // A page that was chosen meanwhile stays.
      if page == .compare { page = before.0 }
      if lowerPage == .compare { lowerPage = before.1 }
      pagesBefore = nil
    }
  }

  /// Opens the page of the lesson plan, as soon as there is one.
  func openPlanPage() { (page, lowerPage) = (.plan, .plan) }

  /// Opens the page "Why not me?", as soon as there is one.
  func openWhyNotPage() { (page, lowerPage) = (.whyNot, .whyNot) }

  /// Opens the page of the code, with a file of a person's own code.
  func openSource(_ file: Int) {
    (page, lowerPage) = (.code, .code)
    refresh()
    code.showSource(file)
  }

  /// Opens the page of the code at a line of a person's own code, such as `Knob.swift:12`. Nothing happens if there is none.
  func openSource(at place: String) {
    guard let place = shown?.display.sources.flatMap({ SourcePlace(place, in: $0) }) else { return }
    openSource(place.file)
    code.showSource(place.file, line: place.line)
  }

  private func refresh() {
    guard let (display, appearance) = shown else { return }
    let language = appearance.languages.first
    let upper = upperPages
    let marked = display.seenLoser == nil ? nil : Page.whyNot
    tabs.show(
      upper.map { $0.title[language] }, selected: upper.firstIndex(of: isSplit ? .inspector : page) ?? 0,
      marked: upper.firstIndex { $0 == marked }, appearance)
    let lower = lowerPages
    lowerTabs.show(
      lower.map { $0.title[language] }, selected: lower.firstIndex(of: lowerPage) ?? 0,
      marked: lower.firstIndex { $0 == marked }, appearance)
    lowerTabs.isHidden = !isSplit
    let visible = isSplit ? [.inspector, lowerPage] : [page]
    inspector.isHidden = !visible.contains(.inspector)
    code.isHidden = !visible.contains(.code)
    log.isHidden = !visible.contains(.log)
    compare.isHidden = !visible.contains(.compare)
    plan.isHidden = !visible.contains(.plan)
    whyNot.isHidden = !visible.contains(.whyNot)
    layoutSubviews()
    if !inspector.isHidden { inspector.show(display.stage, appearance) }
    if !code.isHidden { code.show(display, appearance) }
    if !log.isHidden { log.show(display.stage, appearance) }
    if !plan.isHidden, let state = display.plan { plan.show(state, appearance) }
    if !whyNot.isHidden, let state = display.whyNot { whyNot.show(state, appearance) }
    if !compare.isHidden, let comparison = display.comparison { compare.show(comparison, appearance) }
  }

  /// The place of the split in a large window, from the top of the panel.
  private static let split: CGFloat = 640

  override func layoutSubviews() {
    let lower = bounds.inset(top: RightPanel.split)
    let body = bounds.inset(top: TabBar.height)
    tabs.frame = bounds.inset(left: 1).strip(.top, TabBar.height)
    lowerTabs.frame = lower.inset(left: 1).strip(.top, TabBar.height)
    inspector.frame = isSplit ? body.strip(.top, RightPanel.split - TabBar.height) : body
    code.frame = isSplit ? lower.inset(top: TabBar.height) : body
    log.frame = code.frame
    compare.frame = code.frame
    plan.frame = code.frame
    whyNot.frame = code.frame
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.fill(bounds, appearance.theme.panel)
    list.rule(at: 0, in: bounds, appearance.theme.line)
    if isSplit { list.rule(from: 0, to: bounds.width, y: RightPanel.split, appearance.theme.line) }
  }
}

extension DisplayState {
  /// The view that is meant at the place of the touch, if the hit test has found another one.
  fileprivate var seenLoser: String? {
    guard let story, let result = story.result, let point = story.trail.first else { return nil }
    return tree.meantLoser(at: point, winner: result.view, isOwnCode: isOwnCode)
  }
}
