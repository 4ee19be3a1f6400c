import Foundation
import Narration
import TouchTrace

/// A responder in the column, with its state.
struct ColumnCard: Equatable {
  /// The state of a responder, shown by the border and the ground of its card.
  enum State: Equatable {
    /// The event has not started to climb the chain.
    case waiting
    case called
    case passesOn
    case handles
    case handlesAndPassesOn
    case cancelled
    case notReached
    /// A delegate that is not part of the chain.
    case notAResponder
  }

  var responder: TreeSnapshot.Responder
  /// The finger in whose lane it is; nil without lanes.
  var lane: Int?
  var state: State
  /// The second line of the card.
  var detail: CardDetail?
  /// The recognizers on its view that take part in the touch.
  var recognizers: [RecognizerMark] = []
  /// The names of all recognizers that take part by the end of the touch sequence, so that each diamond keeps its
  /// place.
  var diamonds: [String] = []
  /// Its place in the order of delivery.
  var hop: Int?
  /// In window pixels.
  var frame: CGRect

  var name: String { responder.name }

  var isReached: Bool { state.isReached }

  /// Whether the responder has a recognizer or an action although the event did not reach it.
  var acts: Bool { !isReached && (!recognizers.isEmpty || detail?.isAction == true) }

  /// Returns whether the diamonds are side by side, because the card is too low to stack them on its left rim. `size`
  /// is their magnification; at 1 they are 22 pixels high.
  func hasDiamondsInARow(_ size: CGFloat) -> Bool { CGFloat(diamonds.count) * 22 * size > frame.height + 2 }

  /// Returns the centre of a recognizer's diamond; nil if the recognizer takes no part.
  func center(ofDiamond name: String, _ size: CGFloat) -> CGPoint? {
    guard let index = diamonds.firstIndex(of: name) else { return nil }
    let (pitch, count) = (22 * size, CGFloat(diamonds.count))
    let rim = CGPoint(x: frame.minX + 1, y: frame.midY)
    return hasDiamondsInARow(size)
      ? CGPoint(x: rim.x + CGFloat(index) * pitch, y: rim.y)
      : CGPoint(x: rim.x, y: rim.y + (CGFloat(index) - (count - 1) / 2) * pitch)
  }
}

extension ColumnCard {
  /// The card of a responder in a display state.
  init(
    _ responder: TreeSnapshot.Responder, _ recognizers: [RecognizerMark], diamonds: [String], lane: Int?,
    _ display: DisplayState, _ appearance: Appearance, _ frame: CGRect
  ) {
    // A card that is filled would look like the answer of a question.
    let isHidden = display.prediction?.hidesCards == true
    let story = isHidden ? nil : display.chainStory, name = responder.name
    let hasBegun = story?.chain.isEmpty == false
    (self.responder, self.recognizers, self.diamonds, self.frame) = (responder, recognizers, diamonds, frame)
    self.lane = lane
    let other = isHidden ? nil : display.simultaneousStory
    state = State(story?.link(of: name) ?? other?.link(of: name), of: responder, hasBegun: hasBegun)
    detail = CardDetail(responder, state, recognizers, display, appearance.languages.first)
    hop = (story?.link(of: name) == nil ? other : story)?.chain.firstIndex { $0.responder == name }.map { $0 + 1 }
  }
}

extension ColumnCard.State {
  init(_ link: TouchStory.Link?, of responder: TreeSnapshot.Responder, hasBegun: Bool) {
    guard responder.isResponder else {
      self = .notAResponder
      return
    }
    guard let link else {
      self = hasBegun ? .notReached : .waiting
      return
    }
    self =
      switch link.state {
      case .called: .called
      case .passesOn: .passesOn
      case .handles: .handles
      case .handlesAndPassesOn: .handlesAndPassesOn
      case .cancelled: .cancelled
      }
  }

  /// Whether the responder received the touch.
  var isReached: Bool {
    switch self {
    case .called, .passesOn, .handles, .handlesAndPassesOn, .cancelled: true
    case .waiting, .notReached, .notAResponder: false
    }
  }

  /// The text of the state.
  var text: ChainText? {
    switch self {
    case .waiting: nil
    case .called: .called
    case .passesOn: .passesOn
    case .handles: .handles
    case .handlesAndPassesOn: .handlesAndPassesOn
    case .cancelled: .cancelled
    case .notReached: .notReached
    case .notAResponder: .notAResponder
    }
  }
}
