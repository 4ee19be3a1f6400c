/// The work that the library has to do for a view, and whether it is calling the view's code. Two bytes, because every
/// view has them.
package nonisolated struct ViewErrands: OptionSet {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `layoutSubviews()` has to be called.
  package static let layout = ViewErrands(rawValue: 1 << 0)
  /// The view or a descendant has to be laid out. If a view has this, so has its superview: a pass descends only into
  /// views that have it.
  package static let layoutBelow = ViewErrands(rawValue: 1 << 1)
  /// `layoutSubviews()` is running; it is not called again inside itself.
  package static let isLayingOut = ViewErrands(rawValue: 1 << 2)
  /// The calls that announce a change of the superview are running (RE-14).
  package static let isAnnouncingMove = ViewErrands(rawValue: 1 << 3)
  /// `updateConstraints()` has to be called.
  package static let updateConstraints = ViewErrands(rawValue: 1 << 4)
  /// The view or a descendant has to do with constraints. If a view has this, so has its superview.
  package static let usesConstraints = ViewErrands(rawValue: 1 << 5)
  /// Set in a root view: constraints, or values that they depend on, have changed since they were solved.
  package static let solve = ViewErrands(rawValue: 1 << 6)
  /// A constraint depends on the place of the view.
  package static let isLayoutItem = ViewErrands(rawValue: 1 << 7)
  /// The view is given the frame that constraints have found.
  package static let isBeingPlaced = ViewErrands(rawValue: 1 << 8)
  /// `draw(_:)` has to be called.
  package static let display = ViewErrands(rawValue: 1 << 9)
  /// The view, a descendant or one of their layers has to be drawn. If a view has this, so has its superview.
  package static let displayBelow = ViewErrands(rawValue: 1 << 10)
  /// `draw(_:)` was called.
  package static let hasDrawn = ViewErrands(rawValue: 1 << 11)
}
