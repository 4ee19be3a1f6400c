import ScenePicture
import TouchInput

// The keys of predict mode. While votes are counted, digits are votes.

extension KeyBindings {
  package static let predictMode = [
    KeyBinding(
      .predictMode, .answer, caps: ["1–5"], (0...9).map { digit in (Chord(Character("\(digit)")), answer(digit)) }),
    KeyBinding(.predictMode, .revealAndNext, [(Chord(.enter), whenAsking(.reveal, else: .next))]),
    KeyBinding(.predictMode, .nextQuestion, [(Chord("n"), goOn)]),
    KeyBinding(.predictMode, .hint, [(Chord("i"), whenAsking(.hint))]),
    KeyBinding(.predictMode, .phones, [(Chord("p"), .command(.showPhones))]),
    KeyBinding(.predictMode, .countVotes, [(Chord(.tab), whenAsking(.count))]),
    KeyBinding(
      .predictMode, .votesOfNextChoice,
      [(Chord(.up), whenCounting(.moveCount(-1))), (Chord(.down), whenCounting(.moveCount(1)))]),
    KeyBinding(
      .predictMode, .moreAndFewerVotes, caps: ["+", "-"],
      [
        (Chord("+"), whenCounting(.addVotes(1, to: nil))), (Chord("="), whenCounting(.addVotes(1, to: nil))),
        (Chord("-"), whenCounting(.addVotes(-1, to: nil))), (Chord(.backspace), whenCounting(.eraseDigit)),
      ]),
  ]

  /// A digit is an answer, or belongs to the number of votes.
  private static func answer(_ digit: Int) -> KeyBinding.Action {
    .command { context in
      guard let prediction = context.display.prediction, prediction.phase == .asking else { return nil }
      if prediction.counted != nil { return .predict(.digit(digit)) }
      return (1...5).contains(digit) ? .predict(.answer(digit - 1)) : nil
    }
  }

  private static func whenAsking(
    _ command: PredictionCommand?, else other: PredictionCommand? = nil
  ) -> KeyBinding.Action {
    .command { context in
      switch context.display.prediction?.phase {
      case .asking: command.map { .predict($0) }
      case .revealed: other.map { .predict($0) }
      case .waiting, .finished, nil: nil
      }
    }
  }

  /// The key for the next question; after the last one, for the next part of the lesson plan. The key's meanings in
  /// other modes do not hold here.
  private static let goOn = KeyBinding.Action.command { context in
    switch context.display.prediction?.phase {
    case .revealed: .predict(.next)
    case .finished where context.display.plan?.nextPart != nil: .nextScene
    case .finished: .predict(.next)
    case .asking, .waiting, nil: nil
    }
  }

  private static func whenCounting(_ command: PredictionCommand) -> KeyBinding.Action {
    .command { $0.display.prediction?.counted == nil ? nil : .predict(command) }
  }
}
