import Foundation
import Narration
import TouchTrace

/// The responder lane with everything in its place: cards from the hit-test view at the bottom up to the sink.
struct ColumnPlan: Equatable {
  /// Bottom to top: the order in which the event climbs.
  var cards: [ColumnCard]
  /// Where an event ends that nobody handles.
  var sink: CGRect
  var isSinkReached: Bool
  /// How many cards are folded into one, and where that one stands.
  var folded: (count: Int, frame: CGRect)?
  /// A box in place of cards that are not known yet, and what it says.
  var note: (text: String, frame: CGRect, isLocked: Bool)?
  var measures: ColumnMeasures
  /// Actions between cards.
  var actions: [ColumnAction] = []

  static func == (one: ColumnPlan, two: ColumnPlan) -> Bool {
    one.cards == two.cards && one.sink == two.sink && one.isSinkReached == two.isSinkReached
      && one.measures == two.measures && one.actions == two.actions && one.folded?.count == two.folded?.count
      && one.note?.text == two.note?.text
  }

  init(_ display: DisplayState, outcome: TouchStory?, _ views: [StagedView], _ appearance: Appearance) {
    let layout = appearance.layout, column = layout.column, story = display.story
    let isKnown = story?.result?.view != nil
    // The whole chain takes its place from the start, so that nothing moves when it becomes known.
    let chain = ColumnPlan.chain(of: display, outcome)
    // What a projector folds takes the place of the sink.
    let folds = layout.isProjector ? ColumnPlan.unreached(chain.cards, outcome) : 0
    let shown = Array(chain.cards.dropLast(folds))
    measures = ColumnMeasures(fitting: shown.count + chain.unknown, into: column, layout)
    let stack = ColumnStack(shown, unknown: chain.unknown, measures, views, layout)
    let recognizers = RecognizerMark.all(in: display), inTheEnd = RecognizerMark.allInTheEnd(of: display)
    cards = zip(shown, stack.frames).compactMap { responder, frame in
      let isFixed = responder.kind != .view && responder.kind != .controller
      guard isKnown || isFixed else { return nil }
      return ColumnCard(
        responder, recognizers.filter { $0.view == responder.name },
        diamonds: inTheEnd.filter { $0.view == responder.name }.map(\.name), display, appearance, frame)
    }
    sink = stack.sink
    isSinkReached = story?.isDropped ?? false
    if !isKnown, let box = stack.box(below: cards.first?.frame) {
      note = (ColumnPlan.note(story)[appearance.languages.first], box, story?.point != nil && story?.result == nil)
    }
    if folds > 0 { folded = (folds, sink) } else { foldUnreached() }
    actions = ColumnAction.all(display, cards, column: column)
  }

  // MARK: Which cards

  /// The chain that is shown, bottom to top, and how many places to keep for what is not known.
  private static func chain(of display: DisplayState, _ outcome: TouchStory?)
    -> (cards: [TreeSnapshot.Responder], unknown: Int)
  {
    let start = outcome?.result?.view
    let window = display.tree.nodes.first { $0.isWindow }?.name
    guard let first = start ?? window else { return ([], 0) }
    var cards = display.tree.chain(from: first)
    // A delegate that is no responder stands beside the chain; its card says so.
    cards += display.tree.responders.filter { !$0.isResponder }
    return (cards, start == nil ? 3 : 0)
  }

  private static func note(_ story: TouchStory?) -> any InterfaceText {
    guard let story, story.point != nil else { return ControlText.touchTheDevice }
    return story.result == .nobody ? StageText.nobodyFound : ControlText.chainNotKnownYet
  }

  // MARK: Folding

  /// How many responders at the upper end are not reached in the end, if they are worth folding.
  private static func unreached(_ chain: [TreeSnapshot.Responder], _ outcome: TouchStory?) -> Int {
    guard let outcome, !outcome.chain.isEmpty else { return 0 }
    let count = chain.reversed().prefix { outcome.link(of: $0.name) == nil }.count
    return count > 1 ? count : 0
  }

  /// A lane that is too low shows what was reached, and the rest as one card.
  private mutating func foldUnreached() {
    let unreached = cards.filter { $0.state == .notReached }
    guard cards.count > measures.space, unreached.count > 1, let lowest = unreached.first?.frame else { return }
    cards.removeAll { $0.state == .notReached }
    let frame = CGRect(x: lowest.minX, y: lowest.maxY - measures.sink, width: lowest.width, height: measures.sink)
    folded = (unreached.count, frame)
  }
}
