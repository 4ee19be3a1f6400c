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
  /// The second line.
  var words: CardWords?
  /// Those on its view that take part in the touch.
  var recognizers: [RecognizerMark] = []
  /// Recognizers keep the touch from its view.
  var isHeldBack = false
  /// Its view has recognizers, so that there has to be room for their diamonds.
  var hasDiamonds = false
  /// Its place in the walk.
  var hop: Int?
  /// In window pixels.
  var frame: CGRect

  var name: String { responder.name }

  var isReached: Bool { state.isReached }

  /// The middles of the diamonds on the left rim.
  func diamonds(_ size: CGFloat) -> [CGPoint] {
    let pitch = min(22 * size, (frame.height + 2) / CGFloat(max(recognizers.count, 1)))
    return recognizers.indices.map {
      CGPoint(x: frame.minX + 1, y: frame.midY + (CGFloat($0) - CGFloat(recognizers.count - 1) / 2) * pitch)
    }
  }
}

extension LaneCard {
  /// The card of a responder as it stands at the moment.
  init(
    _ responder: TreeSnapshot.Responder, _ recognizers: [RecognizerMark], _ moment: Moment, _ look: Look,
    _ frame: CGRect
  ) {
    let story = moment.story, name = responder.name
    let hasBegun = story?.chain.isEmpty == false
    (self.responder, self.recognizers, self.frame) = (responder, recognizers, frame)
    state = State(story?.link(of: name), of: responder, hasBegun: hasBegun)
    words = CardWords(responder, state, recognizers, moment, look.languages.first)
    isHeldBack = !state.isReached && moment.holders(of: name) != nil
    hasDiamonds = moment.tree.recognizers.contains { $0.view == name }
    hop = story?.chain.firstIndex { $0.responder == name }.map { $0 + 1 }
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

  /// The walk came this far.
  var isReached: Bool {
    switch self {
    case .told, .passesOn, .handles, .handlesAndPassesOn, .cancelled: true
    case .waiting, .notReached, .notAResponder: false
    }
  }

  /// What the state itself says.
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
