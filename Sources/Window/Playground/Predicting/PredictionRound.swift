import ScenePicture
import TouchTrace

/// A round of questions about the touches of a trace, and their answers so far.
struct PredictionRound {
  let questions: [PredictionQuestion]
  /// The number of the round, which no other one of the session has.
  let number: Int
  /// The results of an earlier round, whose votes are shown beside those of this one.
  private let earlier: [PredictionResult]
  /// Whether the number of questions tells nothing of their answers.
  private let showsCount: Bool
  private(set) var phase: PredictionState.Phase
  private(set) var results: [PredictionResult] = []
  private var chosen: Int?
  private var votes: [Int] = []
  /// The choice whose votes the keys change.
  private var counted: Int?
  private var showsHint = false
  /// The result of the open question, once it is revealed.
  private var revealed: PredictionResult?

  /// - Parameters:
  ///   - questions: nil while there is no touch to ask about.
  ///   - earlier: the results of an earlier round about the same scene.
  ///   - showsCount: whether the number of questions tells nothing of their answers.
  init(
    _ questions: [PredictionQuestion]?, number: Int = 0, earlier: [PredictionResult] = [], showsCount: Bool = false
  ) {
    (self.number, self.earlier, self.showsCount) = (number, earlier, showsCount)
    self.questions = questions ?? []
    phase = questions == nil ? .waiting : .finished
    if !self.questions.isEmpty { open() }
  }

  /// The question that is open; nil before the first and after the last.
  var question: PredictionQuestion? {
    phase == .asking || phase == .revealed ? questions[results.count] : nil
  }

  /// The number of steps that may be known; nil if all of them may.
  var limit: Int? {
    switch phase {
    case .asking: question?.asked
    case .revealed: question?.decided
    case .waiting, .finished: nil
    }
  }

  /// The state for the picture.
  var state: PredictionState {
    var state = PredictionState()
    (state.phase, state.number, state.prompt) = (phase, results.count + 1, question?.prompt)
    (state.chosen, state.votes, state.counted) = (chosen, votes, counted)
    (state.showsHint, state.results, state.revealed) = (showsHint, results, revealed)
    state.count = showsCount ? questions.count : nil
    // Before the answer they would sway the class.
    state.earlierVotes = revealed?.earlierVotes ?? []
    return state
  }

  private mutating func open() {
    phase = .asking
    (chosen, counted, revealed, showsHint) = (nil, nil, nil, false)
    votes = Array(repeating: 0, count: questions[results.count].prompt.choices.count)
  }

  // MARK: Answering

  /// Chooses an answer. Nothing happens if there is no such choice.
  mutating func choose(_ index: Int) {
    guard phase == .asking, votes.indices.contains(index) else { return }
    (chosen, counted) = (index, nil)
  }

  mutating func showHint() { showsHint = showsHint || phase == .asking }

  /// - Parameter phones: the votes of phones for each choice, which count beside those that were typed; empty without phones.
  mutating func reveal(phones: [Int] = []) {
    guard phase == .asking, let question else { return }
    for (choice, count) in phones.enumerated() where votes.indices.contains(choice) {
      setVotes(votes[choice] + count, of: choice)
    }
    var result = PredictionResult(question, chosen: chosen, votes: votes, usedHint: showsHint)
    let before = earlier.first { $0.isOfSameQuestion(as: result) && $0.prompt.choices == result.prompt.choices }
    if let before, before.allVotes > 0 { result.earlierVotes = before.votes }
    revealed = result
    (phase, counted) = (.revealed, nil)
  }

  /// Opens the next question; after the last one, the round is finished.
  mutating func goOn() {
    guard phase == .revealed, let revealed else { return }
    results.append(revealed)
    if results.count < questions.count { open() } else { (phase, self.revealed) = (.finished, nil) }
  }

  // MARK: Counting votes

  private mutating func setVotes(_ count: Int, of choice: Int) {
    votes[choice] = min(max(count, 0), PredictionResult.mostVotes)
  }

  /// Adds votes to a choice, or takes some away; nil means the choice whose votes are counted.
  mutating func addVotes(_ amount: Int, to choice: Int?) {
    guard phase == .asking, let choice = choice ?? counted, votes.indices.contains(choice) else { return }
    setVotes(votes[choice] + amount, of: choice)
  }

  /// Begins to count, or goes to the next choice; after the last one, ends it.
  mutating func count() {
    guard phase == .asking else { return }
    let next = counted.map { $0 + 1 } ?? 0
    counted = votes.indices.contains(next) ? next : nil
  }

  mutating func endCounting() { counted = nil }

  mutating func moveCount(_ amount: Int) {
    if let counted { self.counted = min(max(counted + amount, 0), votes.count - 1) }
  }

  mutating func type(_ digit: Int) {
    if let counted, votes[counted] <= PredictionResult.mostVotes / 10 {
      setVotes(votes[counted] * 10 + digit, of: counted)
    }
  }

  mutating func eraseDigit() {
    if let counted { votes[counted] /= 10 }
  }
}
