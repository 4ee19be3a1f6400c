/// What the library still has to do for a view, and whether it is calling the view's code. One byte, because every view
/// has one.
nonisolated struct ViewErrands: OptionSet {
  let rawValue: UInt8

  /// `layoutSubviews()` has to be called.
  static let layout = ViewErrands(rawValue: 1 << 0)
  /// The view or a descendant has to be laid out. If a view has this, so has its superview: a pass descends only into
  /// views that have it.
  static let layoutBelow = ViewErrands(rawValue: 1 << 1)
  /// `layoutSubviews()` is running; it is not called again inside itself.
  static let isLayingOut = ViewErrands(rawValue: 1 << 2)
  /// The calls that announce a change of the superview are running (RE-14).
  static let isAnnouncingMove = ViewErrands(rawValue: 1 << 3)
}
