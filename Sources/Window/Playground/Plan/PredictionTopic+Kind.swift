import Scenes
import TouchTrace

extension PredictionTopic {
  /// The name that a lesson plan has for such questions.
  var kind: QuestionKind {
    switch self {
    case .winner: .winner
    case .inside: .inside
    case .handler: .handler
    case .actor: .actor
    case .ending: .ending
    case .receiver: .receiver
    case .performer: .performer
    }
  }
}
