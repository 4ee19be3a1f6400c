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
    var rows = chain.lanes + chain.cards.map { ColumnRow.card($0) }
    measures = ColumnMeasures(fitting: rows, unknown: chain.unknown, into: column, layout)
    if layout.isProjector || !measures.fits {
      rows =
        chain.lanes + ColumnRow.folding(chain.cards, finalStory, and: display.simultaneousStory, in: display.tree)
      measures = ColumnMeasures(fitting: rows, unknown: chain.unknown, into: column, layout)
    }
    // Step mode shows each card when it is cancelled.
    if display.mode == .live {
      rows = ColumnRow.foldingCancelled(rows, finalStory, in: display.tree)
      measures = ColumnMeasures(fitting: rows, unknown: chain.unknown, into: column, layout)
    }
    let stack = ColumnStack(rows, unknown: chain.unknown, measures, views, layout)
    let recognizers = RecognizerMark.all(in: display), final = RecognizerMark.allAtEnd(of: display)
    let places = zip(rows, stack.frames).flatMap { row, frame in ColumnPlan.places(of: row, in: frame, display, layout)
    }
    cards = places.compactMap { responder, lane, frame in
      guard isKnown || responder.isFixed else { return nil }
      return ColumnCard(
        responder, recognizers.filter { $0.view == responder.name },
        diamonds: final.filter { $0.view == responder.name }.map(\.name), lane: lane, display, appearance, frame)
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
    -> (lanes: [ColumnRow], cards: [TreeSnapshot.Responder], unknown: Int)
  {
    let start = finalStory?.result?.view
    let window = display.tree.nodes.first { $0.isWindow }?.name
    guard let first = start ?? window else { return ([], [], 0) }
    var cards = display.tree.chain(from: first), lanes: [ColumnRow] = []
    if let fingers = display.lanes {
      let own = cards.prefix { responder in !fingers.other.contains { $0.name == responder.name } }
      let others = fingers.other.prefix { responder in !cards.contains { $0.name == responder.name } }
      lanes = fingers.isFirst ? ColumnRow.lanes(Array(own), Array(others)) : ColumnRow.lanes(Array(others), Array(own))
      cards.removeFirst(own.count)
    }
    // A delegate that is not a UIResponder is not part of the chain; its card shows that.
    cards += display.tree.responders.filter { !$0.isResponder }
    return (lanes, cards, start == nil ? 3 : 0)
  }

  /// Returns the responders of a row with their fingers, if they are in lanes, and their frames.
  private static func places(
    of row: ColumnRow, in frame: CGRect, _ display: DisplayState, _ layout: WindowLayout
  ) -> [(responder: TreeSnapshot.Responder, lane: Int?, frame: CGRect)] {
    switch row {
    case .fold: return []
    case .card(let responder): return [(responder, nil, frame)]
    case .lanes(let left, let right):
      let width = ((frame.width - 12 * layout.scale) / 2).rounded(.down)
      let fingers = [display.story?.finger, display.simultaneousStory?.finger].compactMap(\.self).sorted()
      return [(left, fingers.first, frame.strip(.left, width)), (right, fingers.last, frame.strip(.right, width))]
        .compactMap { responder, finger, frame in responder.map { ($0, finger, frame) } }
    }
  }

  private static func note(_ story: TouchStory?) -> any InterfaceText {
    guard let story, story.point != nil else { return ControlText.touchTheDevice }
    return story.result == .nobody ? StageText.nobodyFound : ControlText.chainNotKnownYet
  }

  // MARK: Places

  /// Whether a card is the upper one of a lane.
  func isAtTopOfLane(_ card: ColumnCard) -> Bool {
    card.lane != nil && !cards.contains { $0.lane == card.lane && $0.frame.minY < card.frame.minY }
  }

  /// Whether a fold is in the place of the sink.
  var hidesSink: Bool { folds.last?.frame == sink || sink.isEmpty }

  /// The row above a card, in its lane; the sink above the last one.
  func row(above frame: CGRect) -> CGRect {
    let above = (cards.map(\.frame) + folds.map(\.frame)).filter {
      $0.maxY <= frame.minY && $0.minX < frame.maxX && frame.minX < $0.maxX
    }
    return above.max { $0.maxY < $1.maxY } ?? sink
  }
}

extension TreeSnapshot.Responder {
  /// Whether it is part of every chain, so that it is shown before the hit-test view is known.
  fileprivate var isFixed: Bool { kind != .view && kind != .controller }
}

extension DisplayState {
  /// The chain of a second finger of the event, bottom to top, and whether the finger in focus has the smaller number; nil if
  /// there is no such finger.
  fileprivate var lanes: (other: [TreeSnapshot.Responder], isFirst: Bool)? {
    guard let other = simultaneousStory, let start = other.result?.view, let finger = story?.finger else { return nil }
    return (tree.chain(from: start), finger < other.finger)
  }
}
