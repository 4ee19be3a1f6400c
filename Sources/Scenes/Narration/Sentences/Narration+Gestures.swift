import TouchTrace
import UIKit

extension StepContext {
  /// Returns the recognizer with this name in the tree of the step.
  func recognizer(_ name: String) -> RecognizerName { RecognizerName(name, in: tree) }

  /// Returns the line for a recognizer's step.
  func line(for step: GestureStep) -> any NarrationLine {
    switch step {
    case .attends(let one, let finger): GestureLine.attends(recognizer(one), view: view(of: finger) ?? one)
    case .sees(let one, let phase, let fingers):
      GestureLine.sees(recognizer(one), method: GestureStep.method(phase, fingers))
    case .letsGo(let one, _): GestureLine.letsGo(recognizer(one))
    case .asked(let question, let asked, let answer):
      GestureQuestionLine(question: question, asked: asked, answer: answer)
    case .verdict(let one, .granted): GestureLine.granted(recognizer(one))
    case .verdict(let one, .waits(let other)): GestureLine.waits(recognizer(one), for: recognizer(other))
    case .verdict(let one, .fails(let failure)): GestureLine.fails(recognizer(one), failure)
    case .changes(let one, let old, let new, let reason): change(recognizer(one), from: old, to: new, reason)
    }
  }

  private func change(
    _ one: RecognizerName, from old: UIGestureRecognizer.State, to new: UIGestureRecognizer.State,
    _ reason: GestureReason
  ) -> GestureLine {
    switch reason {
    case .failed: .lost(one)
    case .disabled, .removed: .switchedOff(one)
    case .undecided: .undecided(one)
    case .reset: .reset(one)
    case .analysis, .granted:
      switch new {
      case .possible: .reset(one)
      case .began: .begins(one)
      case .changed: .changes(one)
      case .ended: old == .possible ? .recognizes(one) : .ends(one)
      case .cancelled: .cancelled(one)
      case .failed: heldAtTimeout.map { .heldTooLong(one, milliseconds: $0) } ?? .mismatch(one)
      }
    }
  }

  /// Returns the line for a view that does not receive a finger.
  func ignoring(_ view: String, _ finger: Int, _ reason: TraceStep.IgnoreReason) -> HoldingLine {
    switch reason {
    case .singleTouch: .oneFinger(view, finger: finger)
    case .exclusiveTouch(view): .exclusive(view, finger: finger)
    case .exclusiveTouch(let other): .excluded(view, by: other, finger: finger)
    case .recognized(let one): .claimedBefore(view, by: recognizer(one))
    case .scrollView(let scroll): .kept(view, by: scroll)
    case .touchCancelled: .cancelledBefore(view)
    }
  }
}
