import UIKit

extension TraceStep.Kind {
  /// Writes `kind` and the keys that depend on it.
  func encode(to keys: inout TraceJSON.Keys) throws {
    switch self {
    case .event(let reports):
      try keys.encode("event", forKey: .kind)
      try keys.encode(reports.map { TraceJSON.Report(report: $0) }, forKey: .fingers)
    case .device(let event):
      try keys.encode("device", forKey: .kind)
      try keys.encode(event.name, forKey: .event)
    case .timeout:
      try keys.encode("timeout", forKey: .kind)
    case .interrupted(let interruption):
      try keys.encode("interrupted", forKey: .kind)
      try interruption.encode(to: &keys)
    case .warning(let warning):
      try keys.encode("warning", forKey: .kind)
      try warning.encode(to: &keys)
    case .printed(let line):
      try keys.encode("printed", forKey: .kind)
      try keys.encode(line.text, forKey: .text)
      if line.more > 0 { try keys.encode(line.more, forKey: .repeats) }
    case .signal(let signal, let responder):
      try keys.encode("signal", forKey: .kind)
      try keys.encode(signal.method, forKey: .method)
      try keys.encode(responder, forKey: .responder)
    case .pass(let number, let repeats, let finger, let point):
      try keys.encode("pass", forKey: .kind)
      try keys.encode(number, forKey: .number)
      try keys.encode(repeats, forKey: .repeats)
      try keys.encode(finger, forKey: .finger)
      try keys.encode(point, forKey: .point)
    case .ask(let view, let asker, let point):
      try keys.encode("ask", forKey: .kind)
      try keys.encode(view, forKey: .view)
      try keys.encode(asker, forKey: .by)
      try keys.encode(point, forKey: .point)
    case .gate(let view, let refusal):
      try keys.encode("gate", forKey: .kind)
      try keys.encode(view, forKey: .view)
      try refusal.encode(to: &keys)
    case .override(let view, let override):
      try keys.encode("override", forKey: .kind)
      try keys.encode(view, forKey: .view)
      try keys.encode(override.description, forKey: .hitTest)
    case .inside(let view, let answer, let miss):
      try keys.encode("inside", forKey: .kind)
      try keys.encode(view, forKey: .view)
      try keys.encode(answer, forKey: .answer)
      try keys.encodeIfPresent(miss?.side.rawValue, forKey: .side)
      try keys.encodeIfPresent(miss?.distance, forKey: .distance)
    case .returned(let view, let hit):
      try keys.encode("returned", forKey: .kind)
      try keys.encode(view, forKey: .view)
      try keys.encode(hit, forKey: .hit)
    case .result(let finger, let view):
      try keys.encode("result", forKey: .kind)
      try keys.encode(finger, forKey: .finger)
      try keys.encode(view, forKey: .view)
    case .sendEvent(let responder):
      try keys.encode("sendEvent", forKey: .kind)
      try keys.encode(responder, forKey: .responder)
    case .deliver(let phase, let responder, let fingers):
      try keys.encode("deliver", forKey: .kind)
      try keys.encode(phase.name, forKey: .phase)
      try keys.encode(responder, forKey: .responder)
      try keys.encode(fingers, forKey: .fingers)
    case .forward(let phase, let responder, let next):
      try keys.encode("forward", forKey: .kind)
      try keys.encode(phase.name, forKey: .phase)
      try keys.encode(responder, forKey: .from)
      try keys.encode(next, forKey: .to)
    case .handled(let phase, let responder, let passesOn):
      try keys.encode("handled", forKey: .kind)
      try keys.encode(phase.name, forKey: .phase)
      try keys.encode(responder, forKey: .responder)
      try keys.encode(passesOn, forKey: .passesOn)
    case .dropped(let phase, let fingers):
      try keys.encode("dropped", forKey: .kind)
      try keys.encode(phase.name, forKey: .phase)
      try keys.encode(fingers, forKey: .fingers)
    case .ignored(let finger, let view, let reason):
      try keys.encode("ignored", forKey: .kind)
      try keys.encode(finger, forKey: .finger)
      try keys.encode(view, forKey: .view)
      try reason.encode(to: &keys)
    case .withheld(let phase, let finger, let view, let recognizers):
      try keys.encode("withheld", forKey: .kind)
      try keys.encode(phase.name, forKey: .phase)
      try keys.encode(finger, forKey: .finger)
      try keys.encode(view, forKey: .view)
      try keys.encode(recognizers, forKey: .by)
    case .lost(let finger, let view, let recognizer):
      try keys.encode("lost", forKey: .kind)
      try keys.encode(finger, forKey: .finger)
      try keys.encode(view, forKey: .view)
      try keys.encode(recognizer, forKey: .to)
    case .action(let sender, let name, let target, let event, let measure):
      try keys.encode("action", forKey: .kind)
      try keys.encode(sender, forKey: .from)
      try keys.encode(name, forKey: .name)
      try keys.encode(target, forKey: .to)
      try keys.encode(event, forKey: .event)
      try measure?.encode(to: &keys)
    case .climbed(let action, let responder):
      try keys.encode("climbed", forKey: .kind)
      try keys.encode(action, forKey: .action)
      try keys.encode(responder, forKey: .past)
    case .gesture(let step): try step.encode(to: &keys)
    }
  }
}

extension TraceJSON {
  /// The report of one finger.
  fileprivate struct Report: Encodable {
    var report: FingerReport

    func encode(to encoder: any Encoder) throws {
      var keys = encoder.container(keyedBy: TraceJSON.Key.self)
      try keys.encode(report.finger, forKey: .finger)
      try keys.encode(report.phase.name, forKey: .phase)
      try keys.encode(report.point, forKey: .point)
      if report.tapCount > 1 { try keys.encode(report.tapCount, forKey: .tapCount) }
      try keys.encodeIfPresent(report.force, forKey: .force)
    }
  }
}

extension TouchRefusal {
  fileprivate func encode(to keys: inout TraceJSON.Keys) throws {
    switch self {
    case .hidden: try keys.encode("hidden", forKey: .reason)
    case .interactionDisabled: try keys.encode("interactionDisabled", forKey: .reason)
    case .animated: try keys.encode("animated", forKey: .reason)
    case .alpha(let alpha):
      try keys.encode("alpha", forKey: .reason)
      try keys.encode(alpha, forKey: .alpha)
    }
  }
}

extension GestureMeasure {
  /// Writes the property that the action reads, and its value: a factor, radians or points, to four decimals.
  fileprivate func encode(to keys: inout TraceJSON.Keys) throws {
    let rounded = { (value: CGFloat) in (value * 10_000).rounded() / 10_000 }
    switch self {
    case .scale(let scale): try keys.encode(rounded(scale), forKey: .scale)
    case .rotation(let angle): try keys.encode(rounded(angle), forKey: .rotation)
    case .translation(let distance): try keys.encode([rounded(distance.x), rounded(distance.y)], forKey: .translation)
    }
  }
}

extension TraceStep.IgnoreReason {
  fileprivate func encode(to keys: inout TraceJSON.Keys) throws {
    switch self {
    case .singleTouch: try keys.encode("singleTouch", forKey: .reason)
    case .exclusiveTouch(let view):
      try keys.encode("exclusiveTouch", forKey: .reason)
      try keys.encode(view, forKey: .because)
    case .recognized(let recognizer):
      try keys.encode("recognized", forKey: .reason)
      try keys.encode(recognizer, forKey: .because)
    case .scrollView(let view):
      try keys.encode("scrollView", forKey: .reason)
      try keys.encode(view, forKey: .because)
    case .touchCancelled: try keys.encode("touchCancelled", forKey: .reason)
    }
  }
}

extension TraceStep.Warning {
  fileprivate func encode(to keys: inout TraceJSON.Keys) throws {
    switch self {
    case .noAction(let action, let target, let sender):
      try keys.encode(action, forKey: .action)
      try keys.encode(target, forKey: .to)
      try keys.encode(sender, forKey: .from)
    case .noTarget(let action, let sender, let wasObject):
      try keys.encode(action, forKey: .action)
      try keys.encode(sender, forKey: .from)
      try keys.encode(wasObject ? "the target no longer exists" : "the target is no object", forKey: .text)
    case .unsampled(let name): try keys.encode("\(name) was not sampled here", forKey: .text)
    case .other(let text): try keys.encode(text, forKey: .text)
    case .refused(let attempt): try keys.encode("the code may not do this: \(attempt.text)", forKey: .text)
    }
  }
}

extension TraceStep.Interruption {
  fileprivate func encode(to keys: inout TraceJSON.Keys) throws {
    switch self {
    case .resignedActive: try keys.encode("resignedActive", forKey: .reason)
    case .ignoringInteraction: try keys.encode("ignoringInteraction", forKey: .reason)
    case .leftWindow(let view): try encode("leftWindow", view, to: &keys)
    }
  }

  private func encode(_ reason: String, _ view: String, to keys: inout TraceJSON.Keys) throws {
    try keys.encode(reason, forKey: .reason)
    try keys.encode(view, forKey: .view)
  }
}
