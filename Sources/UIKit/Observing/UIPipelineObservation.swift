/// Knows the observer of an application and which doors stand open at the moment, innermost last.
final class UIPipelineObservation {
  private weak var observer: (any UIPipelineObserver)?
  private var openDoors: [UIPipelineStep] = []

  init(_ observer: any UIPipelineObserver) { self.observer = observer }

  func perform<Answer>(
    _ step: UIPipelineStep, _ body: () -> Answer, describing: (Answer) -> UIPipelineAnswer
  ) -> Answer {
    observer?.pipelineWillPerform(step)
    openDoors.append(step)
    let answer = body()
    openDoors.removeLast()
    observer?.pipelineDidPerform(step, answer: describing(answer))
    return answer
  }

  func note(_ note: UIPipelineNote) { observer?.pipelineDidNote(note) }

  /// Whether the call under way came through the door for `step`, so that it need not be reported again.
  func isInside(_ step: UIPipelineStep) -> Bool { openDoors.last?.isSameCall(as: step) ?? false }
}

extension UIPipelineStep {
  /// The same method of the same object; arguments may differ, an override may have changed them for `super`.
  fileprivate func isSameCall(as other: UIPipelineStep) -> Bool {
    method == other.method && receiver === other.receiver
  }

  private enum Method: Equatable { case event, pass, hitTest, pointInside, sendEvent, touches(UITouch.Phase), action }

  private var method: Method {
    switch self {
    case .event: .event
    case .hitTestPass: .pass
    case .hitTest: .hitTest
    case .pointInside: .pointInside
    case .sendEvent: .sendEvent
    case .touches(_, let phase, _): .touches(phase)
    case .action: .action
    }
  }

  private var receiver: AnyObject {
    switch self {
    case .event(let event, _): event
    case .hitTestPass(_, let touch): touch
    case .hitTest(let view, _), .pointInside(let view, _): view
    case .sendEvent(let responder, _), .touches(let responder, _, _): responder
    case .action(let action): action.sender
    }
  }
}
