internal import CMethodTables

/// Reasons for which the hit test calls a view's methods instead of answering for it. A view without obstacles is hit
/// if its bounds contain the point: most views of most programs.
nonisolated struct SearchObstacles: OptionSet {
  let rawValue: UInt8

  /// The class overrides `hitTest(_:with:)` or `point(inside:with:)`.
  static let overridden = SearchObstacles(rawValue: 1)
  /// The view has a `touchRefusal`.
  static let refused = SearchObstacles(rawValue: 2)
  /// The view has a transform.
  static let transformed = SearchObstacles(rawValue: 4)
  /// The calls are reported to an observer.
  static let observed = SearchObstacles(rawValue: 8)

  /// An extension of a class of UIKit replaces one of the two methods.
  static let replaced = SearchObstacles(rawValue: 16)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The obstacle of a new view.
  init(of type: UIView.Type) {
    let table = { (type: UIView.Type) in unsafeBitCast(type, to: UnsafeRawPointer.self) }
    self = touchstone_overrides_search(table(type), table(UIView.self)) ? .overridden : []
  }
}
