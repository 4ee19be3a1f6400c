import Foundation
import Narration
import PanelModels
import ScenePicture
import Scenes
import TouchTrace

// Predict mode, in the window.

extension Workbench {
  var isPredicting: Bool { player.mode == .predict }

  var isQuestionOpen: Bool { predicting.isQuestionOpen }

  private var predictingContext: PredictingContext {
    let context = context
    return PredictingContext(
      playback: playback, kinds: teaching.shownPart(context)?.questions, results: teaching.results(context))
  }

  /// Begins a round of questions. Without a touch, the scene's script is played first.
  func beginPrediction() {
    if playback.trace.steps.isEmpty && !playback.scene.script.inputs.isEmpty { playScript() }
    predicting.begin(predictingContext)
  }

  func askAboutFinishedTouch() {
    if isPredicting, predicting.isWaitingForTouch { predicting.askAboutFinishedTouch(predictingContext) }
  }

  func predict(_ command: PredictionCommand) {
    let votes = command == .reveal ? closePhones() : []
    if let result = predicting.handle(command, votes: votes, predictingContext) { teaching.note(result, context) }
  }

  /// Handles a command that may not be performed while a question is open, or that means something else then.
  /// - Returns: whether it was handled.
  func performWhilePredicting(_ command: Command) -> Bool {
    guard isPredicting else { return false }
    switch predicting.meaning(of: command, at: playback.cursor) {
    case .itself: return false
    case .nothing: break
    case .prediction(let command): predict(command)
    case .cursor(let cursor): playback.cursor = cursor
    case .refused: showStatus(PredictText.answerFirst[preferences.languages.first])
    }
    return true
  }

  /// Chooses the answer that an object of the stage stands for.
  func answer(_ name: String) { predicting.choice(for: name).map { predict(.answer($0)) } }

  /// Plays the scene's script and shows one of its questions.
  /// - Parameters:
  ///   - number: the number of the question, from 1.
  ///   - isRevealed: whether its answer is shown.
  /// - Throws: `UnknownQuestion` if the script has no such question.
  package func showQuestion(_ number: Int, isRevealed: Bool) throws {
    setMode(.predict)
    let count = predicting.round?.questions.count ?? 0
    guard (1...max(count, 1)).contains(number), count > 0 else { throw UnknownQuestion(number, of: count, playback) }
    for _ in 1..<number {
      predict(.reveal)
      predict(.next)
    }
    if isRevealed { predict(.reveal) }
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
