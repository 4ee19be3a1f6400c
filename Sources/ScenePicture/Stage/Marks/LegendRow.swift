import Narration
import TouchTrace

/// A row of the legend: a line or an icon of the stage.
enum LegendRow: Equatable {
  case asks, asksNow
  case answer(Icon, Tone, OutcomeText)
  case passesUp, cancelled, recognizer, action

  /// The name of its element.
  var name: String {
    switch self {
    case .asks: "asks"
    case .asksNow: "asksNow"
    case .answer(_, _, let text): "\(text)"
    case .passesUp: "passesUp"
    case .cancelled: "cancelled"
    case .recognizer: "recognizer"
    case .action: "action"
    }
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
    }
  }

  private static let inside = LegendRow.answer(.tick, .yes, .inside)
  private static let override = LegendRow.answer(.override, .yes, .asksItself)
  private static let outside = LegendRow.answer(.cross, .no, .outside)
  private static let skipped = LegendRow.answer(.skipped, .skip, .skipped)
  private static let notAsked = LegendRow.answer(.notAsked, .faint, .notAsked)
  private static let result = LegendRow.answer(.star, .result, .hitTestView)

  /// The rows beside a stage that is not projected: the same for every touch.
  static func all(in tree: TreeSnapshot) -> [LegendRow] {
    let overrides = tree.nodes.contains { $0.hitTest != .standard } ? [override] : []
    let recognizers = tree.recognizers.isEmpty ? [] : [LegendRow.recognizer]
    return [.asks, inside] + overrides + [outside, skipped, result, .passesUp] + recognizers
  }

  /// The rows of what the stage shows by the end of a touch sequence.
  static func occurring(in story: TouchStory?, _ views: [StagedView], _ display: DisplayState) -> [LegendRow] {
    guard let story else { return [] }
    let outcomes = views.map { $0.outcome.glyph }, chain = story.chain.map(\.state)
    var rows: [LegendRow] = []
    if story.asked.contains(where: { $0.by != nil }) { rows += display.mode == .step ? [.asks, .asksNow] : [.asks] }
    rows += [inside, override, outside, skipped, notAsked, result].filter { row in
      if case .answer(let icon, _, _) = row { outcomes.contains(icon) } else { false }
    }
    if chain.contains(where: { $0 != .cancelled }) { rows.append(.passesUp) }
    if chain.contains(.cancelled) { rows.append(.cancelled) }
    if !display.tree.recognizers.isEmpty { rows.append(.recognizer) }
    if story.actions.contains(where: { $0.target != nil && $0.target != $0.sender }) { rows.append(.action) }
    return rows
  }
}
