import UIKit

/// A step of a gesture recognizer, with the recognizers' names in the scene.
package enum GestureStep: Equatable, Sendable, Codable {
  /// The recognizer receives a new touch.
  case attends(String, finger: Int)
  /// A `touches…` method of the recognizer is called, or, without fingers, a `presses…` method.
  case sees(String, UITouch.Phase, fingers: [Int])
  /// The recognizer ignores a touch from now on; the view still receives it.
  case letsGo(String, finger: Int)
  /// A delegate, a view or the recognizer itself is asked about it.
  case asked(GestureQuestion, by: Asked, answer: Bool)
  /// The verdict on the recognizer's bid to recognize.
  case verdict(String, GestureVerdict)
  case changes(String, from: UIGestureRecognizer.State, to: UIGestureRecognizer.State, GestureReason)

  /// The object that answers a question.
  package enum Asked: Equatable, Sendable, Codable {
    case delegate
    case view(String)
    /// The recognizer itself, which overrides the method.
    case itself
  }
}

/// A question about a recognizer, or of a scroll view about a view.
package enum GestureQuestion: Equatable, Sendable, Codable {
  case shouldReceiveEvent(String)
  case shouldReceiveTouch(String, finger: Int)
  case shouldBegin(String)
  case shouldRequireFailure(String, of: String)
  case shouldBeRequiredToFail(String, by: String)
  case shouldRecognizeSimultaneously(String, with: String)
  /// Asked of a scroll view, about a view of its content.
  case touchesShouldBegin(String)
  case touchesShouldCancel(String)
}

/// The verdict on a recognizer's bid.
package enum GestureVerdict: Equatable, Sendable, Codable {
  case granted
  /// The recognizer waits until the other one has failed.
  case waits(for: String)
  case fails(GestureFailure)
}

/// The reason why a recognizer may not recognize.
package enum GestureFailure: Equatable, Sendable, Codable {
  /// A recognizer that it requires to fail has recognized.
  case requirementRecognized(String)
  /// A recognizer that shares a touch with it recognized first.
  case excluded(by: String)
  case refusedByView(String)
  case refusedByDelegate
}

/// The reason for a change of a recognizer's state.
package enum GestureReason: Equatable, Sendable, Codable {
  /// The recognizer's own analysis of its touches or of the time that passed.
  case analysis
  case granted
  case failed(GestureFailure)
  case disabled, removed
  /// All fingers are up, and the recognizer had not decided.
  case undecided
  /// The recognizer is reset after an attempt.
  case reset
}
