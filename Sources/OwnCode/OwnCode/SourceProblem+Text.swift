import PrePass
import Scenes

extension SourceProblem.Reason {
  /// The problem and its remedy.
  var text: ProblemText {
    switch self {
    case .secondMain(let first): "a program begins at one class with @main, and \(first) is one already"
    case .overrideInExtension(let type):
      "an extension of \(type) cannot override its methods here; override them in a subclass"
    }
  }
}
