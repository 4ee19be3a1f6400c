/// Knows the observer of an application and which hook was opened last.
final class PipelineObservation {
  private weak var observer: (any PipelineObserver)?
  /// The ways to the same observer, kept while an event is under way.
  private var held: Relay?

  /// Keeps an observer inside closures. An object that anybody refers to weakly is slow to retain, and is retained
  /// whenever it is read from a property; what a closure has captured is not. Of a value, only the closure that is
  /// called is retained.
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

  /// The innermost of the calls under way.
  private var hook = Hook.closed

  init(_ observer: any PipelineObserver) { self.observer = observer }

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

  /// Keeps the observer until `body` is over.
  func holding(_ body: () -> Void) {
    let outer = held
    if outer == nil { held = observer.map(Relay.init) }
    body()
    held = outer
  }

  /// Whether the call under way came through `hook`, so that it need not be reported again.
  func isInside(_ hook: Hook) -> Bool { self.hook == hook }
}

/// A method of an object. Arguments do not count: an override may have changed them for `super`.
enum Hook: Equatable {
  case hitTest(ObjectIdentifier)
  case pointInside(ObjectIdentifier)
  case touches(ObjectIdentifier, UITouch.Phase)
  case motion(ObjectIdentifier, UITouch.Phase)
  case presses(ObjectIdentifier, UIPress.Phase)
  case remoteControl(ObjectIdentifier)
  /// Never entered but by the library itself.
  case closed
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
    case .event, .timeout, .hitTestPass, .sendEvent, .recognizerTouches, .question, .reset, .action: .closed
    }
  }
}
