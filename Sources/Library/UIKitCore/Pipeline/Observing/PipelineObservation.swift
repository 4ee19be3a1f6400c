import Synchronization

/// The number of observations. Atomic, because the last reference to an application may be released on another thread.
private nonisolated let observationCount = Atomic(0)

/// The connection from an application and its views to the application's observer.
final class PipelineObservation {
  private(set) weak var observer: (any PipelineObserver)?
  /// Calls the same observer; set during an event. Unmanaged, so that no report retains it: `holding(_:)` keeps it alive.
  private var held: Unmanaged<Relay>?

  /// The methods of an observer as closures. An object with weak references is slow to retain, and reading it from a
  /// property retains it; an object captured by a closure is not retained for a call.
  private final class Relay {
    let willPerform: (PipelineStep) -> Void
    let didPerform: (PipelineStep, PipelineAnswer) -> Void
    let didNote: (PipelineNote) -> Void

    init(_ observer: any PipelineObserver) {
      willPerform = { observer.pipelineWillPerform($0) }
      didPerform = { observer.pipelineDidPerform($0, answer: $1) }
      didNote = { observer.pipelineDidNote($0) }
    }

    // Explicit, because the synthesized deinit checks the executor each time.
    deinit {}
  }

  /// The innermost reported call.
  private var hook = Hook.none

  init(_ observer: any PipelineObserver) {
    self.observer = observer
    observationCount.add(1, ordering: .relaxed)
  }

  deinit { observationCount.subtract(1, ordering: .relaxed) }

  /// Whether an application of this process has an observer. If not, no responder is asked for its observation: that is two
  /// calls for each responder of a chain.
  @inline(__always)
  nonisolated static var isThereAny: Bool { observationCount.load(ordering: .relaxed) != 0 }

  /// Reports `step`, runs `body`, and reports its answer.
  func perform<Answer>(
    _ step: PipelineStep, _ body: () -> Answer, describing: (Answer) -> PipelineAnswer
  ) -> Answer {
    if let held { held.reading { $0.willPerform(step) } } else { observer?.pipelineWillPerform(step) }
    let outer = hook
    hook = step.hook
    let answer = body()
    hook = outer
    let description = describing(answer)
    if let held {
      held.reading { $0.didPerform(step, description) }
    } else {
      observer?.pipelineDidPerform(step, answer: description)
    }
    return answer
  }

  func note(_ note: PipelineNote) {
    if let held { held.reading { $0.didNote(note) } } else { observer?.pipelineDidNote(note) }
  }

  /// Keeps a strong reference to the observer while `body` runs.
  func holding(_ body: () -> Void) {
    guard held == nil, let observer else { return body() }
    let relay = Relay(observer)
    held = .passUnretained(relay)
    body()
    held = nil
    extendLifetime(relay)
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
    case .event, .timeout, .hitTestPass, .sendEvent, .recognizerTouches, .recognizerPresses, .question, .reset,
      .action:
      .none
    }
  }
}
