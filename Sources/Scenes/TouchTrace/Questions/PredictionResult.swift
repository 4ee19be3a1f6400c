/// The result of a question in front of a class: the choices, the votes for each, and the answer that was chosen by one
/// person.
package struct PredictionResult: Codable, Equatable, Sendable {
  package var prompt: PredictionPrompt
  package var answer: PredictionAnswer
  package var misconceptions: [Misconception?]
  /// The choice of one person; nil if only hands were counted.
  package var chosen: Int?
  /// The number of hands for each choice.
  package var hands: [Int]
  /// Whether the hint was shown before the answer.
  package var usedHint: Bool

  package init(_ question: PredictionQuestion, chosen: Int?, hands: [Int], usedHint: Bool = false) {
    (prompt, answer, misconceptions) = (question.prompt, question.answer, question.misconceptions)
    (self.chosen, self.usedHint) = (chosen, usedHint)
    self.hands = question.prompt.choices.indices.map { hands.indices.contains($0) ? hands[$0] : 0 }
  }

  /// Whether the lists belong together. A result from a file that was changed by hand may not.
  package var isConsistent: Bool {
    let count = prompt.choices.count
    return hands.count == count && misconceptions.count == count && prompt.choices.contains(answer.choice)
      && hands.allSatisfy { 0...PredictionResult.mostHands ~= $0 } && chosen.map { 0..<count ~= $0 } != false
  }

  /// No class has more hands for one choice.
  package static let mostHands = 999

  /// The index of the right choice.
  package var rightChoice: Int { prompt.choices.firstIndex(of: answer.choice) ?? 0 }

  /// Whether the chosen answer is right; nil if nobody chose one.
  package var isRight: Bool? { chosen.map { $0 == rightChoice } }

  /// The number of all hands, and of those for the right choice.
  package var allHands: Int { hands.reduce(0, +) }
  package var rightHands: Int { hands[rightChoice] }

  /// The misconceptions that the class showed, with the hands for each, most hands first; those with equal numbers in the
  /// order of the choices. The choice of one person counts as a hand where no hands were counted.
  package var shown: [(misconception: Misconception, hands: Int)] {
    let votes = allHands > 0 ? hands : hands.indices.map { $0 == chosen ? 1 : 0 }
    let counted = zip(misconceptions, votes).compactMap { belief, count in
      belief.flatMap { count > 0 ? (misconception: $0, hands: count) : nil }
    }
    return counted.enumerated().sorted { ($1.element.hands, $0.offset) < ($0.element.hands, $1.offset) }.map(\.element)
  }
}
