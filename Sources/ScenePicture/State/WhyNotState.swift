import Foundation
import TouchTrace

/// What the page "Why not me?" shows: why a view does not get the touch at a point.
package struct WhyNotState: Equatable, Sendable {
  package var view: String
  /// What was found so far; nil while a finger is down.
  package var answer: WhyNot?
  /// Whether all changes were tried.
  package var isComplete: Bool

  package init(view: String, answer: WhyNot?, isComplete: Bool) {
    (self.view, self.answer, self.isComplete) = (view, answer, isComplete)
  }
}
