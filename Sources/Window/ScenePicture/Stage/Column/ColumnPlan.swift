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
  /// The folded cards, bottom to top. If the last ones of the chain are folded, their card is in the place of the sink.
  var folds: [FoldedCards] = []
  /// A box in the place of cards that are not known yet.
  var note: ColumnNote?
  var measures: ColumnMeasures
  /// The actions sent from card to card.
  var actions: [ColumnAction] = []

  init(_ display: DisplayState, finalStory: TouchStory?, _ views: [StagedView], _ appearance: Appearance) {
    let layout = appearance.layout, column = layout.column, story = display.chainStory
    guard !layout.isHalf else {
      (cards, sink, isSinkReached) = ([], .zero, false)
      measures = ColumnMeasures(fitting: [], unknown: 0, into: column, layout)
      return
    }
    let isKnown = story?.result?.view != nil
    // The whole chain takes its place from the start, so that no card moves when the chain becomes known.
    let chain = ColumnPlan.chain(of: display, finalStory)
    var rows = chain.cards.map { ColumnRow.card($0) }
    measures = ColumnMeasures(fitting: rows, unknown: chain.unknown, into: column, layout)
    if layout.isProjector || !measures.fits {
      rows = ColumnRow.folding(chain.cards, finalStory, and: display.simultaneousStory, in: display.tree)
      measures = ColumnMeasures(fitting: rows, unknown: chain.unknown, into: column, layout)
    }
    // Step mode shows each card when it is cancelled.
    if display.mode == .live {
      rows = ColumnRow.foldingCancelled(rows, finalStory, in: display.tree)
      measures = ColumnMeasures(fitting: rows, unknown: chain.unknown, into: column, layout)
    }
    let stack = ColumnStack(rows, unknown: chain.unknown, measures, views, layout)
    let recognizers = RecognizerMark.all(in: display), final = RecognizerMark.allAtEnd(of: display)
    cards = zip(rows, stack.frames).compactMap { row, frame in
      guard case .card(let responder) = row, isKnown || responder.isFixed else { return nil }
      return ColumnCard(
        responder, recognizers.filter { $0.view == responder.name },
        diamonds: final.filter { $0.view == responder.name }.map(\.name), display, appearance, frame)
    }
    folds = zip(rows, stack.frames).compactMap { row, frame in
      // Before the chain is known, only the end that every chain has is shown.
      guard row.isFold, isKnown || frame == stack.sink else { return nil }
      let names = row.responders.map(\.name)
      return FoldedCards(
        names: names, frame: frame, isCancelled: names.allSatisfy { story?.link(of: $0)?.state == .cancelled })
    }
    sink = stack.sink
    isSinkReached = story?.isDropped ?? false
    if !isKnown, let box = stack.box(below: cards.first?.frame) {
      note = ColumnNote(
        text: ColumnPlan.note(story)[appearance.languages.first], frame: box,
        isLocked: story?.point != nil && story?.result == nil)
    }
    actions = ColumnAction.all(display, cards, layout)
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
    cards = display.secondChain(besides: cards) + cards
    // A delegate that is not a UIResponder is not part of the chain; its card shows that.
    cards += display.tree.responders.filter { !$0.isResponder }
    return (cards, start == nil ? 3 : 0)
  }

  private static func note(_ story: TouchStory?) -> any InterfaceText {
    guard let story, story.point != nil else { return ControlText.touchTheDevice }
    return story.result == .nobody ? StageText.nobodyFound : ControlText.chainNotKnownYet
  }

  // MARK: Places

  /// Whether a fold is in the place of the sink.
  var hidesSink: Bool { folds.last?.frame == sink || sink.isEmpty }

  /// The row above a card; the sink above the last one.
  func row(above frame: CGRect) -> CGRect {
    let above = (cards.map(\.frame) + folds.map(\.frame)).filter { $0.maxY <= frame.minY }
    return above.max { $0.maxY < $1.maxY } ?? sink
  }
}

extension TreeSnapshot.Responder {
  /// Whether it is part of every chain, so that it is shown before the hit-test view is known.
  fileprivate var isFixed: Bool { kind != .view && kind != .controller }
}

extension DisplayState {
  /// The responders that only a second finger's event reached, bottom to top. Empty unless one of them handled it, since
  /// the cards above them belong to the first finger.
  fileprivate func secondChain(besides cards: [TreeSnapshot.Responder]) -> [TreeSnapshot.Responder] {
    guard let other = simultaneousStory, let start = other.result?.view, let handler = other.handler else { return [] }
    let own = tree.chain(from: start).prefix { responder in !cards.contains { $0.name == responder.name } }
    return own.contains { $0.name == handler } ? Array(own) : []
  }
}
