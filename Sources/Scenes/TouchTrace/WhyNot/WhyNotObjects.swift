import Foundation
import Scenes

/// The state of the objects once an event has been played: their tree, and the scene that describes them.
struct WhyNotObjects {
  var tree: TreeSnapshot
  /// Nil for own code: which actions its objects have is known only from the trace.
  var scene: Scene?

  /// Whether an object that can be the target of an action exists.
  func exists(_ name: String) -> Bool {
    tree.has(name) || tree.targets.contains(name)
  }

  /// The kind of a recognizer of one of UIKit's own classes; nil for others.
  func kind(ofRecognizer name: String) -> RecognizerKind? { tree.recognizer(name)?.kind }
}

extension TreeSnapshot.Recognizer {
  /// The kind of one of UIKit's own classes; nil for other classes.
  var kind: RecognizerKind? {
    RecognizerKind.allCases.first {
      className == "UI\($0.rawValue.prefix(1).uppercased())\($0.rawValue.dropFirst())GestureRecognizer"
    }
  }
}

extension Trace {
  /// The place at which an action of a control or recognizer stopped; nil if each was performed.
  func actionObstacle(of sender: String) -> Obstacle? {
    for case .warning(.noTarget(let action, sender, let wasObject)) in steps.map(\.kind) {
      return .targetLost(action, wasObject: wasObject)
    }
    return unperformedAction(of: sender).map { .nobodyImplements($0) }
  }

  /// The action of a control or recognizer that no object has performed; nil if there is none.
  private func unperformedAction(of sender: String) -> String? {
    var climbing: String?
    for step in steps {
      switch step.kind {
      case .warning(.noAction(let action, _, sender)): return action
      case .climbed(let action, _): climbing = action
      // An action that has climbed to its performer has a target.
      case .action(sender, let action, nil, _, _) where action == climbing: return action
      default: break
      }
    }
    return nil
  }
}
