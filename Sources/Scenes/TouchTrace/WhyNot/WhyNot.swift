import Foundation

/// The answer to "why not me?": what keeps an object from getting an event, or from acting on it, in the order in which it
/// happens, and the changes that cure each cause.
///
/// Each cause is found by playing the event, and each cure by playing it again on a changed copy of the scene. After the
/// first cure of a cause, the next cause shows; so all first cures together make the object get the event and act.
package struct WhyNot: Equatable, Sendable {
  /// The name of the object.
  package var object: String
  package var kind: WhyNotKind
  /// The point of the touch, in screen points; nil for an event without touches.
  package var point: CGPoint?
  /// The occurrences before any change, in order.
  package var occurrences: [WhyNotOccurrence] = []
  package var causes: [Cause] = []
  /// Whether the object gets the event and acts once the first cure of each cause is applied.
  package var isCured = false
  /// Whether the answer is about own code, which only its author can change.
  package var isOfCode = false

  /// The answer before the search.
  package init(_ question: WhyNotQuestion) {
    (object, kind, point) = (question.object, question.kind, question.point)
  }

  package struct Cause: Equatable, Sendable {
    package var obstacle: Obstacle
    /// The function of own code that decided so; nil if a property or UIKit did.
    package var place: CodePlace?
    /// The smallest change first.
    package var cures: [ViewCure] = []
  }
}

/// The kind of object that a question is about, which says what it should have got.
package enum WhyNotKind: Equatable, Sendable {
  /// A view, which should be the hit-test view, get the whole touch, and send its action if it is a control.
  case view
  /// A recognizer, which should recognize the touch and send its action.
  case recognizer
  /// A responder further up the chain, which should get `touchesBegan`, or the method of an event without touches.
  case responder
}
