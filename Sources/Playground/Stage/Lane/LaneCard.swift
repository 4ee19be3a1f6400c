import Canvas
import Foundation

/// A responder in the lane, and what it does with the touch.
struct LaneCard: Equatable {
  /// What a card says by its border and ground.
  enum State: Equatable {
    /// The walk up the chain has not begun.
    case waiting
    case told
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
  /// Its place in the walk.
  var hop: Int?
  /// In window pixels.
  var frame: CGRect

  var name: String { responder.name }

  /// The walk came this far.
  var isReached: Bool {
    switch state {
    case .told, .passesOn, .handles, .handlesAndPassesOn, .cancelled: true
    case .waiting, .notReached, .notAResponder: false
    }
  }
}

extension LaneCard.State {
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
      case .told: .told
      case .passesOn: .passesOn
      case .handles: .handles
      case .handlesAndPassesOn: .handlesAndPassesOn
      case .cancelled: .cancelled
      }
  }

  /// The second line of the card.
  var words: ChainWord? {
    switch self {
    case .waiting: nil
    case .told: .told
    case .passesOn: .passesOn
    case .handles: .handles
    case .handlesAndPassesOn: .handlesAndPassesOn
    case .cancelled: .cancelled
    case .notReached: .notReached
    case .notAResponder: .notAResponder
    }
  }
}
