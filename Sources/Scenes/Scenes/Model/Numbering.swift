/// The unit in which the numbers at the views count.
package enum Numbering: String, CaseIterable, Sendable {
  /// The views that are asked, from 1.
  case views
  /// The steps of the search: the event is step 1, the application step 2, each view that is asked one more, and the
  /// answer the last.
  case steps

  /// The number of steps before the first view is asked.
  package var offset: Int { self == .steps ? 2 : 0 }
}
