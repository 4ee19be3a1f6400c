import UIKit

/// The first thing after the hit test that keeps an event from a responder further up the chain.
struct ResponderObstacle {
  /// Nil if the responder gets `touchesBegan` and the touch is not taken from it, or gets the event without touches.
  private(set) var obstacle: Obstacle?
  /// The progress of the event; larger is further.
  private(set) var rank = 0

  private let name: String
  private let isSignal: Bool
  private let story: TouchStory
  private let trace: Trace
  private let objects: WhyNotObjects

  /// From here on, the event is in the chain of the responder: more than the ranks of a delivery and of a long chain.
  private static let inChain = 10_000

  init(_ name: String, isSignal: Bool, _ story: TouchStory, _ trace: Trace, _ objects: WhyNotObjects) {
    (self.name, self.isSignal, self.story, self.trace, self.objects) = (name, isSignal, story, trace, objects)
    follow()
  }

  private mutating func follow() {
    guard objects.tree.responder(name)?.isResponder == true else { return obstacle = .notAResponder }
    guard let first = story.result?.view, let last = receivers.last else { return deliver() }
    let tree = trace.lastTree, chain = tree.chain(from: first).map(\.name)
    guard let place = chain.firstIndex(of: name) else {
      rank = 1
      return obstacle = isSignal ? .notFirstResponder(first: first) : .notInChain(of: first)
    }
    // Rank by the responders still to pass, not by those passed: a cure may start the chain elsewhere.
    let left = chain.firstIndex(of: last).map { max(place - $0, 0) } ?? place
    rank = ResponderObstacle.inChain - left
    if !receivers.contains(name) { return obstacle = .handledBefore(by: last) }
    rank += 1
    if let claimer = story.claimer { obstacle = .cancelled(by: claimer, isOwn: false) }
  }

  /// The responders that got the beginning of the event, in order.
  private var receivers: [String] {
    if isSignal { return story.chain.map(\.responder) }
    return trace.steps.compactMap { step in
      guard case .deliver(.began, let name, let fingers) = step.kind, fingers.contains(story.finger) else { return nil }
      return name
    }
  }

  /// The touch did not come to any responder: what keeps it from its view.
  private mutating func deliver() {
    rank = 2
    guard let first = story.result?.view, let view = objects.tree.node(first) else {
      return obstacle = .other(winner: nil)
    }
    let delivery = DeliveryObstacle(to: view, story, trace, objects)
    obstacle = delivery.obstacle ?? .other(winner: first)
    rank += delivery.rank
  }
}
