import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The log page: the trace as a tree of rows, as a sentence for each step, as lines of a console log, or as JSON.
final class LogPage: PaintedView {
  enum Format: CaseIterable {
    case tree, steps, console, json

    /// Whether the page is rows that can be filtered.
    var hasFilter: Bool { self == .tree || self == .steps }

    var label: ControlText {
      switch self {
      case .tree: .tree
      case .steps: .steps
      case .console: .console
      case .json: .json
      }
    }
  }

  private lazy var formats = Segments { [unowned self] index in
    format = Format.allCases[index]
    refresh()
  }
  private lazy var filter = TextField(icon: .search) { [unowned self] _ in refresh() }
  private let list = LogList()
  private let sentences = SentenceList()
  private let text = TextListing()
  private let emptyNote = EmptyNote()
  private let scroll = ScrollArea(UIView(frame: .zero))
  private let meter = TouchMeterView()
  private var format = Format.tree
  private var shown: (display: DisplayState, appearance: Appearance)?
  /// The lines of the console or JSON format, with the values that they were written from.
  private var written: (key: LinesKey, lines: [String])?

  init(send: @escaping (Command) -> Void) {
    super.init(frame: .zero)
    formats.accessibilityIdentifier = "log.format"
    filter.accessibilityIdentifier = "log.filter"
    list.accessibilityIdentifier = "log.list"
    for view in [formats, filter, scroll, meter] { addSubview(view) }
    sentences.accessibilityIdentifier = "log.steps"
    for view in [list, sentences, text, emptyNote] { scroll.content.addSubview(view) }
    list.changedHeight = { [unowned self] in layoutSubviews() }
    list.goTo = { send(.goTo(step: $0 + 1)) }
    sentences.goTo = { send(.goTo(step: $0)) }
  }

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
    filter.isHidden = !format.hasFilter
    meter.show(TouchMeter(display), appearance)
    list.isHidden = format != .tree
    sentences.isHidden = format != .steps
    text.isHidden = format.hasFilter
    switch format {
    case .tree: list.show(display, language, filter: filter.text, isContinued: isContinued)
    case .steps: sentences.show(display, filter: filter.text, width: bounds.width, appearance)
    case .console, .json:
      write(display)
      text.show(written?.lines ?? [], width: bounds.width, appearance)
    }
    showNote(display, language)
    layoutSubviews()
    if let current = currentFrame { scroll.reveal(current.insetBy(dx: 0, dy: -2 * LogList.rowHeight)) }
  }

  /// Shows in place of an empty list why it is empty, and what to do.
  private func showNote(_ display: DisplayState, _ language: Language) {
    let isEmpty =
      switch format {
      case .tree: list.shown.isEmpty
      case .steps: sentences.rows.isEmpty
      case .console: written?.lines.isEmpty ?? true
      case .json: false
      }
    emptyNote.isHidden = !isEmpty
    let note: ControlText =
      display.trace.steps.isEmpty ? .emptyLog : format.hasFilter ? .noRowFound : .emptyConsole
    emptyNote.text = note[language]
  }

  /// The frame of the row of the step that happened last, in the content.
  private var currentFrame: CGRect? {
    switch format {
    case .tree: list.currentFrame
    case .steps: sentences.currentFrame
    case .console, .json: nil
    }
  }

  /// The content of the page as text.
  var plainText: String {
    guard let display = shown?.display else { return "" }
    let trace = display.trace.upTo(display.cursor)
    return switch format {
    case .tree: TraceText.text(of: trace)
    case .steps: stepLines(display).map { $0 + "\n" }.joined()
    case .console: ConsoleLog.lines(of: trace).map { $0 + "\n" }.joined()
    case .json: jsonLines(display).joined(separator: "\n")
    }
  }

  /// Updates the lines of the page, unless they are up to date.
  private func write(_ display: DisplayState) {
    let key = LinesKey(format, display)
    if let written, written.key == key { return }
    let lines = format == .json ? jsonLines(display) : ConsoleLog.lines(of: display.trace.upTo(display.cursor))
    written = (key, lines)
  }

  private func stepLines(_ display: DisplayState) -> [String] {
    let language = shown?.appearance.languages.first ?? .english
    return NarrationText.lines(of: display.trace.upTo(display.cursor), language: language)
  }

  private func jsonLines(_ display: DisplayState) -> [String] {
    let text = TraceJSON.text(
      of: display.trace.upTo(display.cursor), scene: display.scene.slug, variant: display.variant.name)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  override func layoutSubviews() {
    formats.frame = tools.strip(.left, LogPage.formatsWidth)
    filter.frame =
      hasFilterRow ? tools.offsetBy(dx: 0, dy: LogPage.filterRow) : tools.inset(left: LogPage.formatsWidth + 8)
    meter.frame = bounds.strip(.bottom, TouchMeterView.height)
    scroll.frame = bounds.inset(top: headHeight, bottom: TouchMeterView.height)
    text.frame = bounds.strip(.top, text.preferredHeight)
    list.frame = bounds.strip(.top, list.preferredHeight).inset(left: 1)
    emptyNote.frame = CGRect(
      x: Inspector.margin, y: 12, width: bounds.width - 2 * Inspector.margin, height: EmptyNote.height)
    sentences.frame = bounds.strip(.top, sentences.preferredHeight).inset(left: 1)
    scroll.setContentHeight(contentHeight)
  }

  private static let formatsWidth: CGFloat = 192, filterRow: CGFloat = 32

  private var tools: CGRect { bounds.insetBy(dx: Inspector.margin, dy: 0).inset(top: 12).strip(.top, 26) }

  /// Whether the filter is below the formats, because the panel is narrow.
  private var hasFilterRow: Bool { format.hasFilter && tools.width - LogPage.formatsWidth - 8 < 72 }

  private var headHeight: CGFloat { 49 + (hasFilterRow ? LogPage.filterRow : 0) }

  private var contentHeight: CGFloat {
    switch format {
    case .tree: list.preferredHeight
    case .steps: sentences.preferredHeight
    case .console, .json: text.preferredHeight
    }
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.rule(from: 1, to: bounds.width, y: headHeight - 1, appearance.theme.line)
  }
}

extension LogPage {
  /// The values that the lines of a page are written from.
  private struct LinesKey: Equatable {
    var format: Format
    var scene: String
    var variant: String
    var cursor: Int
    var trace: Trace

    init(_ format: Format, _ display: DisplayState) {
      (self.format, cursor, trace) = (format, display.cursor, display.trace)
      (scene, variant) = (display.scene.slug, display.variant.name)
    }
  }
}

extension Trace {
  /// Returns the trace of the first `cursor` steps.
  fileprivate func upTo(_ cursor: Int) -> Trace {
    var earlier = Trace()
    steps.prefix(cursor).forEach { earlier.append($0) }
    earlier.trees = trees
    earlier.marks = marks.filter { $0.count <= cursor }
    return earlier
  }
}
