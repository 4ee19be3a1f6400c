import Foundation
import Narration
import TouchTrace

/// The responder lane with everything in its place: cards from the hit-test view at the bottom up to the sink.
struct LanePlan: Equatable {
  /// Bottom to top: the order in which the event climbs.
  var cards: [LaneCard]
  /// Where an event ends that nobody handles.
  var sink: CGRect
  var isSinkReached: Bool
  /// How many cards are folded into one, and where that one stands.
  var folded: (count: Int, frame: CGRect)?
  /// A box in place of cards that are not known yet, and what it says.
  var note: (text: String, frame: CGRect, isLocked: Bool)?
  var measures: LaneMeasures
  /// Actions between cards.
  var actions: [LaneAction] = []

  static func == (one: LanePlan, two: LanePlan) -> Bool {
    one.cards == two.cards && one.sink == two.sink && one.isSinkReached == two.isSinkReached
      && one.measures == two.measures && one.actions == two.actions && one.folded?.count == two.folded?.count
      && one.note?.text == two.note?.text
  }

  init(_ moment: Moment, outcome: TouchStory?, _ views: [StagedView], _ look: Look) {
    let layout = look.layout, lane = layout.lane, story = moment.story
    let isKnown = story?.result?.view != nil
    // The whole chain takes its place from the start, so that nothing moves when it becomes known.
    let chain = LanePlan.chain(of: moment, outcome)
    // What a projector folds takes the place of the sink.
    let folds = layout.isProjector ? LanePlan.unreached(chain.cards, outcome) : 0
    let shown = Array(chain.cards.dropLast(folds))
    measures = LaneMeasures(fitting: shown.count + chain.unknown, into: lane, layout)
    let stack = LaneStack(shown, unknown: chain.unknown, measures, views, layout)
    let recognizers = RecognizerMark.all(in: moment), inTheEnd = RecognizerMark.allInTheEnd(of: moment)
    cards = zip(shown, stack.frames).compactMap { responder, frame in
      let isFixed = responder.kind != .view && responder.kind != .controller
      guard isKnown || isFixed else { return nil }
      return LaneCard(
        responder, recognizers.filter { $0.view == responder.name },
        diamonds: inTheEnd.filter { $0.view == responder.name }.map(\.name), moment, look, frame)
    }
    sink = stack.sink
    isSinkReached = story?.isDropped ?? false
    if !isKnown, let box = stack.box(below: cards.first?.frame) {
      note = (LanePlan.note(story)[look.languages.first], box, story?.point != nil && story?.result == nil)
    }
    if folds > 0 { folded = (folds, sink) } else { foldUnreached() }
    actions = LaneAction.all(moment, cards, lane: lane)
  }

  // MARK: Which cards

  /// The chain that is shown, bottom to top, and how many places to keep for what is not known.
  private static func chain(of moment: Moment, _ outcome: TouchStory?)
    -> (cards: [TreeSnapshot.Responder], unknown: Int)
  {
    let start = outcome?.result?.view
    let window = moment.tree.nodes.first { $0.isWindow }?.name
    guard let first = start ?? window else { return ([], 0) }
    var cards = moment.tree.chain(from: first)
    // A delegate that is no responder stands beside the chain; its card says so.
    cards += moment.tree.responders.filter { !$0.isResponder }
    return (cards, start == nil ? 3 : 0)
  }

  private static func note(_ story: TouchStory?) -> any InterfaceText {
    guard let story, story.point != nil else { return ControlText.touchTheDevice }
    return story.result == .nobody ? StageWord.nobodyFound : ControlText.chainNotKnownYet
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
    guard cards.count > measures.room, unreached.count > 1, let lowest = unreached.first?.frame else { return }
    cards.removeAll { $0.state == .notReached }
    let frame = CGRect(x: lowest.minX, y: lowest.maxY - measures.sink, width: lowest.width, height: measures.sink)
    folded = (unreached.count, frame)
  }
}
