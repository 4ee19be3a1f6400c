import ClassServer
import Foundation
import Narration
import PanelModels
import ScenePicture
import Scenes
import TouchTrace

/// The class that answers with its phones, as the window knows it.
package struct PhoneSession {
  let room: ClassRoom
  /// The state of its sheet.
  private(set) var state: PhonesState
  /// The content of the phones.
  private var shown: Key?

  /// The values on which the page of a phone depends.
  private struct Key: Equatable {
    var scene: String
    var variant: String
    var round: Int
    var number: Int
    var phase: PredictionState.Phase
    var cursor: Int
  }

  /// - Parameters:
  ///   - link: the address of the page, as the server has it.
  ///   - code: the rows of squares of its QR code; true is dark.
  ///   - otherAddresses: those of this machine at which it does not listen.
  package init(_ room: ClassRoom, link: String, code: [[Bool]], otherAddresses: [String]) {
    self.room = room
    let address = link.replacingOccurrences(of: "HTTP://", with: "")
    state = PhonesState(address: address, code: code)
    state.otherAddresses = otherAddresses
  }

  mutating func take(_ news: ClassRoom.News) { (state.present, state.answered) = (news.present, news.answered) }

  /// Shows the open question on the phones, if that has changed.
  mutating func show(_ predicting: Predicting, _ playback: Playback) {
    let round = predicting.round
    let key = Key(
      scene: playback.scene.id, variant: playback.variant.name, round: round?.number ?? 0,
      number: round?.results.count ?? 0, phase: round?.phase ?? .finished, cursor: playback.cursor)
    guard key != shown else { return }
    shown = key
    room.show(PhoneStage(of: predicting, playback))
    state.answered = 0
  }
}

extension PhoneStage {
  /// The open question as a phone shows it; without one, that the class waits.
  fileprivate init(of predicting: Predicting, _ playback: Playback) {
    self.init()
    guard let state = predicting.round?.state, let prompt = state.prompt, let number = predicting.questionNumber
    else { return }
    phase = state.phase == .asking ? .asking : .revealed
    (question, step) = (number, playback.cursor)
    head = PhoneStage.text { PredictText.question(state.number, of: state.count)[$0] }
    title = PhoneStage.text { prompt.topic[$0] }
    if let gesture = predicting.gesture(in: playback) {
      self.gesture = PhoneStage.text { PredictText.askedGesture(gesture)[$0] }
    }
    choices = prompt.choices.map { choice in
      PhoneStage.text { PredictionChoiceText(choice, of: prompt, state.revealed?.answer)[$0] }
    }
    let description = StageDescription(playback.tree, playback.stories.last?.point)
    self.description = PhoneStage.text { description[$0] }
    if let result = state.revealed {
      answer = result.rightChoice
      reason = PhoneStage.text { result.believed?.truth[$0] ?? "" }
    }
  }

  private static func text(_ text: (Language) -> String) -> Text {
    Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0.rawValue, text($0)) })
  }
}
