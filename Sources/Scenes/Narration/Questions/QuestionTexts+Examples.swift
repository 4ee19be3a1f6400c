import Foundation
import Scenes
import TouchTrace

extension PredictionTopic {
  package static var examples: [PredictionTopic] {
    [.winner, .inside("A"), .handler("A"), .actor, .ending("A"), .receiver(over: "A"), .performer("save")]
  }
}

extension PredictionChoiceText {
  /// Each choice, for each question.
  package static var examples: [PredictionChoiceText] {
    let choices: [PredictionChoice] = [.object("A"), .nobody, .others, .yes, .no, .ended, .cancelled, .nothing]
    return PredictionTopic.examples.flatMap { topic in
      choices.map { PredictionChoiceText($0, of: PredictionPrompt(topic, finger: 1, asked: 1, choices: choices)) }
    }
  }
}

extension PredictText {
  package static var examples: [PredictText] {
    [
      .predict("?", choices: 3, isOnStage: true), .predict("?", choices: 3, isOnStage: false), .touchFirst,
      .howItGoesOn(true), .howItGoesOn(false), .question(1, of: nil), .question(3, of: 7), .hint, .reveal, .next,
      .again, .leave, .nextPart,
      .votesOfClass(2), .noVotes, .askedGesture(InvitedGesture(paths: [[.zero]])), .yourAnswer, .why, .believed,
      .right(1, of: 2), .rightVotes(1, of: 2), .rightAnswer, .wrongAnswer(nil), .wrongAnswer(.edgeIsInside),
      .answerByVotes(right: 1, of: 2, top: .edgeIsInside, count: 1),
      .answerByVotes(right: 1, of: 2, top: nil, count: 0),
      .nobodyAnswered, .nothingToAsk, .answerFirst, .laterStepsHidden, .fewerVotes, .moreVotes,
      .misconception(.edgeIsInside, votes: 3), .misconception(.edgeIsInside, votes: 0),
    ]
  }
}
