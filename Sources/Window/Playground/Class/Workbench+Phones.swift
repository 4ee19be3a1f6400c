import ClassServer
import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchTrace

// A class that answers with its phones. The owner of the window has the server; the votes are those of the `ClassRoom`, which both
// share, so that a vote that was answered is counted by the reveal.

extension Workbench {
  /// Lets the class answer with phones, or shows their address.
  func showPhones() {
    if phones != nil { panels.showPhones() } else { startPhones(at: nil) }
  }

  /// - Parameter address: nil for that of the default route.
  package func startPhones(at address: String?) {
    if refusesPhones { return showStatus(ClassText.notAllowed[preferences.languages.first]) }
    withdraw(.endPhones)
    request(.startPhones(at: address))
  }

  func endPhones() {
    guard phones != nil else { return }
    phones = nil
    panels.hidePhones()
    request(.endPhones)
  }

  /// Called when the server listens.
  package func phonesStarted(_ session: PhoneSession) {
    phones = session
    if view.showsStartPage { showStartPage(false) }
    if !isPredicting, player.mode != .edit { setMode(.predict) }
    showOnPhones()
    panels.showPhones()
  }

  /// Called when the server could not listen.
  package func phonesFailed(_ reason: String) {
    showStatus(ClassText.cannotStart(reason)[preferences.languages.first])
  }

  /// Called when phones came, went or answered.
  package func phonesChanged(_ news: ClassRoom.News) {
    phones?.state.present = news.present
    phones?.state.answered = news.answered
  }

  // MARK: Questions

  /// Closes the question on the phones.
  /// - Returns: the number of votes for each choice; empty without phones.
  func closePhones() -> [Int] {
    showOnPhones()
    return questionNumber.flatMap { phones?.room.close($0) } ?? []
  }

  /// The number of the open question, which no other one of the session has.
  private var questionNumber: Int? {
    guard let prediction, prediction.question != nil else { return nil }
    return prediction.number * 1_000 + prediction.results.count
  }

  /// Shows the open question on the phones, if that has changed.
  func showOnPhones() {
    guard let phones else { return }
    let phase = prediction?.phase ?? .finished
    let key = PhoneSession.Key(
      scene: playback.scene.id, variant: playback.variant.name, round: prediction?.number ?? 0,
      number: prediction?.results.count ?? 0, phase: phase, cursor: playback.cursor)
    guard key != phones.shown else { return }
    self.phones?.shown = key
    phones.room.show(phoneStage)
    self.phones?.state.answered = 0
  }

  private var phoneStage: PhoneStage {
    var stage = PhoneStage()
    guard let state = prediction?.state, let prompt = state.prompt, let number = questionNumber else { return stage }
    stage.phase = state.phase == .asking ? .asking : .revealed
    (stage.question, stage.step) = (number, playback.cursor)
    stage.head = text { PredictText.question(state.number, of: state.count)[$0] }
    stage.title = text { prompt.topic[$0] }
    if let gesture = prediction?.question.flatMap({ gesture(of: $0) }) {
      stage.gesture = text { PredictText.askedGesture(gesture)[$0] }
    }
    stage.choices = prompt.choices.map { choice in
      text { PredictionChoiceText(choice, of: prompt, state.revealed?.answer)[$0] }
    }
    let description = StageDescription(playback.tree, playback.stories.last?.point)
    stage.description = text { description[$0] }
    if let result = state.revealed {
      stage.answer = result.rightChoice
      stage.reason = text { result.believed?.truth[$0] ?? "" }
    }
    return stage
  }

  private func text(_ text: (Language) -> String) -> PhoneStage.Text {
    Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0.rawValue, text($0)) })
  }
}
