import UIKit

extension GestureStep {
  /// Writes `kind` and the keys that depend on it.
  func encode(to keys: inout TraceJSON.Keys) throws {
    switch self {
    case .attends(let recognizer, let finger):
      try keys.encode("attends", forKey: .kind)
      try keys.encode(recognizer, forKey: .recognizer)
      try keys.encode(finger, forKey: .finger)
    case .sees(let recognizer, let phase, let fingers):
      try keys.encode("sees", forKey: .kind)
      try keys.encode(recognizer, forKey: .recognizer)
      try keys.encode(phase.name, forKey: .phase)
      try keys.encode(fingers, forKey: .fingers)
    case .letsGo(let recognizer, let finger):
      try keys.encode("letsGo", forKey: .kind)
      try keys.encode(recognizer, forKey: .recognizer)
      try keys.encode(finger, forKey: .finger)
    case .asked(let question, let asked, let answer):
      try keys.encode("asked", forKey: .kind)
      try keys.encode(asked.text, forKey: .by)
      try keys.encode(answer, forKey: .answer)
      try question.encode(to: &keys)
    case .verdict(let recognizer, let verdict):
      try keys.encode("verdict", forKey: .kind)
      try keys.encode(recognizer, forKey: .recognizer)
      try verdict.encode(to: &keys)
    case .changes(let recognizer, let old, let new, let reason):
      try keys.encode("changes", forKey: .kind)
      try keys.encode(recognizer, forKey: .recognizer)
      try keys.encode(old.name, forKey: .old)
      try keys.encode(new.name, forKey: .new)
      try reason.encode(to: &keys)
    }
  }
}

extension GestureQuestion {
  fileprivate func encode(to keys: inout TraceJSON.Keys) throws {
    try keys.encode(method, forKey: .question)
    switch self {
    case .shouldReceiveEvent(let recognizer), .shouldBegin(let recognizer):
      try keys.encode(recognizer, forKey: .recognizer)
    case .shouldReceiveTouch(let recognizer, let finger):
      try keys.encode(recognizer, forKey: .recognizer)
      try keys.encode(finger, forKey: .finger)
    case .shouldRequireFailure(let recognizer, let other), .shouldBeRequiredToFail(let recognizer, let other),
      .shouldRecognizeSimultaneously(let recognizer, let other):
      try keys.encode(recognizer, forKey: .recognizer)
      try keys.encode(other, forKey: .other)
    case .touchesShouldBegin(let view), .touchesShouldCancel(let view): try keys.encode(view, forKey: .view)
    }
  }

  private var method: String {
    switch self {
    case .shouldReceiveEvent: "shouldReceiveEvent"
    case .shouldReceiveTouch: "shouldReceiveTouch"
    case .shouldBegin: "shouldBegin"
    case .shouldRequireFailure: "shouldRequireFailure"
    case .shouldBeRequiredToFail: "shouldBeRequiredToFail"
    case .shouldRecognizeSimultaneously: "shouldRecognizeSimultaneously"
    case .touchesShouldBegin: "touchesShouldBegin"
    case .touchesShouldCancel: "touchesShouldCancel"
    }
  }
}

extension GestureVerdict {
  fileprivate func encode(to keys: inout TraceJSON.Keys) throws {
    switch self {
    case .granted: try keys.encode("granted", forKey: .verdict)
    case .waits(let other):
      try keys.encode("waits", forKey: .verdict)
      try keys.encode(other, forKey: .other)
    case .fails(let failure):
      try keys.encode("fails", forKey: .verdict)
      try failure.encode(to: &keys)
    }
  }
}

extension GestureFailure {
  fileprivate func encode(to keys: inout TraceJSON.Keys) throws {
    switch self {
    case .requirementRecognized(let other): try encode("requirementRecognized", other, to: &keys)
    case .excluded(let other): try encode("excluded", other, to: &keys)
    case .refusedByView(let view): try encode("refusedByView", view, to: &keys)
    case .refusedByDelegate: try keys.encode("refusedByDelegate", forKey: .reason)
    }
  }

  private func encode(_ reason: String, _ other: String, to keys: inout TraceJSON.Keys) throws {
    try keys.encode(reason, forKey: .reason)
    try keys.encode(other, forKey: .other)
  }
}

extension GestureReason {
  fileprivate func encode(to keys: inout TraceJSON.Keys) throws {
    switch self {
    case .analysis: try keys.encode("analysis", forKey: .reason)
    case .granted: try keys.encode("granted", forKey: .reason)
    case .failed(let failure): try failure.encode(to: &keys)
    case .disabled: try keys.encode("disabled", forKey: .reason)
    case .removed: try keys.encode("removed", forKey: .reason)
    case .undecided: try keys.encode("undecided", forKey: .reason)
    case .reset: try keys.encode("reset", forKey: .reason)
    }
  }
}
