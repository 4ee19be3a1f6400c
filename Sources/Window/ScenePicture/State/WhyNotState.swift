import Foundation
import TouchTrace

/// The content of the page "Why not me?": why an object does not get an event, or does not act on it.
package struct WhyNotState: Equatable, Sendable {
  /// The name of the object.
  package var object: String
  /// The answer so far; nil while a finger is down.
  package var answer: WhyNot?
  /// The usual suspects that are not the cause, once all changes were tried.
  package var cleared: [WhyNotCheck]
  /// Whether all changes were tried.
  package var isComplete: Bool

  package init(object: String, answer: WhyNot?, cleared: [WhyNotCheck] = [], isComplete: Bool) {
    (self.object, self.answer, self.cleared, self.isComplete) = (object, answer, cleared, isComplete)
  }
}
