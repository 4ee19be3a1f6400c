import TouchTrace
import UIKit

extension TouchContext {
  /// The line for what a recognizer or the system did with the touch; nil if they let it go its way.
  func incident(_ winner: String) -> (any NarrationLine)? {
    if let claimer = story.claimer { return claimed(winner, by: recognizer(claimer), claimer) }
    if story.phase == .cancelled, let reason = interruption { return IncidentLine.interrupted(winner, reason) }
    if let line = acting(winner) { return line }
    return story.incidents.lazy.reversed().compactMap { line(for: $0, winner) }.first ?? besides(winner)
  }

  private func claimed(_ winner: String, by one: RecognizerName, _ name: String) -> any NarrationLine {
    if let (refused, asked) = refusal(besides: name) {
      return IncidentLine.madeWay(recognizer(refused), by: asked, for: one)
    }
    if story.isIgnored { return HoldingLine.claimedBefore(winner, by: one) }
    if actors.count > 1 { return IncidentLine.together(actors.map(recognizer)) }
    if let (other, milliseconds) = wait(of: name) {
      return IncidentLine.waited(one, for: recognizer(other), milliseconds: milliseconds, cancelled: winner)
    }
    if isCell(winner) { return IncidentLine.cancelsSelection(one, cell: winner) }
    // A view that was not asked explains more than the end of a touch on the view behind it.
    switch winning(winner) {
    case .stickingOut, .near: return TouchLine(winning: winning(winner), outcome: .open)
    default: break
    }
    if let action = lastAction(of: name), one.gesture.isContinuous, !story.isDown {
      return IncidentLine.ends(one, action: action, view: winner)
    }
    if one.view == winner, tree.node(winner)?.isControl ?? false, lastAction(of: winner) == nil {
      return IncidentLine.cancelsControl(one, control: winner)
    }
    return IncidentLine.cancels(one, view: winner)
  }

  private func lastAction(of sender: String) -> String? {
    story.actions.last { $0.sender == sender && !$0.name.isEmpty }?.name
  }

  /// Another recognizer that followed the finger and might not begin, and the view that said so; nil for a delegate.
  private func refusal(besides name: String) -> (refused: String, asked: String?)? {
    for case .refusedToBegin(let one, let asked) in story.incidents where one != name {
      if case .view(let view) = asked { return (one, view) }
      return (one, nil)
    }
    return nil
  }

  private var interruption: TraceStep.Interruption? {
    story.incidents.lazy.reversed().compactMap { if case .interrupted(let reason) = $0 { reason } else { nil } }.first
  }

  private func wait(of recognizer: String) -> (other: String, milliseconds: Int)? {
    for case .waited(recognizer, let other, let milliseconds) in story.incidents { return (other, milliseconds) }
    return nil
  }

  // MARK: Recognizers that act without cancelling

  /// The recognizers that followed the finger and sent an action.
  private var actors: [String] {
    story.followers.filter { one in story.actions.contains { $0.sender == one && $0.event.isEmpty } }
  }

  private func acting(_ winner: String) -> IncidentLine? {
    let actors = actors
    if actors.count > 1 { return .together(actors.map(recognizer)) }
    guard let actor = actors.first else { return nil }
    if let (other, milliseconds) = wait(of: actor) {
      return .waited(recognizer(actor), for: recognizer(other), milliseconds: milliseconds, cancelled: nil)
    }
    guard story.phase == .ended, tree.recognizer(actor)?.cancelsTouchesInView == false else { return nil }
    if isSelected(winner) { return .leavesSelection(recognizer(actor), cell: winner) }
    return .leaves(recognizer(actor), view: winner)
  }

  private func isCell(_ view: String) -> Bool { tree.node(view)?.className == "UITableViewCell" }

  private func isSelected(_ view: String) -> Bool {
    isCell(view) && story.actions.contains { $0.sender == view && $0.name == "didSelect" }
  }

  // MARK: Delays and refusals

  private func line(for incident: TouchIncident, _ winner: String) -> (any NarrationLine)? {
    switch incident {
    case .withheld(let phase, let view, let recognizers, _):
      return recognizers.first.flatMap { isOfScrollView($0) ? nil : HoldingLine.withheld(view, phase, by: $0) }
    case .deliveredLate(let phase, let view, let one, let milliseconds):
      if milliseconds == 0 || isOfScrollView(one) { return nil }
      return IncidentLine.deliveredLate(view, phase, by: recognizer(one), milliseconds: milliseconds)
    case .waits(let one, let other, _): return IncidentLine.waits(recognizer(one), for: recognizer(other))
    case .waited(let one, let other, let milliseconds):
      return IncidentLine.waited(recognizer(one), for: recognizer(other), milliseconds: milliseconds, cancelled: nil)
    case .refusedTouch(let one, let asked):
      return IncidentLine.refusedTouch(recognizer(one), isDelegate: asked == .delegate, view: winner)
    case .refusedToBegin(let one, .view(let view)): return IncidentLine.refusedByView(recognizer(one), view: view)
    case .refusedToBegin(let one, _): return IncidentLine.refusedByDelegate(recognizer(one), view: winner)
    case .excluded(let one, let other): return IncidentLine.excluded(recognizer(one), by: recognizer(other))
    case .climbed, .interrupted: return nil
    }
  }

  /// Whether it is the recognizer with which a scroll view delays the touches of its content: it waits 150 ms for every
  /// touch, which explains nothing.
  private func isOfScrollView(_ recognizer: String) -> Bool { tree.recognizer(recognizer) == nil }

  /// A recognizer whose view lies under the finger, but not around the winner (GR-20). An action that was sent is the point then.
  private func besides(_ winner: String) -> IncidentLine? {
    guard story.actions.isEmpty else { return nil }
    let path = tree.path(to: winner)
    return tree.recognizers.first { one in
      one.isEnabled && !path.contains(one.view) && !story.followers.contains(one.name)
        && tree.closedGate(above: one.view) == nil
        && (tree.node(one.view).map { isUnder(story.trail.first, $0) } ?? false)
    }.map { .besides(recognizer($0.name), view: winner) }
  }
}
