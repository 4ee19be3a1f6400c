/// The connection from an application and its views to the application's observer.
final class PipelineObservation {
  private weak var observer: (any PipelineObserver)?
  /// Calls the same observer; set during an event.
  private var held: Relay?

  /// The methods of an observer as closures. An object with weak references is slow to retain, and reading it from a
  /// property retains it; an object captured by a closure is not retained for a call.
  private struct Relay {
    let willPerform: (PipelineStep) -> Void
    let didPerform: (PipelineStep, PipelineAnswer) -> Void
    let didNote: (PipelineNote) -> Void

    init(_ observer: any PipelineObserver) {
      willPerform = { observer.pipelineWillPerform($0) }
      didPerform = { observer.pipelineDidPerform($0, answer: $1) }
      didNote = { observer.pipelineDidNote($0) }
    }
  }

  /// The innermost reported call.
  private var hook = Hook.none

  init(_ observer: any PipelineObserver) { self.observer = observer }

  /// Reports `step`, runs `body`, and reports its answer.
  func perform<Answer>(
    _ step: PipelineStep, _ body: () -> Answer, describing: (Answer) -> PipelineAnswer
  ) -> Answer {
    if let willPerform = held?.willPerform { willPerform(step) } else { observer?.pipelineWillPerform(step) }
    let outer = hook
    hook = step.hook
    let answer = body()
    hook = outer
    let description = describing(answer)
    if let didPerform = held?.didPerform {
      didPerform(step, description)
    } else {
      observer?.pipelineDidPerform(step, answer: description)
    }
    return answer
  }

  func note(_ note: PipelineNote) {
    if let didNote = held?.didNote { didNote(note) } else { observer?.pipelineDidNote(note) }
  }

  /// Keeps a strong reference to the observer while `body` runs.
  func holding(_ body: () -> Void) {
    let outer = held
    if outer == nil { held = observer.map(Relay.init) }
    body()
    held = outer
  }

  /// Whether the innermost reported call is `hook`, so that it must not be reported again.
  func isInside(_ hook: Hook) -> Bool { self.hook == hook }
}

/// An overridable method of an object. Arguments are left out: an override may pass others to `super`.
enum Hook: Equatable {
  case hitTest(ObjectIdentifier)
  case pointInside(ObjectIdentifier)
  case touches(ObjectIdentifier, UITouch.Phase)
  case motion(ObjectIdentifier, UITouch.Phase)
  case presses(ObjectIdentifier, UIPress.Phase)
  case remoteControl(ObjectIdentifier)
  /// A step that only the library itself performs, so that it cannot be reported twice.
  case none
}

extension PipelineStep {
  var hook: Hook {
    switch self {
    case .hitTest(let view, _): .hitTest(ObjectIdentifier(view))
    case .pointInside(let view, _): .pointInside(ObjectIdentifier(view))
    case .touches(let responder, let phase, _): .touches(ObjectIdentifier(responder), phase)
    case .motion(let responder, let phase, _): .motion(ObjectIdentifier(responder), phase)
    case .presses(let responder, let phase, _): .presses(ObjectIdentifier(responder), phase)
    case .remoteControl(let responder, _): .remoteControl(ObjectIdentifier(responder))
    case .event, .timeout, .hitTestPass, .sendEvent, .recognizerTouches, .question, .reset, .action: .none
    }
  }
}
