/// The result of a question in front of a class: the choices, the votes for each, and the answer that was chosen by one
/// person.
package struct PredictionResult: Codable, Equatable, Sendable {
  package var prompt: PredictionPrompt
  package var answer: PredictionAnswer
  package var misconceptions: [Misconception?]
  /// The choice of one person; nil if only votes were counted.
  package var chosen: Int?
  /// The number of votes for each choice.
  package var votes: [Int]
  /// Whether the hint was shown before the answer.
  package var usedHint: Bool
  /// The votes when the question was asked before, such as before a discussion; nil if it was asked once.
  package var earlierVotes: [Int]?

  /// The key of the votes is `hands`, as in the state files of earlier versions.
  private enum CodingKeys: String, CodingKey {
    case prompt, answer, misconceptions, chosen, usedHint, earlierVotes
    case votes = "hands"
  }

  package init(_ question: PredictionQuestion, chosen: Int?, votes: [Int], usedHint: Bool = false) {
    (prompt, answer, misconceptions) = (question.prompt, question.answer, question.misconceptions)
    (self.chosen, self.usedHint) = (chosen, usedHint)
    self.votes = question.prompt.choices.indices.map { votes.indices.contains($0) ? votes[$0] : 0 }
  }

  /// Whether the lists belong together. A result from a file that was changed by hand may not.
  package var isConsistent: Bool {
    let count = prompt.choices.count
    return votes.count == count && earlierVotes.map { $0.count == count } != false && misconceptions.count == count
      && prompt.choices.contains(answer.choice)
      && votes.allSatisfy { 0...PredictionResult.mostVotes ~= $0 } && chosen.map { 0..<count ~= $0 } != false
  }

  /// No class has more votes for one choice.
  package static let mostVotes = 999

  /// The index of the right choice.
  package var rightChoice: Int { prompt.choices.firstIndex(of: answer.choice) ?? 0 }

  /// Whether the chosen answer is right; nil if nobody chose one.
  package var isRight: Bool? { chosen.map { $0 == rightChoice } }

  /// The misconception that the rule behind the answer corrects: the one with most votes, else the one behind the first wrong
  /// choice.
  package var believed: Misconception? { shown.first?.misconception ?? misconceptions.compactMap(\.self).first }

  /// Whether another result is about the same question. The order of the choices may be that of an earlier version.
  package func isOfSameQuestion(as other: PredictionResult) -> Bool {
    prompt.topic == other.prompt.topic && prompt.finger == other.prompt.finger && prompt.asked == other.prompt.asked
  }

  /// The number of all votes, and of those for the right choice.
  package var allVotes: Int { votes.reduce(0, +) }
  package var rightVotes: Int { votes[rightChoice] }

  /// The misconceptions that the class showed, with the votes for each, most votes first; those with equal numbers in the
  /// order of the choices. The choice of one person counts as a vote where no votes were counted.
  package var shown: [(misconception: Misconception, votes: Int)] {
    let counts = allVotes > 0 ? votes : votes.indices.map { $0 == chosen ? 1 : 0 }
    let counted = zip(misconceptions, counts).compactMap { belief, count in
      belief.flatMap { count > 0 ? (misconception: $0, votes: count) : nil }
    }
    return counted.enumerated().sorted { ($1.element.votes, $0.offset) < ($0.element.votes, $1.offset) }.map(\.element)
  }
}
