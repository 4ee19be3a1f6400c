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
  ///
  /// Only methods that an override may call on somebody else are ever entered without a door.
  fileprivate func isSameCall(as other: UIPipelineStep) -> Bool {
    switch (self, other) {
    case (.hitTest(let one, _), .hitTest(let two, _)), (.pointInside(let one, _), .pointInside(let two, _)):
      one === two
    case (.touches(let one, let phase, _), .touches(let two, let otherPhase, _)):
      one === two && phase == otherPhase
    case (.motion(let one, let phase, _), .motion(let two, let otherPhase, _)):
      one === two && phase == otherPhase
    case (.presses(let one, let phase, _), .presses(let two, let otherPhase, _)):
      one === two && phase == otherPhase
    case (.remoteControl(let one, _), .remoteControl(let two, _)): one === two
    case (.event, _), (.timeout, _), (.hitTestPass, _), (.hitTest, _), (.pointInside, _), (.sendEvent, _),
      (.recognizerTouches, _), (.question, _), (.reset, _), (.touches, _), (.motion, _), (.presses, _),
      (.remoteControl, _), (.action, _):
      false
    }
  }
}
