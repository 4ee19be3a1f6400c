/// The votes of a class: one for each phone, which may change its mind until the question is closed.
///
///     asked ── vote ──▸ counted ── vote ──▸ counted … ── close ──▸ closed ── ask ──▸ asked
///
/// A phone is known by a token alone. Times are seconds of any clock that does not go back.
package struct ClassVotes: Equatable, Sendable {
  /// The result of a vote.
  package enum Answer: Equatable, Sendable {
    case counted
    /// The question is closed, or another one is asked.
    case closed
    /// No phone of the class has the token.
    case stranger
    case noSuchChoice
  }

  /// The largest number of phones in a class.
  package static let mostPhones = 200
  /// The time for which a phone counts as present after its last request, in seconds.
  static let presence = 10.0
  /// The time for which a phone must have been away before another one may have its place, in seconds.
  static let absence = 60.0

  /// When each phone was heard of last.
  private var heard: [String: Double] = [:]
  /// The choices for the question that was asked last.
  private var choices: [String: Int] = [:]
  private var choiceCount = 0
  /// The number of the question that was asked last; nil before the first.
  package private(set) var question: Int?
  /// Whether votes are counted.
  package private(set) var isOpen = false

  package init() {}

  // MARK: Phones

  /// Notes that a phone is there. A new phone may take the place of a phone that is away and has no vote.
  /// - Returns: false if the class is full.
  package mutating func join(_ token: String, at time: Double) -> Bool {
    if heard[token] == nil, heard.count >= Self.mostPhones, !makePlace(at: time) { return false }
    heard[token] = time
    return true
  }

  private mutating func makePlace(at time: Double) -> Bool {
    let away = heard.filter { $0.value + Self.absence < time && choices[$0.key] == nil }
    guard let first = away.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return false }
    heard[first.key] = nil
    return true
  }

  package func knows(_ token: String) -> Bool { heard[token] != nil }

  /// The number of phones that were heard of lately.
  package func present(at time: Double) -> Int { heard.values.count { $0 + Self.presence > time } }

  // MARK: Votes

  /// Asks a question. The votes for the one before are forgotten.
  package mutating func ask(_ question: Int, choices count: Int) {
    (self.question, choiceCount, choices, isOpen) = (question, count, [:], true)
  }

  /// Counts the vote of a phone, in place of an earlier one.
  package mutating func vote(_ choice: Int, for question: Int, by token: String) -> Answer {
    guard knows(token) else { return .stranger }
    guard isOpen, question == self.question else { return .closed }
    guard (0..<choiceCount).contains(choice) else { return .noSuchChoice }
    choices[token] = choice
    return .counted
  }

  /// Closes the question.
  /// - Returns: the number of votes for each choice.
  @discardableResult package mutating func close() -> [Int] {
    isOpen = false
    return counts
  }

  /// The number of votes for each choice.
  package var counts: [Int] {
    var counts = Array(repeating: 0, count: choiceCount)
    for choice in choices.values { counts[choice] += 1 }
    return counts
  }

  /// The number of phones that have answered.
  package var answered: Int { choices.count }

  /// The choice of a phone; nil if it has none.
  package func choice(of token: String) -> Int? { choices[token] }
}
