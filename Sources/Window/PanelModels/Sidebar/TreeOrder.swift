import Foundation

/// The places to which a row of the tree can be dragged: among its siblings, or into another view.
package struct TreeOrder {
  /// A place between two rows, at the depth of its siblings.
  package struct Gap: Equatable {
    /// The row above which the insertion line stands; the number of rows for the end of the tree.
    package var row: Int
    /// The row of the superview.
    package var parent: Int
    /// The depth of the view at this place.
    package var depth: Int
    /// The index in the superview's `subviews`, back to front, that the dragged view gets.
    package var index: Int
  }

  /// From top to bottom, which is front to back; at one row from the outermost superview to the innermost.
  package let gaps: [Gap]

  /// - Parameter source: the row that is dragged. A window has no gaps.
  package init(moving source: Int, in entries: [TreeEntry]) {
    guard entries.indices.contains(source), !entries[source].isWindow else {
      gaps = []
      return
    }
    let end = entries[(source + 1)...].firstIndex { $0.depth <= entries[source].depth } ?? entries.count
    // The rows that stay: a view cannot go into itself.
    let rows = entries.indices.filter { !(source..<end).contains($0) }
    gaps = rows.indices.flatMap { place -> [Gap] in
      // The gap is below this row.
      let above = rows[place], below = place + 1 < rows.count ? rows[place + 1] : nil
      let lowest = max(below.map { entries[$0].depth } ?? 1, 1), highest = entries[above].depth + 1
      guard lowest <= highest else { return [] }
      return (lowest...highest).compactMap { depth in
        TreeOrder.gap(under: above, at: depth, row: below ?? entries.count, rows, in: entries)
      }
    }
  }

  private static func gap(
    under above: Int, at depth: Int, row: Int, _ rows: [Int], in entries: [TreeEntry]
  ) -> Gap? {
    guard let parent = rows.last(where: { $0 <= above && entries[$0].depth == depth - 1 }) else { return nil }
    let after = rows.filter { $0 > parent }, inside = after.prefix { entries[$0].depth >= depth }
    let children = inside.filter { entries[$0].depth == depth }
    return Gap(row: row, parent: parent, depth: depth, index: children.count { $0 > above })
  }

  /// Returns the gap nearest to a place in the tree.
  /// - Parameters:
  ///   - height: in rows.
  ///   - depth: in levels; it decides between the superviews of one row.
  package func gap(at height: CGFloat, depth: CGFloat) -> Gap? {
    func distance(_ gap: Gap) -> CGFloat { abs(CGFloat(gap.row) - height) }
    guard let nearest = gaps.map(distance).min() else { return nil }
    return gaps.filter { distance($0) <= nearest + 0.001 }.min {
      abs(CGFloat($0.depth) - depth) < abs(CGFloat($1.depth) - depth)
    }
  }
}
