import UIKit

// Turns the pipeline's notes and questions about recognizers into steps, with names instead of objects.

@MainActor extension TracedObjects {
  /// The step for a note; nil for a note that has no step of its own, such as a bid, which is part of its verdict.
  func kind(of note: PipelineNote) -> TraceStep.Kind? {
    switch note {
    case .attends(let recognizer, let touch):
      .gesture(.attends(traceName(of: recognizer), finger: touch.finger))
    case .ignored(let touch, let recognizer): .gesture(.letsGo(traceName(of: recognizer), finger: touch.finger))
    case .verdict(let recognizer, let verdict): .gesture(.verdict(traceName(of: recognizer), value(of: verdict)))
    case .stateChange(let recognizer, let old, let new, let reason):
      .gesture(.changes(traceName(of: recognizer), from: old, to: new, value(of: reason)))
    case .withheld(let touch, let phase, let holders):
      touch.view.map { view in
        .withheld(phase, finger: touch.finger, view: traceName(of: view), by: holders.map(traceName(of:)))
      }
    case .cancelled(let touch, let view, let reason):
      .lost(finger: touch.finger, view: traceName(of: view), to: claimer(in: reason))
    case .dropped(let touch, let view, let reason):
      .ignored(finger: touch.finger, view: traceName(of: view), value(of: reason))
    case .climbed(let action, let responder): .climbed(action: action.name, past: traceName(of: responder))
    case .interrupted(let interruption): .interrupted(value(of: interruption))
    case .warning(.unrecognizedSelector(let action, let target, let sender)):
      .warning(.noAction(action.name, target: traceName(of: target), sender: sender.map { traceName(of: $0) }))
    case .warning(.targetGone(let action, let sender)):
      .warning(.noTarget(action.name, sender: traceName(of: sender), wasObject: true))
    case .warning(.targetIsNoObject(let action, let sender)):
      .warning(.noTarget(action.name, sender: traceName(of: sender), wasObject: false))
    case .warning(let warning): .warning(.other(warning.text))
    case .refused, .bound, .forwarded, .bid, .postponed: nil
    }
  }

  /// The step for a question; nil where a recognizer gives its default answer itself, to keep the trace short.
  func kind(of question: PipelineQuestion, answer: Bool) -> TraceStep.Kind? {
    switch question {
    case .shouldReceiveEvent(let one, _, let asked):
      step(.shouldReceiveEvent(traceName(of: one)), of: one, asked, answer)
    case .shouldReceiveTouch(let one, let touch, let asked):
      step(.shouldReceiveTouch(traceName(of: one), finger: touch.finger), of: one, asked, answer)
    case .shouldReceivePress(let one, _, let asked):
      step(.shouldReceiveEvent(traceName(of: one)), of: one, asked, answer)
    case .shouldBegin(let one, let asked): step(.shouldBegin(traceName(of: one)), of: one, asked, answer)
    case .shouldRequireFailure(let one, let other, let asked):
      step(.shouldRequireFailure(traceName(of: one), of: traceName(of: other)), of: one, asked, answer)
    case .shouldBeRequiredToFail(let one, let other, let asked):
      step(.shouldBeRequiredToFail(traceName(of: one), by: traceName(of: other)), of: one, asked, answer)
    case .shouldRecognizeSimultaneously(let one, let other, let asked):
      step(.shouldRecognizeSimultaneously(traceName(of: one), with: traceName(of: other)), of: one, asked, answer)
    case .canPrevent, .canBePrevented: nil
    case .touchesShouldBegin(let scroll, _, let view):
      .gesture(.asked(.touchesShouldBegin(traceName(of: view)), by: .view(traceName(of: scroll)), answer: answer))
    case .touchesShouldCancel(let scroll, let view):
      .gesture(.asked(.touchesShouldCancel(traceName(of: view)), by: .view(traceName(of: scroll)), answer: answer))
    }
  }

  private func step(
    _ question: GestureQuestion, of recognizer: UIGestureRecognizer, _ asked: AnyObject, _ answer: Bool
  ) -> TraceStep.Kind? {
    if asked is UIView { return .gesture(.asked(question, by: .view(traceName(of: asked)), answer: answer)) }
    guard asked === recognizer else { return .gesture(.asked(question, by: .delegate, answer: answer)) }
    return answer == question.defaultAnswer ? nil : .gesture(.asked(question, by: .itself, answer: answer))
  }

  // MARK: Reasons

  private func value(of verdict: PipelineVerdict) -> GestureVerdict {
    switch verdict {
    case .granted: .granted
    case .waits(let other): .waits(for: traceName(of: other))
    case .fails(let reason): .fails(value(of: reason))
    }
  }

  private func value(of reason: FailureReason) -> GestureFailure {
    switch reason {
    case .requirementRecognized(let other): .requirementRecognized(traceName(of: other))
    case .excluded(let other): .excluded(by: traceName(of: other))
    case .refusedByView(let view): .refusedByView(traceName(of: view))
    case .refusedByDelegate: .refusedByDelegate
    }
  }

  private func value(of reason: StateReason) -> GestureReason {
    switch reason {
    case .analysis: .analysis
    case .granted: .granted
    case .failed(let failure): .failed(value(of: failure))
    case .disabled: .disabled
    case .removed: .removed
    case .undecided: .undecided
    case .reset: .reset
    }
  }

  private func claimer(in reason: CancelReason) -> String? {
    switch reason {
    case .recognized(let recognizer): traceName(of: recognizer)
    case .touchCancelled: nil
    }
  }

  private func value(of reason: DropReason) -> TraceStep.IgnoreReason {
    switch reason {
    case .singleTouch: .singleTouch
    case .exclusiveTouch(let view): .exclusiveTouch(traceName(of: view))
    case .recognized(let recognizer): .recognized(traceName(of: recognizer))
    case .scrollView(let view): .scrollView(traceName(of: view))
    case .touchCancelled: .touchCancelled
    }
  }

  private func value(of interruption: Interruption) -> TraceStep.Interruption {
    switch interruption {
    case .resignedActive: .resignedActive
    case .ignoringInteraction: .ignoringInteraction
    case .leftWindow(let view): .leftWindow(traceName(of: view))
    }
  }
}

extension GestureQuestion {
  /// The answer of a recognizer that does not override the method.
  fileprivate var defaultAnswer: Bool {
    switch self {
    case .shouldReceiveEvent, .shouldReceiveTouch, .shouldBegin, .touchesShouldBegin, .touchesShouldCancel: true
    case .shouldRequireFailure, .shouldBeRequiredToFail, .shouldRecognizeSimultaneously: false
    }
  }
}
