import UIKit

extension GestureStep {
  /// The method of a recognizer that sees a phase: of touches, or of a press if there are no fingers.
  package static func method(_ phase: UITouch.Phase, _ fingers: [Int]) -> String {
    fingers.isEmpty ? TraceStep.Signal.presses(UIPress.Phase(phase) ?? .stationary).method : phase.method
  }

  var text: String {
    switch self {
    case .attends(let one, let finger): "\(one) receives finger \(finger)"
    case .sees(let one, let phase, let fingers):
      "\(one).\(GestureStep.method(phase, fingers)) \(fingers.map { "finger \($0)" }.joined(separator: ", "))"
    case .letsGo(let one, let finger): "\(one) ignores finger \(finger)"
    case .asked(let question, let asked, let answer): "\(asked.text).\(question.text) → \(answer ? "YES" : "NO")"
    case .verdict(let one, let verdict): "\(one) \(verdict.text)"
    case .changes(let one, let old, let new, let reason): "\(one): \(Self.text(from: old, to: new, reason))"
    }
  }

  /// Returns a text for the change of a recognizer's state, such as `possible → failed`.
  package static func text(
    from old: UIGestureRecognizer.State, to new: UIGestureRecognizer.State, _ reason: GestureReason
  ) -> String {
    "\(old.name) → \(new.name)\(reason.text)"
  }
}

extension GestureStep.Asked {
  var text: String {
    switch self {
    case .delegate: "delegate"
    case .view(let view): view
    case .itself: "itself"
    }
  }
}

extension GestureQuestion {
  fileprivate var text: String {
    switch self {
    case .shouldReceiveEvent(let one): "shouldReceiveEvent \(one)"
    case .shouldReceiveTouch(let one, let finger): "shouldReceive \(one) finger \(finger)"
    case .shouldBegin(let one): "shouldBegin \(one)"
    case .shouldRequireFailure(let one, let other): "shouldRequireFailure \(one) of \(other)"
    case .shouldBeRequiredToFail(let one, let other): "shouldBeRequiredToFail \(one) by \(other)"
    case .shouldRecognizeSimultaneously(let one, let other): "shouldRecognizeSimultaneously \(one) with \(other)"
    case .touchesShouldBegin(let view): "touchesShouldBegin \(view)"
    case .touchesShouldCancel(let view): "touchesShouldCancel \(view)"
    }
  }
}

extension GestureVerdict {
  fileprivate var text: String {
    switch self {
    case .granted: "may recognize"
    case .waits(let other): "waits for \(other) to fail"
    case .fails(let failure): "fails: \(failure.text)"
    }
  }
}

extension GestureFailure {
  fileprivate var text: String {
    switch self {
    case .requirementRecognized(let other): "\(other) recognized"
    case .excluded(let other): "excluded by \(other)"
    case .refusedByView(let view): "\(view) refuses"
    case .refusedByDelegate: "its delegate refuses"
    }
  }
}

extension GestureReason {
  /// The reason, where no earlier step gives it.
  fileprivate var text: String {
    switch self {
    case .analysis, .granted, .failed: ""
    case .disabled: ", disabled"
    case .removed: ", removed"
    case .undecided: ", undecided when all fingers were up"
    case .reset: ", reset"
    }
  }
}

extension TraceStep.IgnoreReason {
  var text: String {
    switch self {
    case .singleTouch: "multiple touch is off"
    case .exclusiveTouch(let view): "\(view) is exclusive"
    case .recognized(let recognizer): "\(recognizer) recognized"
    case .scrollView(let view): "\(view) keeps it"
    case .touchCancelled: "touch cancelled"
    }
  }
}

extension TraceStep.Interruption {
  var text: String {
    switch self {
    case .resignedActive: "the application is not active"
    case .ignoringInteraction: "the application ignores interaction"
    case .leftWindow(let view): "\(view) left its window"
    }
  }
}
