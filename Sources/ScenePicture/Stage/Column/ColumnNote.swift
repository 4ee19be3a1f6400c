import Foundation

/// One card for several responders that are not reached.
struct FoldedCards: Equatable {
  var count: Int
  var frame: CGRect
}

/// A box with a text in place of cards.
struct ColumnNote: Equatable {
  var text: String
  var frame: CGRect
  /// The search is running, so the chain is not known yet.
  var isLocked: Bool
}
