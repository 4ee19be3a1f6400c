import Foundation
import Narration
import Scenes

/// One card for neighbors in the chain that are not reached, or that are cancelled like the card below them.
struct FoldedCards: Equatable {
  /// Bottom to top.
  var names: [String]
  var frame: CGRect
  var isCancelled = false

  /// The number of the responders; the name if there is only one.
  func text(in language: Language) -> String {
    let text: StatusText =
      isCancelled
      ? .cancelledToo(names.count) : names.count == 1 ? .unreachedResponder(names[0]) : .unreached(names.count)
    return text[language]
  }
}

/// A box with a text in place of cards.
struct ColumnNote: Equatable {
  var text: String
  var frame: CGRect
  /// The search is running, so the chain is not known yet.
  var isLocked: Bool
}
