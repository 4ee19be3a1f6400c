import Canvas
import Foundation
import Narration
import ScenePicture
import UIKit

/// The panel on the right: pages under tabs. A large window shows the inspector, and one of the other pages below it.
final class RightPanel: UIView, Panel {
  /// The pages.
  enum Page: CaseIterable {
    case inspector, code, log

    var title: HeadingText {
      switch self {
      case .inspector: .inspector
      case .code: .code
      case .log: .log
      }
    }
  }

  let region = Region.panel
  private let tabs = TabBar(), lowerTabs = TabBar()
  private let inspector: Inspector
  private let code = CodePage()
  private let log: LogPage
  private var page = Page.inspector
  /// The page below the inspector in a large window.
  private var lowerPage = Page.log
  private var isSplit = false
  private var shown: (display: DisplayState, appearance: Appearance)?

  init(send: @escaping (Command) -> Void) {
    inspector = Inspector(send: send)
    log = LogPage(send: send)
    super.init(frame: .zero)
    tabs.accessibilityIdentifier = "panel.tabs"
    lowerTabs.accessibilityIdentifier = "panel.lowerTabs"
    for view in [inspector, code, log, tabs, lowerTabs] { addSubview(view) }
    tabs.choose = { [unowned self] in
      page = Page.allCases[$0]
      refresh()
    }
    lowerTabs.choose = { [unowned self] in
      lowerPage = RightPanel.lowerPages[$0]
      refresh()
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// The text of the log, if its page is open.
  var logText: String? { page == .log || isSplit && lowerPage == .log ? log.plainText : nil }

  /// The language of the code page.
  var codeLanguage: CodeLanguage { code.language }

  private static let lowerPages: [Page] = [.log, .code]

  func show(_ display: DisplayState, _ appearance: Appearance) {
    shown = (display, appearance)
    isSplit = appearance.layout.size.width >= 1600 && appearance.layout.size.height >= 1000
    refresh()
  }

  private func refresh() {
    guard let (display, appearance) = shown else { return }
    let language = appearance.languages.first
    let upper = isSplit ? [Page.inspector] : Page.allCases
    tabs.show(
      upper.map { $0.title[language] }, selected: upper.firstIndex(of: isSplit ? .inspector : page) ?? 0, appearance)
    let lower = RightPanel.lowerPages
    lowerTabs.show(lower.map { $0.title[language] }, selected: lower.firstIndex(of: lowerPage) ?? 0, appearance)
    lowerTabs.isHidden = !isSplit
    let visible = isSplit ? [.inspector, lowerPage] : [page]
    inspector.isHidden = !visible.contains(.inspector)
    code.isHidden = !visible.contains(.code)
    log.isHidden = !visible.contains(.log)
    layoutSubviews()
    if !inspector.isHidden { inspector.show(display, appearance) }
    if !code.isHidden { code.show(display, appearance) }
    if !log.isHidden { log.show(display, appearance) }
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
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.fill(bounds, appearance.theme.panel)
    list.rule(at: 0, in: bounds, appearance.theme.line)
    if isSplit { list.rule(from: 0, to: bounds.width, y: RightPanel.split, appearance.theme.line) }
  }
}
