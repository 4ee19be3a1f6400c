import Foundation

@testable import UIKitCore

/// An observer that writes each step and note of the pipeline as a line of text.
final class Transcriber: PipelineObserver {
  enum Kind {
    /// Hit tests and `sendEvent`.
    case search
    /// Methods of recognizers, views and targets that were called.
    case delivery
    /// Changes of recognizers' states.
    case state
    /// Verdicts on bids.
    case verdict
    /// Questions to delegates and views, except `canPrevent` and `canBePrevented`.
    case question
    /// The questions `canPrevent` and `canBePrevented`.
    case prevention
    /// Phases that views did not receive, with the reason.
    case hold
  }

  private var names: [ObjectIdentifier: String] = [:]
  private var lines: [(kind: Kind, text: String)] = []
  private var search: String?
  private var timeout: String?

  func name(_ object: AnyObject, _ name: String) { names[ObjectIdentifier(object)] = name }

  func name(of object: AnyObject) -> String {
    if let recognizer = object as? UIGestureRecognizer, let name = recognizer.name { return name }
    return names[ObjectIdentifier(object)] ?? (object as? UIView)?.accessibilityIdentifier ?? "\(type(of: object))"
  }

  func write(_ text: String, as kind: Kind = .delivery) {
    if let timeout { lines.append((.delivery, timeout)) }
    timeout = nil
    lines.append((kind, text))
  }

  /// Returns the lines of these kinds and removes all lines.
  func take(_ kinds: Kind...) -> String {
    defer { lines = [] }
    return lines.filter { kinds.contains($0.kind) }.map(\.text).joined(separator: "\n")
  }

  // MARK: Observing

  func pipelineWillPerform(_ step: PipelineStep) {
    switch step {
    case .hitTestPass(let number, _): search = "\(number):"
    case .sendEvent(let responder, _): lines.append((.search, "\(name(of: responder)).sendEvent"))
    case .timeout(let time): timeout = "⏱ \(String(format: "%.2f", time))"
    case .recognizerTouches(let recognizer, let phase, let touches):
      write("\(name(of: recognizer)).\(phase)\(number(touches.count))")
    case .recognizerPresses(let recognizer, let phase, let presses):
      write("\(name(of: recognizer)).presses \(phase)\(number(presses.count))")
    case .touches(let responder, let phase, let touches):
      write("\(name(of: responder)).\(phase)\(number(touches.count))")
    case .motion(let responder, let phase, _): write("\(name(of: responder)).motion \(phase)")
    case .presses(let responder, let phase, _): write("\(name(of: responder)).presses \(phase)")
    case .remoteControl(let responder, let event): write("\(name(of: responder)).remoteControl \(event.subtype)")
    case .action(let action): write(line(for: action))
    case .event, .hitTest, .pointInside, .question, .reset: break
    }
  }

  func pipelineDidPerform(_ step: PipelineStep, answer: PipelineAnswer) {
    switch (step, answer) {
    case (.pointInside(let view, _), .flag(let isInside)): search? += " \(name(of: view))\(isInside ? "+" : "-")"
    case (.hitTestPass, _):
      if let search { lines.append((.search, search)) }
      search = nil
    case (.question(let question), .flag(let yes)): write(question, yes)
    case (.timeout, _): timeout = nil
    default: break
    }
  }

  func pipelineDidNote(_ note: PipelineNote) {
    switch note {
    case .refused(let view, let refusal): search? += " \(name(of: view))/\(refusal)"
    case .bound(_, let view): lines.append((.search, "→ " + (view.map(name(of:)) ?? "none")))
    case .stateChange(let recognizer, let old, let new, _):
      write("\(name(of: recognizer)): \(old) → \(new)", as: .state)
    case .verdict(let recognizer, let verdict):
      write("\(name(of: recognizer)) \(line(for: verdict))", as: .verdict)
    case .withheld(let touch, let phase, let holders):
      let names = holders.map(name(of:)).joined(separator: ", ")
      write("\(touch.hitView.map(name(of:)) ?? "?") \(phase) is withheld by \(names)", as: .hold)
    case .cancelled(_, let view, let reason):
      write("\(name(of: view)) loses the touch: \(line(for: reason))", as: .hold)
    case .dropped(_, let view, let reason):
      write("\(name(of: view)) never receives the touch: \(line(for: reason))", as: .hold)
    case .forwarded(_, _, let next): if next == nil { write("dropped") }
    case .climbed(let action, let responder):
      write("\(name(of: action.sender)) \(action.name) past \(name(of: responder))", as: .hold)
    case .postponed(let recognizers):
      write("postponed: \(recognizers.map(name(of:)).joined(separator: ", "))", as: .hold)
    case .warning(let warning): write("warning: \(warning.text)", as: .hold)
    case .attends, .ignored, .bid, .interrupted: break
    }
  }

  // MARK: Texts

  private func number(_ count: Int) -> String { count > 1 ? "×\(count)" : "" }

  private func line(for action: PipelineAction) -> String {
    if let recognizer = action.sender as? UIGestureRecognizer {
      return "\(name(of: recognizer)) action(\(recognizer.state))"
    }
    let what = action.controlEvent.isEmpty ? action.name : action.controlEvent.name
    let target = action.target.map { " → " + name(of: $0) } ?? ""
    return "\(name(of: action.sender)).\(what)\(target)"
  }

  private func line(for verdict: PipelineVerdict) -> String {
    switch verdict {
    case .granted: "granted"
    case .waits(let other): "waits for \(name(of: other))"
    case .fails(.requirementRecognized(let other)): "fails: \(name(of: other)) recognized first"
    case .fails(.excluded(let other)): "fails: excluded by \(name(of: other))"
    case .fails(.refusedByView(let view)): "fails: refused by \(name(of: view))"
    case .fails(.refusedByDelegate): "fails: refused by its delegate"
    }
  }

  private func line(for reason: CancelReason) -> String {
    switch reason {
    case .recognized(let recognizer): name(of: recognizer)
    case .touchCancelled: "cancelled"
    }
  }

  private func line(for reason: DropReason) -> String {
    switch reason {
    case .singleTouch: "one finger only"
    case .exclusiveTouch(let view): "\(name(of: view)) is exclusive"
    case .recognized(let recognizer): name(of: recognizer)
    case .scrollView(let view): "\(name(of: view)) keeps it"
    case .touchCancelled: "cancelled"
    }
  }

  private func write(_ question: PipelineQuestion, _ yes: Bool) {
    let answer = yes ? "yes" : "no"
    switch question {
    case .shouldReceiveEvent(let one, _, let asked): ask(asked, "shouldReceiveEvent \(name(of: one))", answer)
    case .shouldReceivePress(let one, _, let asked): ask(asked, "shouldReceivePress \(name(of: one))", answer)
    case .shouldReceiveTouch(let one, _, let asked): ask(asked, "shouldReceiveTouch \(name(of: one))", answer)
    case .shouldBegin(let one, let asked): ask(asked, "shouldBegin \(name(of: one))", answer)
    case .shouldRequireFailure(let one, let other, let asked):
      ask(asked, "shouldRequireFailure \(name(of: one)) of \(name(of: other))", answer)
    case .shouldBeRequiredToFail(let one, let other, let asked):
      ask(asked, "shouldBeRequiredToFail \(name(of: one)) by \(name(of: other))", answer)
    case .shouldRecognizeSimultaneously(let one, let other, let asked):
      ask(asked, "simultaneously \(name(of: one)) with \(name(of: other))", answer)
    case .canPrevent(let one, let other):
      write("\(name(of: one)) canPrevent \(name(of: other))? \(answer)", as: .prevention)
    case .canBePrevented(let one, let other):
      write("\(name(of: one)) canBePrevented by \(name(of: other))? \(answer)", as: .prevention)
    case .touchesShouldBegin(let scroll, _, let view):
      ask(scroll, "touchesShouldBegin in \(name(of: view))", answer)
    case .touchesShouldCancel(let scroll, let view): ask(scroll, "touchesShouldCancel in \(name(of: view))", answer)
    }
  }

  /// Writes a question and its answer. Answers of recognizers are left out, except those of `PlainRecognizer`, whose
  /// methods the tests override.
  private func ask(_ asked: AnyObject, _ what: String, _ answer: String) {
    guard !(asked is UIGestureRecognizer) || asked is PlainRecognizer else { return }
    write("\(name(of: asked)).\(what)? \(answer)", as: .question)
  }
}
