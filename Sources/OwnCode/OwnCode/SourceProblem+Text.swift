import PrePass
import Scenes

extension SourceProblem.Reason {
  /// The problem and its remedy.
  var text: ProblemText {
    switch self {
    case .secondMain(let first): "a program begins at one class with @main, and \(first) is one already"
    case .overrideInExtension(let type):
      "an extension of \(type) cannot override its methods here; override them in a subclass"
    case .notExposed(let method):
      """
      argument of '#selector' refers to instance method '\(method)' that is not exposed to Objective-C; \
      add '@objc' to expose this instance method to Objective-C
      """
    case .notFound(let name): "cannot find '\(name)' in scope"
    case .noMember(let name, let type): "type '\(type)' has no member '\(name)'"
    }
  }
}
