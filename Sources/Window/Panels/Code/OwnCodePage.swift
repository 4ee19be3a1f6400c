import Narration
import PanelModels
import ScenePicture
import TouchTrace
import UIKit

/// The person's own source, with the function that runs, and what the touch has asked of it.
final class OwnCodePage: UIView {
  private let listing = SourceListing(), calls = OwnCallList(), stack = CodeStack()
  private let source: ScrollArea, facts = ScrollArea(UIView(frame: .zero))
  private var shownCalls: [OwnCall] = []
  /// The choice of the person, until the next step: a file, and maybe a line of it.
  private var chosen: (file: Int, line: Int?)?
  private var shown: (display: WindowDisplay, appearance: Appearance)?
  private var shownProblems: [SourcePlace] = []
  private(set) var file = 0
  private let send: (Command) -> Void

  init(send: @escaping (Command) -> Void) {
    self.send = send
    source = ScrollArea(listing)
    super.init(frame: .zero)
    listing.accessibilityIdentifier = "code.source"
    for view in [source, facts] { addSubview(view) }
    for view in [calls, stack] { facts.content.addSubview(view) }
    calls.choose = { [unowned self] index in
      guard shownCalls.indices.contains(index) else { return }
      chosen = nil
      send(.goTo(step: shownCalls[index].exchange.step + 1))
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows a file until the next step.
  /// - Parameter line: the line to show and mark, from 1.
  func choose(_ file: Int, line: Int? = nil) {
    chosen = (file, line)
    if let (display, appearance) = shown { show(display, appearance) }
  }

  func show(_ window: WindowDisplay, _ appearance: Appearance) {
    let display = window.stage
    guard let sources = display.sources, !sources.files.isEmpty else { return }
    if let shown, display.cursor != shown.display.cursor || display.trace != shown.display.trace { chosen = nil }
    let isNew = shown?.display.sources != display.sources
    shown = (window, appearance)
    shownCalls = OwnCall.calls(in: display, sources)
    let running = OwnCall.running(in: display, shownCalls)
    let problems = SourcePlace.problems(of: window.fileNotice, in: sources)
    if problems != shownProblems { chosen = nil }
    shownProblems = problems
    let before = file
    file =
      chosen?.file ?? problems.first?.file ?? running?.function?.file
      ?? display.fileOfInspected(sources) ?? min(file, sources.files.count - 1)
    listing.lines = sources.files[file].lines
    listing.current = running?.function.flatMap { $0.file == file ? $0.lines : nil }
    listing.chosen = chosen?.line
    listing.errors = Set(problems.filter { $0.file == file }.map(\.line))
    noteExchanges(display, isOld: !problems.isEmpty, appearance)
    calls.show(shownCalls, display, isOld: !problems.isEmpty, appearance)
    stack.show(display.trace.callStack(at: display.cursor), chosen: 0, display, appearance)
    layoutSubviews()
    reveal(problems, display, sources, isNew || before != file)
  }

  /// Writes arguments and answers beside the functions of the file.
  private func noteExchanges(_ display: DisplayState, isOld: Bool, _ appearance: Appearance) {
    let language = appearance.languages.first
    (listing.notes, listing.marks) = ([], [:])
    for call in shownCalls where call.exchange.step < display.cursor {
      guard let function = call.function, function.file == file else { continue }
      if listing.notes.contains(where: { $0.line == function.lines.lowerBound }) { continue }
      if let text = call.exchange.argumentText(language) {
        listing.notes.append(SourceListing.Note(line: function.lines.lowerBound, text: text))
      }
      if let last = call.printed.last {
        let count = call.printed.reduce(0) { $0 + 1 + $1.more }
        listing.notes.append(
          SourceListing.Note(line: function.bodyLine, text: OwnCodeText.prints(last.text, count: count)[language]))
      }
      guard call.exchange.answer != nil else { continue }
      let isYes = call.exchange.isYes
      listing.notes.append(
        SourceListing.Note(
          line: function.bodyLine, text: call.exchange.answerText, isYes: isYes, isOld: isOld))
      if !isOld { listing.marks[function.lines.lowerBound] = isYes }
    }
  }

  private func reveal(
    _ problems: [SourcePlace], _ display: DisplayState, _ sources: OwnSources, _ isOther: Bool
  ) {
    let error = problems.first { $0.file == file }.map { $0.line...$0.line }
    let start = isOther ? display.linesOfInspected(sources, in: file) : nil
    let chosen = listing.chosen.map { $0...$0 }
    guard let lines = chosen ?? error ?? listing.current ?? start else { return }
    source.reveal(listing.frame(of: lines).insetBy(dx: 0, dy: -2 * SourceListing.lineHeight))
  }

  override func layoutSubviews() {
    let column = bounds.insetBy(dx: Inspector.margin, dy: 0)
    let stackHeight = stack.isEmpty ? 0 : stack.preferredHeight, height = calls.preferredHeight + stackHeight
    let lower = min(height, (bounds.height * 0.5).rounded())
    source.frame = bounds.inset(bottom: lower + 6)
    source.setContentHeight(listing.preferredHeight)
    facts.frame = bounds.strip(.bottom, lower)
    calls.frame = CGRect(x: column.minX, y: 0, width: column.width, height: calls.preferredHeight)
    stack.isHidden = stack.isEmpty
    stack.frame = CGRect(x: column.minX, y: calls.preferredHeight, width: column.width, height: stackHeight)
    facts.setContentHeight(height)
  }
}

extension OwnCall {
  /// The call that runs at the cursor, or was answered there: the innermost one of a person's own.
  static func running(in display: DisplayState, _ calls: [OwnCall]) -> OwnCall? {
    guard display.cursor > 0 else { return nil }
    let last = display.cursor - 1
    if let call = calls.first(where: { $0.exchange.step == last && $0.function != nil }) { return call }
    for frame in display.trace.callStack(at: display.cursor) {
      if let call = calls.first(where: { $0.exchange.step == frame.step && $0.function != nil }) { return call }
    }
    return nil
  }
}

extension OwnCall.Exchange {
  fileprivate var isYes: Bool {
    switch answer {
    case .flag(let flag): flag
    case .view(let view): view != nil
    case nil: false
    }
  }
}

extension DisplayState {
  private func classOfInspected(_ sources: OwnSources) -> String? {
    guard let inspected, let name = tree.className(of: inspected), sources.isOwn(name) else { return nil }
    return name
  }

  /// The file with the class of the object in the inspector.
  fileprivate func fileOfInspected(_ sources: OwnSources) -> Int? {
    classOfInspected(sources).flatMap { name in sources.functions.first { $0.className == name }?.file }
  }

  /// The first function of that class, in a file.
  fileprivate func linesOfInspected(_ sources: OwnSources, in file: Int) -> ClosedRange<Int>? {
    classOfInspected(sources).flatMap { name in
      sources.functions.first { $0.className == name && $0.file == file }?.lines
    }
  }
}
