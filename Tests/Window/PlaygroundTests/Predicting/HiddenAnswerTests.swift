import Foundation
import Testing

@testable import Canvas
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TestSupport
@testable import TouchInput
@testable import TouchTrace

/// A question drawn from the whole trace and from the trace that ends where it is asked is the same picture.
@Suite struct HiddenAnswerTests {
  /// A question of a preset, drawn from a trace without any step after it, and with other answers to all questions that
  /// are still open.
  private func workbench(
    at number: Int, of questions: [PredictionQuestion], _ preset: String, _ options: WorkbenchOptions
  ) throws -> Workbench {
    let workbench = try Workbench(options: options)
    workbench.setMode(.predict)
    let changed = questions.enumerated().map { index, question in
      var question = question
      guard index >= number else { return question }
      question.answer = PredictionAnswer(
        choice: question.prompt.choices.first { $0 != question.answer.choice } ?? .nobody, objects: ["X"],
        decided: question.asked)
      question.misconceptions = question.misconceptions.map { _ in .topPerforms }
      return question
    }
    var round = PredictionRound(changed)
    for _ in 0..<number {
      round.reveal()
      round.goOn()
    }
    let playback = workbench.playback
    (playback.run as? LiveSceneRun)?.recorder.trace = playback.trace.prefix(questions[number].asked)
    workbench.predicting.show(round, playback)
    return workbench
  }

  private func questions(_ preset: String) throws -> [PredictionQuestion] {
    let playback = Playback(try SceneLibrary.bundled().scene(preset))
    playback.playScript()
    return PredictionQuestion.all(in: playback.trace, of: playback.scene.id)
  }

  private static let appearances: [(Theme.Name, Languages, CGSize)] = [
    (.light, .english, CGSize(width: 1280, height: 800)),
    (.projector, .simplifiedChinese, CGSize(width: 1280, height: 720)),
  ]

  @Test(
    .slow, arguments: try SceneLibrary.bundledPresets.get().filter { $0.lesson != .apps }.map(\.id).sample(every: 16))
  func theRestOfTheTraceChangesNoPixel(preset: String) throws {
    let questions = try questions(preset)
    for (theme, languages, size) in Self.appearances {
      var options = WorkbenchOptions()
      (options.scene, options.theme, options.languages, options.size) = (preset, theme, languages, size)
      for number in questions.indices {
        let whole = try Workbench(options: options)
        try whole.showQuestion(number + 1, isRevealed: false)
        let cut = try workbench(at: number, of: questions, preset, options)
        #expect(whole.playback.trace.steps.count > cut.playback.trace.steps.count)
        #expect(whole.picture() == cut.picture(), "\(preset) \(number + 1) \(theme)")
        #expect(whole.title == cut.title)
      }
    }
  }

  /// Nothing of the state that is drawn says more than the steps before the question.
  @Test func theDisplayStateHasNothingOfTheRest() throws {
    let workbench = try Workbench(preset: "P31")
    try workbench.showQuestion(2, isRevealed: false)
    let display = workbench.display
    #expect(display.trace.steps.count == display.cursor && display.sequence.upperBound == display.cursor)
    #expect(display.prediction?.revealed == nil && display.ghost == nil && !display.isPointSeen)
    #expect(display.finalStory == display.story)
    #expect(display.trace.marks.isEmpty)
  }
}
