/// The heights of a table's rows, headers and footers, and the places that follow from them, in points of the table's
/// content.
struct TableGeometry {
  /// A section with its header, rows and footer.
  struct Section {
    var header: CGFloat = 0, footer: CGFloat = 0
    /// The space above the header.
    var padding: CGFloat = 0
    var rows: [CGFloat] = []
    /// Whether the height of a row is only an estimate: its cell was not asked.
    var isEstimated: [Bool] = []
    /// The top of the section, and of each of its rows.
    fileprivate(set) var top: CGFloat = 0
    fileprivate(set) var rowTops: [CGFloat] = []

    /// The top and the bottom of the header.
    var headerTop: CGFloat { top + padding }
    var headerBottom: CGFloat { headerTop + header }
    /// The bottom of the last row.
    fileprivate var rowsBottom: CGFloat { (rowTops.last ?? headerBottom) + (rows.last ?? 0) }
    /// The bottom of the section.
    var bottom: CGFloat { rowsBottom + footer }
  }

  var sections: [Section] = []
  /// The heights of the views above and below all sections.
  var tableHeader: CGFloat = 0, tableFooter: CGFloat = 0
  private(set) var height: CGFloat = 0

  /// Finds the places anew, after a change of heights.
  mutating func place() {
    var y = tableHeader
    for index in sections.indices {
      sections[index].top = y
      y = sections[index].headerBottom
      var tops: [CGFloat] = []
      tops.reserveCapacity(sections[index].rows.count)
      for height in sections[index].rows {
        tops.append(y)
        y += height
      }
      sections[index].rowTops = tops
      y += sections[index].footer
    }
    height = y + tableFooter
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
  }

  /// The top and the height of a row; nil if there is none.
  func row(_ path: IndexPath) -> (y: CGFloat, height: CGFloat)? {
    guard contains(path) else { return nil }
    return (sections[path.section].rowTops[path.row], sections[path.section].rows[path.row])
  }

  func footerTop(_ section: Int) -> CGFloat { sections[section].rowsBottom }

  /// The rows that overlap the band between two heights, in order.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for (number, section) in sections.enumerated() where section.top < bottom && section.bottom > top {
      // The first row that ends below `top`.
      var low = 0, high = section.rows.count
      while low < high {
        let middle = (low + high) / 2
        if section.rowTops[middle] + section.rows[middle] > top { high = middle } else { low = middle + 1 }
      }
      while low < section.rows.count, section.rowTops[low] < bottom {
        found.append(IndexPath(row: low, section: number))
        low += 1
      }
    }
    return found
  }
}
