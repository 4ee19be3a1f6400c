import Narration
import TouchTrace

/// A row of the legend: a line or an icon of the stage.
enum LegendRow: Equatable {
  case asks, asksNow
  case answer(Icon, Tone, OutcomeText)
  case passesUp, cancelled, recognizer, action
  case withheld, refusal, phone, path, pathOutside

  /// The name of its element.
  var name: String {
    if case .answer(_, _, let text) = self { "\(text)" } else { "\(self)" }
  }

  var text: any InterfaceText {
    switch self {
    case .asks: OutcomeText.asks
    case .asksNow: OutcomeText.asksNow
    case .answer(_, _, let text): text
    case .passesUp: ChainText.passesUp
    case .cancelled: ChainText.cancelled
    case .recognizer: ChainText.recognizer
    case .action: ChainText.action
    case .withheld: MarkText.withheld
    case .refusal: MarkText.refused
    case .phone: MarkText.phoneCall
    case .path: MarkText.path
    case .pathOutside: MarkText.pathOutside
    }
  }

  private static let inside = LegendRow.answer(.tick, .yes, .inside)
  private static let override = LegendRow.answer(.override, .yes, .asksItself)
  private static let outside = LegendRow.answer(.cross, .no, .outside)
  private static let skipped = LegendRow.answer(.skipped, .skip, .skipped)
  private static let notAsked = LegendRow.answer(.notAsked, .faintText, .notAsked)
  private static let result = LegendRow.answer(.star, .result, .hitTestView)

  /// The rows for the marks on the stage by the end of a touch sequence.
  static func occurring(in story: TouchStory?, _ views: [StagedView], _ display: DisplayState) -> [LegendRow] {
    guard let story else { return [] }
    let outcomes = views.map { $0.outcome.glyph }, chain = story.chain.map(\.state)
    var rows: [LegendRow] = []
    if story.asked.contains(where: { $0.by != nil }) { rows += display.isStepping ? [.asksNow, .asks] : [.asks] }
    rows += [inside, override, outside, skipped, notAsked, result].filter { row in
      if case .answer(let icon, _, _) = row { outcomes.contains(icon) } else { false }
    }
    if chain.contains(where: { $0 != .cancelled }) { rows.append(.passesUp) }
    if chain.contains(.cancelled) { rows.append(.cancelled) }
    if !display.tree.recognizers.isEmpty { rows.append(.recognizer) }
    if story.actions.contains(where: { $0.target != nil && $0.target != $0.sender }) { rows.append(.action) }
    return rows + marks(in: story, display)
  }

  /// The rows of marks that only some touch sequences have.
  private static func marks(in story: TouchStory?, _ display: DisplayState) -> [LegendRow] {
    guard let story else { return [] }
    var rows: [LegendRow] = []
    if story.isWithheld(inSteps: display.isStepping) { rows.append(.withheld) }
    if RecognizerMark.allAtEnd(of: display).contains(where: { $0.refusedBy != nil }) { rows.append(.refusal) }
    if story.isInterrupted { rows.append(.phone) }
    if let events = ControlEventMarks.events(in: display) {
      rows.append(.path)
      if events.contains(where: ControlEventMarks.outside.contains) { rows.append(.pathOutside) }
    }
    return rows
  }
}

extension TouchStory {
  /// Whether a recognizer has withheld the touch from a view.
  /// - Parameter inSteps: whether that counts if the view was cancelled later, so that only earlier steps show it.
  fileprivate func isWithheld(inSteps: Bool) -> Bool {
    incidents.contains { incident in
      switch incident {
      case .withheld(_, let view, _, _), .deliveredLate(_, let view, _, _):
        inSteps || link(of: view)?.state != .cancelled
      default: false
      }
    }
  }
}
