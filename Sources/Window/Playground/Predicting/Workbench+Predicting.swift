import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchTrace

// Predict mode: the run stops before each question, and nothing that comes later is drawn. A press on the stage is an
// answer while a question is open, else a touch; the questions about it come when it is over.

extension Workbench {
  var isPredicting: Bool { player.mode == .predict }

  /// Whether a question is open, so that the touch may not change and nothing that comes later may be shown.
  var isQuestionOpen: Bool { prediction?.question != nil }

  /// The results of the questions that were asked since predict mode was entered, for one scene.
  package var predictionResults: [PredictionResult] { prediction?.results ?? [] }

  // MARK: Rounds

  /// Begins a round: about the scene's script if there is no touch or it was played, else about the touch at the cursor.
  func beginPrediction() {
    predictedTouch = nil
    let playsScript = playback.trace.steps.isEmpty && !playback.scene.script.inputs.isEmpty
    if playsScript { playScript() }
    guard !playback.trace.steps.isEmpty else { return setRound(PredictionRound(nil, number: nextRound)) }
    askAbout(playback.recorded.elementsEqual(playback.scene.script.inputs) ? nil : playback.cursor)
  }

  /// Begins a round that waits for a touch.
  func beginPredictionWithoutTouch() {
    predictedTouch = nil
    setRound(PredictionRound(nil, number: nextRound))
  }

  /// - Parameter cursor: a place in the touch to ask about; nil for all touches.
  private func askAbout(_ cursor: Int?) {
    let trace = playback.trace, all = PredictionQuestion.all(in: trace, of: playback.scene.id)
    let sequence = cursor.map { trace.touchGroup(at: $0) } ?? 0..<trace.steps.count
    let asked = all.filter { sequence.contains($0.asked - 1) && isAskedByPlan($0.prompt.topic.kind) }
    setRound(PredictionRound(asked, number: nextRound, earlier: resultsOfPart, showsCount: knowsCount))
  }

  /// The earlier answers of the class in the open part of the plan.
  private var resultsOfPart: [PredictionResult] {
    guard isPartShown, let plan = lessonPlan else { return [] }
    return plan.results[plan.part]
  }

  /// Whether the number of questions follows from the touches alone: whether there is one about a recognizer or about the end of a
  /// touch depends on what wins.
  private var knowsCount: Bool { QuestionKind.allCases.allSatisfy { $0.isAskedOfEachTouch || !isAskedByPlan($0) } }

  private var nextRound: Int { lastRound + 1 }

  private func setRound(_ round: PredictionRound?) {
    prediction = round
    lastRound = round?.number ?? lastRound
    knownSteps.forget()
    showKnownSteps()
  }

  /// Moves the cursor to the last step that may be known.
  private func showKnownSteps() {
    playback.cursor = prediction?.limit ?? playback.trace.steps.count
  }

  /// Begins a round about a touch that is over: no finger is down, and no recognizer waits any more.
  func askAboutFinishedTouch() {
    guard isPredicting, prediction?.phase == .waiting, let start = predictedTouch, playback.fingersDown.isEmpty,
      playback.isComplete, playback.nextDeadline.map({ $0 > playback.now + Workbench.longestWait }) ?? true
    else { return }
    predictedTouch = nil
    askAbout(min(start + 1, playback.trace.steps.count))
  }

  /// How long a recognizer may wait before the questions come, in milliseconds.
  private static let longestWait = 2000

  /// Notes a touch that begins while no question is open. Its steps stay hidden until the questions come.
  func notePredictedTouch(at step: Int) {
    if prediction?.phase != .waiting { setRound(PredictionRound(nil, number: nextRound)) }
    // A second tap belongs to the touch that began before.
    if predictedTouch == nil { predictedTouch = step }
    playback.cursor = step + 1
  }

  // MARK: Commands

  func predict(_ command: PredictionCommand) {
    switch command {
    case .answer(let index): prediction?.choose(index)
    case .digit(let digit): prediction?.type(digit)
    case .eraseDigit: prediction?.eraseDigit()
    case .addVotes(let amount, let choice): prediction?.addVotes(amount, to: choice)
    case .count: prediction?.count()
    case .endCounting: prediction?.endCounting()
    case .moveCount(let amount): prediction?.moveCount(amount)
    case .hint: prediction?.showHint()
    case .reveal:
      let votes = closePhones()
      prediction?.reveal(phones: votes)
      if isPartShown, let result = prediction?.state.revealed { lessonPlan?.note([result]) }
      showKnownSteps()
    case .next:
      prediction?.goOn()
      showKnownSteps()
    case .again:
      if let prediction {
        let earlier = prediction.results.isEmpty ? resultsOfPart : prediction.results
        setRound(
          PredictionRound(
            prediction.questions, number: nextRound, earlier: earlier, showsCount: knowsCount))
      }
    }
  }

  /// Handles a command that may not be performed while a question is open, or that means something else then.
  /// - Returns: whether it was handled.
  func performWhilePredicting(_ command: Command) -> Bool {
    guard isPredicting, let question = prediction?.question else { return false }
    switch command {
    case .select(let name?) where prediction?.phase == .asking:
      answer(name)
    case .step(let amount):
      if playback.cursor == question.decided, amount > 0, prediction?.phase == .revealed {
        predict(.next)
      } else {
        lookAtStep(playback.cursor + amount, of: question)
      }
    case .goTo(let step): lookAtStep(step, of: question)
    case .go(.start): lookAtStep(question.asked, of: question)
    case .go: lookAtStep(question.decided, of: question)
    case _ where !command.isAllowedWhilePredicting:
      showStatus(PredictText.answerFirst[preferences.languages.first])
    default: return false
    }
    return true
  }

  /// Moves the cursor between the question and its answer, once that is revealed.
  private func lookAtStep(_ step: Int, of question: PredictionQuestion) {
    if prediction?.phase == .revealed { playback.cursor = min(max(step, question.asked), question.decided) }
  }

  /// Chooses the answer that an object of the stage, the column or the tree stands for.
  func answer(_ name: String) {
    guard let prompt = prediction?.question?.prompt, prompt.isOnStage, let choice = prompt.choice(for: name) else {
      return
    }
    predict(.answer(choice))
  }

  // MARK: Pictures

  /// Returns a display state without what may not be known yet.
  func hidingAnswers(in display: DisplayState) -> DisplayState {
    guard isPredicting, let prediction else { return display }
    var display = display
    display.prediction = prediction.state
    let limit = prediction.limit ?? (predictedTouch.map { min($0 + 1, display.trace.steps.count) })
    if let question = prediction.question { display.prediction?.gesture = gesture(of: question) }
    return limit.map { knownSteps.cut(display, to: $0) } ?? display
  }

  /// The gesture of the touch that a question is about: it is an input, and tells nothing of the answer.
  func gesture(of question: PredictionQuestion) -> InvitedGesture? {
    guard playback.trace.steps.indices.contains(question.asked - 1) else { return nil }
    let time = playback.trace.steps[question.asked - 1].time
    let gestures = InvitedGesture.all(in: playback.recorded, until: playback.now)
    return gestures.last { $0.signal == nil && $0.start <= time }
  }

  /// Plays the scene's script and shows one of its questions.
  /// - Parameters:
  ///   - number: the number of the question, from 1.
  ///   - isRevealed: whether its answer is shown.
  /// - Throws: `UnknownQuestion` if the script has no such question.
  package func showQuestion(_ number: Int, isRevealed: Bool) throws {
    setMode(.predict)
    let count = prediction?.questions.count ?? 0
    guard (1...max(count, 1)).contains(number), count > 0 else { throw UnknownQuestion(number, of: count, playback) }
    for _ in 1..<number {
      predict(.reveal)
      predict(.next)
    }
    if isRevealed { predict(.reveal) }
  }
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

/// A question that the scene's script does not have.
nonisolated struct UnknownQuestion: Error, CustomStringConvertible {
  let description: String

  @MainActor
  init(_ number: Int, of count: Int, _ playback: Playback) {
    description = "\(playback.scene.slug) has no question \(number); it has \(count)"
  }
}
