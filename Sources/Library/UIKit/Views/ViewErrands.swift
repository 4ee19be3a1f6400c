/// The work that the library has to do for a view, and whether it is calling the view's code. Two bytes, because every
/// view has them.
nonisolated struct ViewErrands: OptionSet {
  let rawValue: UInt16

  /// `layoutSubviews()` has to be called.
  static let layout = ViewErrands(rawValue: 1 << 0)
  /// The view or a descendant has to be laid out. If a view has this, so has its superview: a pass descends only into
  /// views that have it.
  static let layoutBelow = ViewErrands(rawValue: 1 << 1)
  /// `layoutSubviews()` is running; it is not called again inside itself.
  static let isLayingOut = ViewErrands(rawValue: 1 << 2)
  /// The calls that announce a change of the superview are running (RE-14).
  static let isAnnouncingMove = ViewErrands(rawValue: 1 << 3)
  /// `updateConstraints()` has to be called.
  static let updateConstraints = ViewErrands(rawValue: 1 << 4)
  /// The view or a descendant has to do with constraints. If a view has this, so has its superview.
  static let usesConstraints = ViewErrands(rawValue: 1 << 5)
  /// Set in a root view: constraints, or values that they depend on, have changed since they were solved.
  static let solve = ViewErrands(rawValue: 1 << 6)
  /// A constraint depends on the place of the view.
  static let isLayoutItem = ViewErrands(rawValue: 1 << 7)
  /// The view is given the frame that constraints have found.
  static let isBeingPlaced = ViewErrands(rawValue: 1 << 8)
  /// `draw(_:)` has to be called.
  static let display = ViewErrands(rawValue: 1 << 9)
  /// The view, a descendant or one of their layers has to be drawn. If a view has this, so has its superview.
  static let displayBelow = ViewErrands(rawValue: 1 << 10)
  /// `draw(_:)` was called.
  static let hasDrawn = ViewErrands(rawValue: 1 << 11)
}
