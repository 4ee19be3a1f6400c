import Scenes
import TouchTrace

/// The state of predict mode. It has the answer of a question only once the answer was revealed.
package struct PredictionState: Equatable, Sendable {
  package enum Phase: Sendable {
    /// There is no touch to ask about.
    case waiting
    case asking
    case revealed
    /// All questions were asked.
    case finished
  }

  package var phase = Phase.waiting
  /// The number of the question, from 1.
  package var number = 0
  /// The number of all questions; nil where it would tell something of their answers.
  package var count: Int?
  package var prompt: PredictionPrompt?
  /// The answer, with the choice and the votes; nil until it is revealed.
  package var revealed: PredictionResult?
  /// The index of the choice of one person.
  package var chosen: Int?
  /// The number of votes for each choice.
  package var votes: [Int] = []
  /// The votes for each choice when the question was asked before; empty if it was not.
  package var earlierVotes: [Int] = []
  /// The choice whose votes the keys change; nil while the keys choose an answer.
  package var counted: Int?
  package var showsHint = false
  /// The results of the questions before this one.
  package var results: [PredictionResult] = []
  /// The gesture of the touch, which is known from the start.
  package var gesture: InvitedGesture?

  package init() {}

  package var allVotes: Int { votes.reduce(0, +) }

  /// The key of a view that is a choice, while the stage shows keys; nil for other views.
  func key(of view: String) -> Int? {
    guard phase == .asking, let prompt else { return nil }
    switch prompt.topic {
    case .winner, .receiver: return prompt.choices.firstIndex(of: .object(view)).map { $0 + 1 }
    case .inside, .handler, .actor, .ending, .performer: return nil
    }
  }

  /// The object that was chosen, while the question is asked.
  var chosenObject: String? {
    guard phase == .asking, let prompt, let chosen, case .object(let name) = prompt.choices[chosen] else { return nil }
    return name
  }

  /// Whether the cards do not show yet what their responders have done with the touch, because that would look like the answer.
  var hidesCards: Bool {
    guard phase == .asking, case .receiver = prompt?.topic else { return false }
    return true
  }

  /// Whether the responder chain shows the answer, so that nothing may cover it.
  package var isAboutChain: Bool {
    switch prompt?.topic {
    case .handler, .actor, .ending, .performer, .receiver: true
    case .winner, .inside, nil: false
    }
  }
}
