import Foundation

/// The places among its siblings to which a row of the tree can be dragged.
struct TreeOrder {
  /// A place between two siblings.
  struct Gap: Equatable {
    /// The row above which the insertion line stands; the number of rows for the end of the tree.
    var row: Int
    /// The index in the superview's `subviews`, back to front, that the dragged view gets.
    var index: Int
  }

  /// From top to bottom, which is front to back.
  let gaps: [Gap]

  /// - Parameter source: the row that is dragged. A window, and a view without siblings, has no gaps.
  init(moving source: Int, in entries: [TreeEntry]) {
    guard entries.indices.contains(source), !entries[source].isWindow else {
      gaps = []
      return
    }
    let depth = entries[source].depth
    let start = entries[..<source].lastIndex { $0.depth < depth } ?? source
    let end = entries[(source + 1)...].firstIndex { $0.depth < depth } ?? entries.count
    let siblings = (start + 1..<end).filter { entries[$0].depth == depth }
    guard siblings.count > 1, let own = siblings.firstIndex(of: source) else {
      gaps = []
      return
    }
    gaps = (0...siblings.count).map { gap in
      let position = gap > own ? gap - 1 : gap
      return Gap(row: gap < siblings.count ? siblings[gap] : end, index: siblings.count - 1 - position)
    }
  }

  /// Returns the gap nearest to a height in the tree, in rows.
  func gap(at height: CGFloat) -> Gap? {
    gaps.min { abs(CGFloat($0.row) - height) < abs(CGFloat($1.row) - height) }
  }
}
