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
      case .article: .article
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
  private var shown: (moment: Moment, look: Look)?
  /// What stands on the page of an article or of JSON.
  private var written: (format: Format, moment: Moment, lines: [String])?

  init(say: @escaping (Command) -> Void) {
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
    list.goTo = { say(.goTo(step: $0 + 1)) }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ moment: Moment, _ look: Look) {
    let isContinued = shown.map { moment.trace.steps.starts(with: $0.moment.trace.steps.prefix(1)) } ?? false
    shown = (moment, look)
    refresh(isContinued: isContinued)
  }

  private func refresh(isContinued: Bool = true) {
    guard let (moment, look) = shown else { return }
    let language = look.languages.first
    formats.show(
      Format.allCases.map { .text($0.label[language]) }, selected: Format.allCases.firstIndex(of: format), look)
    filter.prompt = ControlText.filter[language]
    filter.isHidden = format != .tree
    meter.show(TouchMeter(moment), look)
    list.isHidden = format != .tree
    text.isHidden = format == .tree
    switch format {
    case .tree: list.show(moment, language, filter: filter.text, isContinued: isContinued)
    case .article, .json:
      write(moment)
      text.show(written?.lines ?? [], width: bounds.width, look)
    }
    layoutSubviews()
    if format == .tree, let current = list.currentFrame {
      scroll.reveal(current.insetBy(dx: 0, dy: -2 * LogList.rowHeight))
    }
  }

  /// What the page shows, as text.
  var plainText: String {
    guard let moment = shown?.moment else { return "" }
    let trace = moment.trace.upTo(moment.cursor)
    return switch format {
    case .tree: TraceText.text(of: trace)
    case .article: ArticleLog.lines(of: trace).map { $0 + "\n" }.joined()
    case .json: jsonLines(moment).joined(separator: "\n")
    }
  }

  /// Writes the lines of the page, unless they stand there.
  private func write(_ moment: Moment) {
    if let written, written.format == format, written.moment.shows(moment) { return }
    let lines = format == .json ? jsonLines(moment) : ArticleLog.lines(of: moment.trace.upTo(moment.cursor))
    written = (format, moment, lines)
  }

  private func jsonLines(_ moment: Moment) -> [String] {
    let text = TraceJSON.text(
      of: moment.trace.upTo(moment.cursor), scene: moment.scene.slug, variant: moment.variant.name)
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

  func paint(_ list: inout DrawingList, _ look: Look) {
    list.rule(from: 1, to: bounds.width, y: 48, look.theme.line)
  }
}

extension Moment {
  /// The same steps of the same edition of a scene.
  fileprivate func shows(_ other: Moment) -> Bool {
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
