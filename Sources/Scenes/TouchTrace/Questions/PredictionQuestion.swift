/// A decision of the pipeline that a class predicts before it is shown.
///
/// Its place and its choices come only from the steps before `asked`. The answer may come from any later step.
///
///     for question in PredictionQuestion.all(in: playback.trace, of: scene.id) {
///       question.prompt.choices  // [.object("W"), .object("button"), .nobody, .object("root")]
///       question.answer          // .object("root")
///     }
package struct PredictionQuestion: Equatable, Sendable {
  package var prompt: PredictionPrompt
  package var answer: PredictionAnswer

  /// The belief from which a wrong choice comes, choice by choice; nil for the right one, and where none is known.
  package var misconceptions: [Misconception?]

  /// The number of steps before the question.
  package var asked: Int { prompt.asked }
  /// The number of steps after which the answer has happened.
  package var decided: Int { answer.decided }
  /// The index of the right choice.
  package var rightChoice: Int { prompt.choices.firstIndex(of: answer.choice) ?? 0 }
}

/// A question without its answer: all that may be drawn while it is asked.
package struct PredictionPrompt: Codable, Equatable, Sendable {
  package var topic: PredictionTopic
  /// The finger that the question is about.
  package var finger: Int
  /// The number of steps that have happened when it is asked.
  package var asked: Int
  /// Two to five, in the order of the keys 1 to 5.
  package var choices: [PredictionChoice]

  package init(_ topic: PredictionTopic, finger: Int, asked: Int, choices: [PredictionChoice]) {
    (self.topic, self.finger, self.asked, self.choices) = (topic, finger, asked, choices)
  }

  /// Returns the choice that an object stands for: its own, else "others", if there is one.
  package func choice(for object: String) -> Int? {
    choices.firstIndex(of: .object(object)) ?? choices.firstIndex(of: .others)
  }
}

/// The true answer.
package struct PredictionAnswer: Codable, Equatable, Sendable {
  package var choice: PredictionChoice
  /// The objects that `choice` stands for: the named object, or the objects behind "others".
  package var objects: [String]
  /// The number of steps after which it has happened.
  package var decided: Int
}

/// The subject of a question.
package enum PredictionTopic: Codable, Equatable, Hashable, Sendable {
  /// The view that the hit test finds.
  case winner
  /// The answer of a view's `point(inside:)`.
  case inside(String)
  /// The responder that handles `touchesBegan` of a view.
  case handler(String)
  /// The recognizers and controls that act on the touch.
  case actor
  /// The last that a view receives of a touch.
  case ending(String)
  /// The view whose `touchesEnded` is called when the finger lifts over another view than it came down on.
  case receiver(over: String)
  /// The responder that performs an action without a target.
  case performer(String)
}

/// A possible answer.
package enum PredictionChoice: Codable, Equatable, Hashable, Sendable {
  /// A view, responder, recognizer or control by its name.
  case object(String)
  case nobody
  /// Anything that the other choices do not name: another object, or several.
  case others
  case yes, no
  case ended, cancelled, nothing
}
