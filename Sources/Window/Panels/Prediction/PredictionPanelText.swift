import Canvas
import Foundation
import Narration
import PanelModels
import ScenePicture
import Scenes
import TouchTrace

/// The texts of the panel with the question, besides those of the choices.
struct PredictionPanelText: Equatable {
  /// A line with its place.
  struct Line {
    var text: String
    var font: Font
    var isSecondary: Bool
    var frame: CGRect
  }

  struct Section: Equatable {
    var title = ""
    var paragraphs: [Paragraph] = []
  }

  struct Paragraph: Equatable {
    var text: String
    var isStrong = false
  }

  var head = ""
  var title = ""
  var captions: [String] = []
  var sections: [Section] = []
  /// Whether each question before this one was answered rightly: by one person, else by most votes.
  var answers: [Bool] = []

  init() {}

  init(_ prediction: PredictionState, _ language: Language, phones: PhonesState? = nil) {
    answers = prediction.results.map(\.wasUnderstood)
    switch prediction.phase {
    case .waiting:
      head = ControlText.predict[language]
      title = PredictText.touchFirst[language]
    case .asking, .revealed: showQuestion(prediction, phones, language)
    case .finished: showSummary(prediction, language)
    }
  }

  private mutating func showQuestion(_ prediction: PredictionState, _ phones: PhonesState?, _ language: Language) {
    head = PredictText.question(prediction.number, of: prediction.count)[language]
    title = prediction.prompt?.topic[language] ?? ""
    captions = [prediction.gesture.map { PredictText.askedGesture($0)[language] }].compactMap(\.self)
    if prediction.phase == .asking {
      let votes: PredictText = prediction.allVotes > 0 ? .votesOfClass(prediction.allVotes) : .noVotes
      if let phones {
        // The class reads it from afar, as the gesture.
        captions.insert(ClassText.answered(phones.answered, of: phones.present)[language], at: 0)
      }
      if phones == nil || prediction.allVotes > 0 { captions.append(votes[language]) }
      if prediction.showsHint, let prompt = prediction.prompt {
        sections = [
          Section(title: PredictText.hint[language], paragraphs: [Paragraph(text: prompt.topic.hint[language])])
        ]
      }
    } else if let result = prediction.revealed {
      captions.append(PredictText.verdict(on: result).short[language])
      sections = [why(result, language)]
    }
  }

  private mutating func showSummary(_ prediction: PredictionState, _ language: Language) {
    head = ControlText.predict[language]
    title = PredictText.summary(of: prediction.results)[language]
    captions = [PredictText.howItGoesOn(true)[language]]
    var counts: [(misconception: Misconception, votes: Int)] = []
    for shown in prediction.results.flatMap(\.shown) {
      if let index = counts.firstIndex(where: { $0.misconception == shown.misconception }) {
        counts[index].votes += shown.votes
      } else {
        counts.append(shown)
      }
    }
    let sorted = counts.enumerated().sorted { ($1.element.votes, $0.offset) < ($0.element.votes, $1.offset) }
    sections = [whyOfClass(sorted.map(\.element), PredictText.believed[language], language, limit: 6)]
  }

  /// The rule behind the answer, and what was believed instead.
  private func why(_ result: PredictionResult, _ language: Language) -> Section {
    guard let believed = result.believed else { return Section() }
    let rule = Paragraph(text: believed.truth[language], isStrong: true)
    let beliefs = result.shown.prefix(2).map { belief, votes in
      Paragraph(text: PredictText.misconception(belief, votes: result.allVotes > 0 ? votes : 0)[language])
    }
    return Section(title: PredictText.why[language], paragraphs: [rule] + beliefs)
  }

  /// The misconceptions that were shown, each after what is true instead; no section if there were none.
  private func whyOfClass(
    _ shown: [(misconception: Misconception, votes: Int)], _ title: String, _ language: Language, limit: Int
  ) -> Section {
    guard !shown.isEmpty else { return Section() }
    return Section(
      title: title,
      paragraphs: shown.prefix(limit).flatMap { belief, votes in
        [
          Paragraph(text: belief.truth[language], isStrong: true),
          Paragraph(text: PredictText.misconception(belief, votes: votes)[language]),
        ]
      })
  }
}

extension PredictionResult {
  /// Whether one person was right, or most of the votes.
  fileprivate var wasUnderstood: Bool {
    if allVotes > 0 { return rightVotes * 2 > allVotes }
    return isRight == true
  }
}

extension PredictText {
  /// The verdict without the misconception, which stands below.
  fileprivate var short: PredictText {
    switch self {
    case .answerByVotes(let right, let count, _, _): .answerByVotes(right: right, of: count, top: nil, count: 0)
    case .wrongAnswer: .wrongAnswer(nil)
    default: self
    }
  }
}
