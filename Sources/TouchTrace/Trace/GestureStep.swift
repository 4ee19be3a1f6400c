import UIKit

/// What recognizers do and are asked, by their names.
package enum GestureStep: Equatable, Sendable {
  /// It takes part in a new touch from now on.
  case attends(String, finger: Int)
  /// One of its own `touches…` methods is called.
  case sees(String, UITouch.Phase, fingers: [Int])
  /// It lets go of a touch; the view keeps it.
  case letsGo(String, finger: Int)
  /// A delegate or a view is asked about it.
  case asked(GestureQuestion, by: Asked, answer: Bool)
  /// What becomes of its bid to recognize.
  case verdict(String, GestureVerdict)
  case changes(String, from: UIGestureRecognizer.State, to: UIGestureRecognizer.State, GestureReason)

  /// Who answers a question.
  package enum Asked: Equatable, Sendable {
    case delegate
    case view(String)
    /// The recognizer itself, which overrides the answer.
    case itself
  }
}

/// What a delegate or a view is asked about a recognizer.
package enum GestureQuestion: Equatable, Sendable {
  case shouldReceiveEvent(String)
  case shouldReceiveTouch(String, finger: Int)
  case shouldBegin(String)
  case shouldRequireFailure(String, of: String)
  case shouldBeRequiredToFail(String, by: String)
  case shouldRecognizeSimultaneously(String, with: String)
  /// A scroll view, about a view of its content.
  case touchesShouldBegin(String)
  case touchesShouldCancel(String)
}

/// What becomes of a bid.
package enum GestureVerdict: Equatable, Sendable {
  case granted
  /// Not before the other has failed.
  case waits(for: String)
  case fails(GestureFailure)
}

/// Why a recognizer may not recognize.
package enum GestureFailure: Equatable, Sendable {
  /// One that it requires to fail has recognized.
  case requirementRecognized(String)
  /// One that shares a touch with it was first.
  case excluded(by: String)
  case refusedByView(String)
  case refusedByDelegate
}

/// Why a recognizer's state changes.
package enum GestureReason: Equatable, Sendable {
  /// What it made of its touches, or of the time that passed.
  case analysis
  case granted
  case failed(GestureFailure)
  case disabled, removed
  /// The attempt is over.
  case reset
}
