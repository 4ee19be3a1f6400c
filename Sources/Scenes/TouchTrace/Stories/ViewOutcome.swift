import UIKit

/// The outcome of one view in the search for a touch's view, at one step.
///
/// Every part of the window that marks a view with its outcome (outline, tag, tree, inspector, call stack) uses this
/// value, so that no two of them disagree. `ViewOutcomes` computes it for all views of a tree.
package enum ViewOutcome: Equatable, Sendable {
  /// The view has not been asked; it may still be.
  case pending
  /// The view was asked last and has not answered.
  case asking
  /// `point(inside:)` returned true, or `hitTest` is asking the subviews because of that.
  case inside
  /// `point(inside:)` returned false.
  case outside(Miss?)
  /// A gate of the view is closed: neither the view nor anything inside it takes part.
  case skipped(TouchRefusal)
  /// The view was not asked, because a view around it was skipped.
  case insideSkipped
  /// The view was not asked and cannot be asked any more in this search.
  case notAsked
  /// The view's own `hitTest` returned without calling `point(inside:)`, after asking its subviews or without.
  case overridden(asksSubviews: Bool)
  /// The hit-test view.
  case result

  /// Whether the search went on into the view, or ended with it.
  package var isEntered: Bool {
    switch self {
    case .inside, .overridden, .result: true
    case .pending, .asking, .outside, .skipped, .insideSkipped, .notAsked: false
    }
  }

  /// Whether the view was asked in the search, or skipped instead.
  package var isReached: Bool {
    switch self {
    case .asking, .inside, .outside, .skipped, .overridden, .result: true
    case .pending, .insideSkipped, .notAsked: false
    }
  }
}
