import Foundation
import Narration
import TouchTrace

/// The responder chain's column, laid out: cards from the hit-test view at the bottom up to the sink.
struct ColumnPlan {
  /// Bottom to top: the order in which the event climbs.
  var cards: [ColumnCard]
  /// The end of an event that no responder handles.
  var sink: CGRect
  var isSinkReached: Bool
  /// The folded cards, whose responders were not reached.
  var folded: FoldedCards?
  /// A box in the place of cards that are not known yet.
  var note: ColumnNote?
  var measures: ColumnMeasures
  /// The actions sent from card to card.
  var actions: [ColumnAction] = []

  init(_ display: DisplayState, finalStory: TouchStory?, _ views: [StagedView], _ appearance: Appearance) {
    let layout = appearance.layout, column = layout.column, story = display.story
    let isKnown = story?.result?.view != nil
    // The whole chain takes its place from the start, so that no card moves when the chain becomes known.
    let chain = ColumnPlan.chain(of: display, finalStory)
    // On a projector, the folded cards take the place of the sink.
    let folds = layout.isProjector ? ColumnPlan.unreached(chain.cards, finalStory) : 0
    let shown = Array(chain.cards.dropLast(folds))
    measures = ColumnMeasures(fitting: shown.count + chain.unknown, into: column, layout)
    let stack = ColumnStack(shown, unknown: chain.unknown, measures, views, layout)
    let recognizers = RecognizerMark.all(in: display), final = RecognizerMark.allAtEnd(of: display)
    cards = zip(shown, stack.frames).compactMap { responder, frame in
      let isFixed = responder.kind != .view && responder.kind != .controller
      guard isKnown || isFixed else { return nil }
      return ColumnCard(
        responder, recognizers.filter { $0.view == responder.name },
        diamonds: final.filter { $0.view == responder.name }.map(\.name), display, appearance, frame)
    }
    sink = stack.sink
    isSinkReached = story?.isDropped ?? false
    if !isKnown, let box = stack.box(below: cards.first?.frame) {
      note = ColumnNote(
        text: ColumnPlan.note(story)[appearance.languages.first], frame: box,
        isLocked: story?.point != nil && story?.result == nil)
    }
    if folds > 0 { folded = FoldedCards(count: folds, frame: sink) } else { foldUnreached() }
    actions = ColumnAction.all(display, cards, column: column)
  }

  // MARK: Which cards

  /// Returns the chain, bottom to top, and the number of places to reserve for cards that are not known yet.
  private static func chain(of display: DisplayState, _ finalStory: TouchStory?)
    -> (cards: [TreeSnapshot.Responder], unknown: Int)
  {
    let start = finalStory?.result?.view
    let window = display.tree.nodes.first { $0.isWindow }?.name
    guard let first = start ?? window else { return ([], 0) }
    var cards = display.tree.chain(from: first)
    // A delegate that is not a UIResponder is not part of the chain; its card shows that.
    cards += display.tree.responders.filter { !$0.isResponder }
    return (cards, start == nil ? 3 : 0)
  }

  private static func note(_ story: TouchStory?) -> any InterfaceText {
    guard let story, story.point != nil else { return ControlText.touchTheDevice }
    return story.result == .nobody ? StageText.nobodyFound : ControlText.chainNotKnownYet
  }

  // MARK: Folding

  /// Returns the number of responders at the upper end that are never reached, if there are at least two.
  private static func unreached(_ chain: [TreeSnapshot.Responder], _ finalStory: TouchStory?) -> Int {
    guard let finalStory, !finalStory.chain.isEmpty else { return 0 }
    let count = chain.reversed().prefix { finalStory.link(of: $0.name) == nil }.count
    return count > 1 ? count : 0
  }

  /// Shows only the reached cards, and the rest as one card, if the column is too low for all.
  private mutating func foldUnreached() {
    let unreached = cards.filter { $0.state == .notReached }
    guard cards.count > measures.capacity, unreached.count > 1, let lowest = unreached.first?.frame else { return }
    cards.removeAll { $0.state == .notReached }
    folded = FoldedCards(count: unreached.count, frame: lowest.strip(.bottom, measures.sink))
  }
}
