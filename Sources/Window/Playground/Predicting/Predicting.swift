import Foundation
import PanelModels
import ScenePicture
import Scenes
import TouchTrace

/// Predict mode: the run stops before each question, and nothing that comes later is drawn. A press on the stage is an answer
/// while a question is open, else a touch; the questions about it come when it is over.
struct Predicting {
  /// The questions; nil in other modes.
  private(set) var round: PredictionRound?
  /// The first step of the touch that the next questions are about, until they come.
  private var touch: Int?
  private var knownSteps = KnownSteps()
  /// The number of the last round.
  private var lastRound = 0

  /// Whether a question is open, so that the touch may not change and nothing that comes later may be shown.
  var isQuestionOpen: Bool { round?.question != nil }

  /// Whether a touch is made that is asked about later.
  var isWaitingForTouch: Bool { touch != nil }

  /// The number of the open question, which no other one of the session has.
  var questionNumber: Int? {
    guard let round, round.question != nil else { return nil }
    return round.number * 1_000 + round.results.count
  }

  // MARK: Rounds

  /// Begins a round: about the scene's script if there is no touch or it was played, else about the touch at the cursor.
  mutating func begin(_ context: PredictingContext) {
    let playback = context.playback
    guard !playback.trace.steps.isEmpty else { return beginWithoutTouch(playback) }
    touch = nil
    ask(about: playback.recorded.elementsEqual(playback.scene.script.inputs) ? nil : playback.cursor, context)
  }

  /// Begins a round that waits for a touch.
  mutating func beginWithoutTouch(_ playback: Playback) {
    touch = nil
    show(PredictionRound(nil, number: lastRound + 1), playback)
  }

  /// Ends predict mode.
  mutating func end() { (round, touch) = (nil, nil) }

  /// - Parameter cursor: a place in the touch to ask about; nil for all touches.
  private mutating func ask(about cursor: Int?, _ context: PredictingContext) {
    let trace = context.playback.trace, all = PredictionQuestion.all(in: trace, of: context.playback.scene.id)
    let sequence = cursor.map { trace.touchGroup(at: $0) } ?? 0..<trace.steps.count
    let asked = all.filter { sequence.contains($0.asked - 1) && context.asks($0.prompt.topic.kind) }
    let round = PredictionRound(
      asked, number: lastRound + 1, earlier: context.results, showsCount: context.knowsCount)
    show(round, context.playback)
  }

  /// Asks the questions of a round again, after the class has discussed them.
  private mutating func askAgain(_ context: PredictingContext) {
    guard let round else { return }
    let earlier = round.results.isEmpty ? context.results : round.results
    let again = PredictionRound(
      round.questions, number: lastRound + 1, earlier: earlier, showsCount: context.knowsCount)
    show(again, context.playback)
  }

  /// Shows a round from its beginning.
  mutating func show(_ round: PredictionRound, _ playback: Playback) {
    self.round = round
    lastRound = round.number
    knownSteps.forget()
    showKnownSteps(playback)
  }

  /// Moves the cursor to the last step that may be known.
  private func showKnownSteps(_ playback: Playback) {
    playback.cursor = round?.limit ?? playback.trace.steps.count
  }

  // MARK: Touches

  /// Notes a touch that begins while no question is open. Its steps stay hidden until the questions come.
  mutating func noteTouch(at step: Int, _ playback: Playback) {
    if round?.phase != .waiting { show(PredictionRound(nil, number: lastRound + 1), playback) }
    // A second tap belongs to the touch that began before.
    if touch == nil { touch = step }
    playback.cursor = step + 1
  }

  /// Begins a round about a touch that is over: no finger is down, and no recognizer waits any more.
  mutating func askAboutFinishedTouch(_ context: PredictingContext) {
    let playback = context.playback
    guard round?.phase == .waiting, let start = touch, playback.fingersDown.isEmpty, playback.isComplete,
      playback.nextDeadline.map({ $0 > playback.now + Predicting.longestWait }) ?? true
    else { return }
    touch = nil
    ask(about: min(start + 1, playback.trace.steps.count), context)
  }

  /// The time for which a recognizer may wait before the questions come, in milliseconds.
  private static let longestWait = 2000

  // MARK: Commands

  /// - Parameter votes: those of phones for each choice, of the question that is revealed; empty without phones.
  /// - Returns: the result of the question that was revealed; nil for other commands.
  mutating func handle(
    _ command: PredictionCommand, votes: [Int] = [], _ context: PredictingContext
  ) -> PredictionResult? {
    switch command {
    case .answer(let index): round?.choose(index)
    case .digit(let digit): round?.type(digit)
    case .eraseDigit: round?.eraseDigit()
    case .addVotes(let amount, let choice): round?.addVotes(amount, to: choice)
    case .count: round?.count()
    case .endCounting: round?.endCounting()
    case .moveCount(let amount): round?.moveCount(amount)
    case .hint: round?.showHint()
    case .reveal:
      round?.reveal(phones: votes)
      showKnownSteps(context.playback)
      return round?.state.revealed
    case .next:
      round?.goOn()
      showKnownSteps(context.playback)
    case .again: askAgain(context)
    }
    return nil
  }

  /// Returns what a command means while a question is open.
  func meaning(of command: Command, at cursor: Int) -> Meaning {
    guard let round, let question = round.question else { return .itself }
    let isRevealed = round.phase == .revealed
    switch command {
    case .select(let name?) where !isRevealed: return choice(for: name).map { .prediction(.answer($0)) } ?? .nothing
    case .step(let amount) where amount > 0 && isRevealed && cursor == question.decided: return .prediction(.next)
    case .step(let amount): return look(at: cursor + amount)
    case .goTo(let step): return look(at: step)
    case .go(.start): return look(at: question.asked)
    case .go: return look(at: question.decided)
    default: return command.isAllowedWhilePredicting ? .itself : .refused
    }
  }

  enum Meaning: Equatable {
    case itself
    case nothing
    case prediction(PredictionCommand)
    /// Moves the cursor.
    case cursor(Int)
    /// The question has to be answered first.
    case refused
  }

  /// A step between the question and its answer can be looked at once that is revealed.
  private func look(at step: Int) -> Meaning {
    guard let round, let question = round.question, round.phase == .revealed else { return .nothing }
    return .cursor(min(max(step, question.asked), question.decided))
  }

  /// The answer that an object of the stage, the column or the tree stands for; nil if it is none.
  func choice(for name: String) -> Int? {
    round?.question.flatMap { $0.prompt.isOnStage ? $0.prompt.choice(for: name) : nil }
  }

  // MARK: Pictures

  /// Returns a display state without what may not be known yet.
  mutating func hidingAnswers(in display: DisplayState, of playback: Playback) -> DisplayState {
    guard let round else { return display }
    var display = display
    display.prediction = round.state
    let limit = round.limit ?? (touch.map { min($0 + 1, display.trace.steps.count) })
    display.prediction?.gesture = gesture(in: playback)
    return limit.map { knownSteps.cut(display, to: $0) } ?? display
  }

  /// The gesture of the touch that the open question is about: it is an input, and tells nothing of the answer.
  func gesture(in playback: Playback) -> InvitedGesture? {
    guard let question = round?.question, playback.trace.steps.indices.contains(question.asked - 1) else { return nil }
    let time = playback.trace.steps[question.asked - 1].time
    let gestures = InvitedGesture.all(in: playback.recorded, until: playback.now)
    return gestures.last { $0.signal == nil && $0.start <= time }
  }
}

/// The parts of the workbench on which the questions depend.
struct PredictingContext {
  let playback: Playback
  /// The kinds of questions that the lesson plan asks; nil for all of them.
  var kinds: [QuestionKind]?
  /// The earlier answers of the class.
  var results: [PredictionResult] = []

  func asks(_ kind: QuestionKind) -> Bool { kinds?.contains(kind) ?? true }

  /// Whether the number of questions follows from the touches alone: whether there is one about a recognizer or about the end of a
  /// touch depends on what wins.
  var knowsCount: Bool { QuestionKind.allCases.allSatisfy { $0.isAskedOfEachTouch || !asks($0) } }
}

extension QuestionKind {
  /// Whether such a question depends only on where a touch is.
  fileprivate var isAskedOfEachTouch: Bool {
    switch self {
    case .winner, .inside: true
    case .handler, .actor, .ending, .receiver, .performer: false
    }
  }
}
