import UIKit

/// Something that happened to a touch besides the search and the calls along the responder chain: a recognizer delayed,
/// refused or excluded it, or the system took it.
package enum TouchIncident: Equatable, Sendable {
  /// Recognizers delay a method of the view, since a time in virtual milliseconds (GR-66, GR-70).
  case withheld(UITouch.Phase, view: String, by: [String], since: Int)
  /// A delayed method was called, so many milliseconds late.
  case deliveredLate(UITouch.Phase, view: String, by: String, milliseconds: Int)
  /// A recognizer waits until another has failed, since a time in virtual milliseconds.
  case waits(String, for: String, since: Int)
  /// A recognizer waited so many milliseconds until another had failed, and then recognized.
  case waited(String, for: String, milliseconds: Int)
  /// The recognizer may not receive the touch.
  case refusedTouch(String, by: GestureStep.Asked)
  /// The recognizer may not begin.
  case refusedToBegin(String, by: GestureStep.Asked)
  /// Another recognizer began first, so that this one failed.
  case excluded(String, by: String)
  /// A responder cannot perform an action without a target, so that the action goes on to the next one (LC-04).
  case climbed(action: String, past: String)
  /// The system cancelled the touch.
  case interrupted(TraceStep.Interruption)
}

extension TouchStory {
  /// Adds what a step says about delays, refusals and interruptions of the finger.
  mutating func noteIncident(_ step: TraceStep) {
    switch step.kind {
    case .withheld(let phase, let finger, let view, let recognizers) where finger == self.finger:
      incidents.append(.withheld(phase, view: view, by: recognizers, since: step.time))
    case .deliver(let phase, let view, let fingers) where fingers.contains(finger):
      deliver(phase, to: view, at: step.time)
    case .ignored(let finger, let view, _) where finger == self.finger:
      incidents.removeAll { if case .withheld(_, view, _, _) = $0 { true } else { false } }
    case .interrupted(let reason): incidents.append(.interrupted(reason))
    case .climbed(let action, let responder): incidents.append(.climbed(action: action, past: responder))
    case .gesture(let gesture): note(gesture, at: step.time)
    default: break
    }
  }

  private mutating func deliver(_ phase: UITouch.Phase, to view: String, at time: Int) {
    for (index, incident) in incidents.enumerated() {
      guard case .withheld(phase, view, let recognizers, let since) = incident, let first = recognizers.first else {
        continue
      }
      incidents[index] = .deliveredLate(phase, view: view, by: first, milliseconds: time - since)
    }
  }

  private mutating func note(_ step: GestureStep, at time: Int) {
    switch step {
    case .attends(let one, finger): followers.append(one)
    case .asked(.shouldReceiveTouch(let one, finger), let asked, false):
      incidents.append(.refusedTouch(one, by: asked))
    case .asked(.shouldBegin(let one), let asked, false) where followers.contains(one):
      incidents.append(.refusedToBegin(one, by: asked))
    case .verdict(let one, .waits(let other)) where followers.contains(one):
      incidents.append(.waits(one, for: other, since: time))
    case .verdict(let one, .fails(.excluded(let other))) where followers.contains(one):
      incidents.append(.excluded(one, by: other))
    case .changes(let one, from: .possible, to: let state, _) where state == .ended || state == .began:
      endWait(of: one, at: time)
    default: break
    }
  }

  private mutating func endWait(of recognizer: String, at time: Int) {
    for (index, incident) in incidents.enumerated() {
      guard case .waits(recognizer, let other, let since) = incident else { continue }
      incidents[index] = .waited(recognizer, for: other, milliseconds: time - since)
    }
  }
}
