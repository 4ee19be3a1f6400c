import TouchTrace
import UIKit

extension TouchContext {
  /// The fate of the event.
  func outcome(_ winner: String) -> OutcomeLine {
    if story.isIgnored { return .ignored(winner, isFollowed: !story.followers.isEmpty) }
    if story.phase == .cancelled { return .cancelled(winner, by: story.claimer) }
    if story.phase == nil { return .notSent }
    if let phase = story.phase, phase != .began, let first = story.beganHandler,
      story.isDropped || story.handler.map({ $0 != first }) ?? false
    {
      return .splits(first, phase, to: story.handler)
    }
    if let passer = story.chain.last(where: { $0.state == .handlesAndPassesOn })?.responder {
      return .passesOn(passer, last: story.chain.last?.responder ?? passer)
    }
    if story.isDropped { return dropped }
    let action = story.actions.last { $0.sender == winner }?.name
    let isControl = tree.node(winner).map { $0.isControl && tree.responder(winner)?.touches.began == .ignores }
    // Only a control that has gone, as a button that closes its screen, is known by what it sent.
    if isControl ?? (action != nil) { return .control(winner, action: action) }
    guard let handler = story.handler else { return .open }
    return handler == winner ? .itself(winner) : .climbs(handler: handler)
  }

  /// The chain ended without a responder that handles; a delegate that is no responder is not in it (RC-06).
  private var dropped: OutcomeLine {
    guard let outsider = tree.responders.first(where: { !$0.isResponder })?.name, let last = story.chain.last?.responder
    else { return .dropped }
    return .endsBefore(outsider, last: last)
  }

  // MARK: The finger's path

  /// The line for a touch whose path says more than its search: its control events, an action that climbs, several
  /// fingers, or a finger that is over another view by now.
  func pathLine(_ winner: String) -> PathLine? {
    let events = story.actions.filter { $0.sender == winner && !$0.event.isEmpty }
    if Set(events.map(\.event)).count > 1 { return .controlEvents(winner, events.map(\.event)) }
    if let action = events.last, story.incidents.contains(where: { $0.isClimb(of: action.name) }) {
      return .climbed(action.name, from: winner, to: action.target)
    }
    if let other = others.first(where: { $0.result?.view != nil && $0.result?.view != winner })?.result?.view {
      return fingers(winner, and: other)
    }
    if story.handler != nil, let now = story.viewThatWouldBeHitNow(in: tree) { return .stays(winner, now: now) }
    return story.followers.isEmpty ? facts(winner) : nil
  }

  /// The facts about the touch, or about the event of its fingers, that are out of the ordinary.
  private func facts(_ winner: String) -> PathLine? {
    let force = story.force.flatMap { $0 >= 2 ? $0 : nil }
    let fingers = story.isIgnored ? 1 : 1 + others.count { $0.result?.view == winner && !$0.isIgnored }
    if fingers > 1, force != nil || story.taps > 1 {
      return .facts(winner, taps: story.taps, force: force, fingers: fingers)
    }
    if let force { return .force(winner, force) }
    if story.taps > 1 { return .taps(winner, story.taps) }
    let haveMoved = Set(story.trail.map(\.x)).count > 1 || Set(story.trail.map(\.y)).count > 1
    return fingers > 1 ? .together(winner, fingers: fingers, haveMoved: haveMoved) : nil
  }

  private func fingers(_ winner: String, and other: String) -> PathLine? {
    guard let number = others.first(where: { $0.result?.view == other })?.finger else { return nil }
    let pairs = [(number, other), (story.finger, winner)].sorted { $0.0 < $1.0 }
    return .fingers(pairs[0].0, pairs[0].1, pairs[1].0, pairs[1].1)
  }
}

extension TouchIncident {
  fileprivate func isClimb(of action: String) -> Bool {
    if case .climbed(action, _) = self { true } else { false }
  }
}
