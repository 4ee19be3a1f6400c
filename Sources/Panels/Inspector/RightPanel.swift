import Canvas
import Foundation
import Narration
import ScenePicture
import UIKit

/// The panel on the right: pages under tabs. A large window shows the inspector and, below it, one of the others.
final class RightPanel: UIView, Panel {
  /// The pages beside the inspector.
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

  /// What the log shows, while its page is open.
  var logText: String? { page == .log || isSplit && lowerPage == .log ? log.plainText : nil }

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

  /// Where a large window is split, from the top of the panel.
  private static let split: CGFloat = 640

  override func layoutSubviews() {
    let width = bounds.width, head = TabBar.height
    tabs.frame = CGRect(x: 1, y: 0, width: width - 1, height: head)
    lowerTabs.frame = CGRect(x: 1, y: RightPanel.split, width: width - 1, height: head)
    let whole = CGRect(x: 0, y: head, width: width, height: bounds.height - head)
    let lowerTop = RightPanel.split + head
    let lower = isSplit ? CGRect(x: 0, y: lowerTop, width: width, height: bounds.height - lowerTop) : whole
    inspector.frame = isSplit ? CGRect(x: 0, y: head, width: width, height: RightPanel.split - head) : whole
    code.frame = lower
    log.frame = lower
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.fill(bounds, appearance.theme.panel)
    list.fill(CGRect(x: 0, y: 0, width: 1, height: bounds.height), appearance.theme.line)
    if isSplit { list.rule(from: 0, to: bounds.width, y: RightPanel.split, appearance.theme.line) }
  }
}
