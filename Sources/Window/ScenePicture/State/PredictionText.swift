import Narration
import Scenes
import TouchTrace

/// The sentences of predict mode under the stage.
enum PredictionText {
  /// Returns the wordings of the first sentence, from the fullest to the shortest.
  static func wordings(of prediction: PredictionState, in scene: Scene, _ language: Language) -> [String] {
    switch prediction.phase {
    case .waiting:
      let invitation = scene.invitation?.text?[language]
      return [invitation, PredictText.touchFirst[language]].compactMap(\.self).filter { !$0.isEmpty }
    case .asking:
      guard let prompt = prediction.prompt else { return [""] }
      let question = prompt.topic[language]
      let full = PredictText.predict(question, choices: prompt.choices.count, isOnStage: prompt.isOnStage)[language]
      return [full, question]
    case .finished: return [PredictText.summary(of: prediction.results)[language]]
    case .revealed: return [""]
    }
  }

  /// Returns the second sentence: the hint while the question is asked, then what became of it.
  static func second(of prediction: PredictionState, _ language: Language) -> Sentence? {
    switch prediction.phase {
    case .waiting, .finished: Sentence([.text(PredictText.howItGoesOn(prediction.phase == .finished)[language])])
    case .asking:
      prediction.showsHint ? prediction.prompt.map { Sentence([.text($0.topic.hint[language])]) } : nil
    case .revealed: prediction.revealed.map { Sentence([.text(PredictText.verdict(on: $0)[language])]) }
    }
  }
}

extension PredictionPrompt {
  /// Whether a choice is an object that can be pointed at.
  package var isOnStage: Bool { choices.contains { if case .object = $0 { true } else { false } } }
}
