import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// All that happened, as a tree of rows, as the lines of the article's console, or as JSON.
final class LogPage: UIView, Painted {
  enum Format: CaseIterable {
    case tree, article, json

    var label: ControlText {
      switch self {
      case .tree: .tree
      case .article: .console
      case .json: .json
      }
    }
  }

  private let formats: Segments
  private let filter: TextField
  private let list = LogList()
  private let text = TextListing()
  private let scroll: ScrollArea
  private let meter = TouchMeterView()
  private let content = UIView(frame: .zero)
  private var format = Format.tree
  private var shown: (display: DisplayState, appearance: Appearance)?
  /// What stands on the page of an article or of JSON.
  private var written: (format: Format, display: DisplayState, lines: [String])?

  init(send: @escaping (Command) -> Void) {
    var choose: (Int) -> Void = { _ in }, search: () -> Void = {}
    formats = Segments { choose($0) }
    filter = TextField(icon: .search) { _ in search() }
    scroll = ScrollArea(content)
    super.init(frame: .zero)
    formats.accessibilityIdentifier = "log.format"
    filter.accessibilityIdentifier = "log.filter"
    list.accessibilityIdentifier = "log.list"
    for view in [formats, filter, scroll, meter] { addSubview(view) }
    for view in [list, text] { content.addSubview(view) }
    choose = { [unowned self] in
      format = Format.allCases[$0]
      refresh()
    }
    search = { [unowned self] in refresh() }
    list.changedHeight = { [unowned self] in layoutSubviews() }
    list.goTo = { send(.goTo(step: $0 + 1)) }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ display: DisplayState, _ appearance: Appearance) {
    let isContinued = shown.map { display.trace.steps.starts(with: $0.display.trace.steps.prefix(1)) } ?? false
    shown = (display, appearance)
    refresh(isContinued: isContinued)
  }

  private func refresh(isContinued: Bool = true) {
    guard let (display, appearance) = shown else { return }
    let language = appearance.languages.first
    formats.show(
      Format.allCases.map { .text($0.label[language]) }, selected: Format.allCases.firstIndex(of: format), appearance)
    filter.prompt = ControlText.filter[language]
    filter.isHidden = format != .tree
    meter.show(TouchMeter(display), appearance)
    list.isHidden = format != .tree
    text.isHidden = format == .tree
    switch format {
    case .tree: list.show(display, language, filter: filter.text, isContinued: isContinued)
    case .article, .json:
      write(display)
      text.show(written?.lines ?? [], width: bounds.width, appearance)
    }
    layoutSubviews()
    if format == .tree, let current = list.currentFrame {
      scroll.reveal(current.insetBy(dx: 0, dy: -2 * LogList.rowHeight))
    }
  }

  /// What the page shows, as text.
  var plainText: String {
    guard let display = shown?.display else { return "" }
    let trace = display.trace.upTo(display.cursor)
    return switch format {
    case .tree: TraceText.text(of: trace)
    case .article: ConsoleLog.lines(of: trace).map { $0 + "\n" }.joined()
    case .json: jsonLines(display).joined(separator: "\n")
    }
  }

  /// Writes the lines of the page, unless they stand there.
  private func write(_ display: DisplayState) {
    if let written, written.format == format, written.display.shows(display) { return }
    let lines = format == .json ? jsonLines(display) : ConsoleLog.lines(of: display.trace.upTo(display.cursor))
    written = (format, display, lines)
  }

  private func jsonLines(_ display: DisplayState) -> [String] {
    let text = TraceJSON.text(
      of: display.trace.upTo(display.cursor), scene: display.scene.slug, variant: display.variant.name)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  override func layoutSubviews() {
    let margin = Inspector.margin
    formats.frame = CGRect(x: margin, y: 12, width: 176, height: 26)
    filter.frame = CGRect(x: margin + 184, y: 12, width: max(bounds.width - 2 * margin - 184, 0), height: 26)
    let bottom = bounds.height - TouchMeterView.height
    scroll.frame = CGRect(x: 0, y: 49, width: bounds.width, height: max(bottom - 49, 0))
    meter.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: TouchMeterView.height)
    let height = format == .tree ? list.wantedHeight : text.wantedHeight
    list.frame = CGRect(x: 1, y: 0, width: bounds.width - 1, height: height)
    text.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    scroll.setContentHeight(height)
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.rule(from: 1, to: bounds.width, y: 48, appearance.theme.line)
  }
}

extension DisplayState {
  /// The same steps of the same edition of a scene.
  fileprivate func shows(_ other: DisplayState) -> Bool {
    scene.slug == other.scene.slug && variant.name == other.variant.name && cursor == other.cursor
      && trace == other.trace
  }
}

extension Trace {
  /// The trace as it was when so many steps had happened.
  fileprivate func upTo(_ cursor: Int) -> Trace {
    var earlier = Trace()
    steps.prefix(cursor).forEach { earlier.append($0) }
    earlier.trees = trees
    earlier.marks = marks.filter { $0.count <= cursor }
    return earlier
  }
}
