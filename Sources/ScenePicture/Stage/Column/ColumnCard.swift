import Foundation
import Narration
import TouchTrace

/// A responder in the lane, and what it does with the touch.
struct ColumnCard: Equatable {
  /// What a card says by its border and ground.
  enum State: Equatable {
    /// The walk up the chain has not begun.
    case waiting
    case called
    case passesOn
    case handles
    case handlesAndPassesOn
    case cancelled
    case notReached
    /// A delegate beside the chain.
    case notAResponder
  }

  var responder: TreeSnapshot.Responder
  var state: State
  /// The second line.
  var words: CardText?
  /// Those on its view that take part in the touch.
  var recognizers: [RecognizerMark] = []
  /// Recognizers keep the touch from its view.
  var isHeldBack = false
  /// The names of those that take part before the touch sequence is over: each keeps its place from the first step on.
  var diamonds: [String] = []
  /// Its place in the walk.
  var hop: Int?
  /// In window pixels.
  var frame: CGRect

  var name: String { responder.name }

  var isReached: Bool { state.isReached }

  /// Diamonds stand above each other on the left rim or, on a card that is too low for that, side by side from there.
  /// `size` is how much larger than 22 pixels they are.
  func hasDiamondsInARow(_ size: CGFloat) -> Bool { CGFloat(diamonds.count) * 22 * size > frame.height + 2 }

  /// The middle of a recognizer's diamond; nil if it takes no part.
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
  /// The card of a responder as it stands at the moment.
  init(
    _ responder: TreeSnapshot.Responder, _ recognizers: [RecognizerMark], diamonds: [String], _ display: DisplayState,
    _ appearance: Appearance, _ frame: CGRect
  ) {
    let story = display.story, name = responder.name
    let hasBegun = story?.chain.isEmpty == false
    (self.responder, self.recognizers, self.diamonds, self.frame) = (responder, recognizers, diamonds, frame)
    state = State(story?.link(of: name), of: responder, hasBegun: hasBegun)
    words = CardText(responder, state, recognizers, display, appearance.languages.first)
    isHeldBack = !state.isReached && display.holders(of: name) != nil
    hop = story?.chain.firstIndex { $0.responder == name }.map { $0 + 1 }
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

  /// The walk came this far.
  var isReached: Bool {
    switch self {
    case .called, .passesOn, .handles, .handlesAndPassesOn, .cancelled: true
    case .waiting, .notReached, .notAResponder: false
    }
  }

  /// What the state itself says.
  var words: ChainText? {
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
