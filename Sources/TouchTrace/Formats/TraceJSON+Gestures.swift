import UIKit

extension GestureStep {
  var json: [String: JSONValue] {
    switch self {
    case .attends(let one, let finger): ["kind": "attends", "recognizer": .string(one), "finger": .int(finger)]
    case .sees(let one, let phase, let fingers):
      [
        "kind": "sees", "recognizer": .string(one), "phase": .string(phase.name),
        "fingers": .array(fingers.map { .int($0) }),
      ]
    case .letsGo(let one, let finger): ["kind": "letsGo", "recognizer": .string(one), "finger": .int(finger)]
    case .asked(let question, let asked, let answer):
      ["kind": "asked", "by": asked.json, "answer": .bool(answer)].merging(question.json) { one, _ in one }
    case .verdict(let one, let verdict):
      ["kind": "verdict", "recognizer": .string(one)].merging(verdict.json) { one, _ in one }
    case .changes(let one, let old, let new, let reason):
      [
        "kind": "changes", "recognizer": .string(one), "old": .string(old.name), "new": .string(new.name),
      ].merging(reason.json) { one, _ in one }
    }
  }
}

extension GestureStep.Asked {
  fileprivate var json: JSONValue {
    switch self {
    case .delegate: "delegate"
    case .view(let view): .string(view)
    case .itself: "itself"
    }
  }
}

extension GestureQuestion {
  fileprivate var json: [String: JSONValue] {
    switch self {
    case .shouldReceiveEvent(let one): ["question": "shouldReceiveEvent", "recognizer": .string(one)]
    case .shouldReceiveTouch(let one, let finger):
      ["question": "shouldReceiveTouch", "recognizer": .string(one), "finger": .int(finger)]
    case .shouldBegin(let one): ["question": "shouldBegin", "recognizer": .string(one)]
    case .shouldRequireFailure(let one, let other): pair("shouldRequireFailure", one, other)
    case .shouldBeRequiredToFail(let one, let other): pair("shouldBeRequiredToFail", one, other)
    case .shouldRecognizeSimultaneously(let one, let other): pair("shouldRecognizeSimultaneously", one, other)
    case .touchesShouldBegin(let view): ["question": "touchesShouldBegin", "view": .string(view)]
    case .touchesShouldCancel(let view): ["question": "touchesShouldCancel", "view": .string(view)]
    }
  }

  private func pair(_ question: String, _ one: String, _ other: String) -> [String: JSONValue] {
    ["question": .string(question), "recognizer": .string(one), "other": .string(other)]
  }
}

extension GestureVerdict {
  fileprivate var json: [String: JSONValue] {
    switch self {
    case .granted: ["verdict": "granted"]
    case .waits(let other): ["verdict": "waits", "other": .string(other)]
    case .fails(let failure): ["verdict": "fails"].merging(failure.json) { one, _ in one }
    }
  }
}

extension GestureFailure {
  fileprivate var json: [String: JSONValue] {
    switch self {
    case .requirementRecognized(let other): ["reason": "requirementRecognized", "other": .string(other)]
    case .excluded(let other): ["reason": "excluded", "other": .string(other)]
    case .refusedByView(let view): ["reason": "refusedByView", "other": .string(view)]
    case .refusedByDelegate: ["reason": "refusedByDelegate"]
    }
  }
}

extension GestureReason {
  fileprivate var json: [String: JSONValue] {
    switch self {
    case .analysis: ["reason": "analysis"]
    case .granted: ["reason": "granted"]
    case .failed(let failure): failure.json
    case .disabled: ["reason": "disabled"]
    case .removed: ["reason": "removed"]
    case .reset: ["reason": "reset"]
    }
  }
}

extension TraceStep.IgnoreReason {
  var json: [String: JSONValue] {
    switch self {
    case .singleTouch: ["reason": "singleTouch"]
    case .exclusiveTouch(let view): ["reason": "exclusiveTouch", "because": .string(view)]
    case .recognized(let recognizer): ["reason": "recognized", "because": .string(recognizer)]
    case .scrollView(let view): ["reason": "scrollView", "because": .string(view)]
    case .touchCancelled: ["reason": "touchCancelled"]
    }
  }
}

extension TraceStep.Interruption {
  var json: [String: JSONValue] {
    switch self {
    case .resignedActive: ["reason": "resignedActive"]
    case .leftWindow(let view): ["reason": "leftWindow", "view": .string(view)]
    case .gateClosed(let view): ["reason": "gateClosed", "view": .string(view)]
    case .animation(let view): ["reason": "animation", "view": .string(view)]
    }
  }
}
