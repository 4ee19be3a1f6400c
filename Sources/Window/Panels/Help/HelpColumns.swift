import Canvas
import Foundation
import ScenePicture
import Scenes

/// The layout of all keys in columns, and on pages if the window is too small for all.
@MainActor struct HelpColumns {
  let padding: CGFloat
  let head: CGFloat
  let gap: CGFloat
  let rowHeight: CGFloat
  let columnWidth: CGFloat
  /// The columns of each page.
  let pages: [[[HelpRow]]]

  /// As few columns as the height allows, but at least two, and at most as many as the width allows.
  init(_ appearance: Appearance) {
    let scale = appearance.overlayScale, window = appearance.layout.size
    let rows = HelpRow.all(appearance.languages.first)
    let (padding, head, gap, rowHeight) = (24 * scale, 52 * scale, 32 * scale, (24 * scale).rounded())
    (self.padding, self.head, self.gap, self.rowHeight) = (padding, head, gap, rowHeight)
    let columnWidth = (rows.map { HelpColumns.width(of: $0, appearance) }.max() ?? 0).rounded(.up)
    self.columnWidth = columnWidth
    let fitting = max(Int((window.height - 16 - head - padding) / rowHeight), 2)
    let across = max(Int((window.width - 16 - 2 * padding + gap) / (columnWidth + gap)), 1)
    // The fewest columns, then the lowest ones.
    let count = HelpColumns.columns(of: rows, height: fitting).count
    let onPage = min(max(count, 2), across), pages = (count + onPage - 1) / onPage
    let height = (1...fitting).first { HelpColumns.columns(of: rows, height: $0).count <= onPage * pages } ?? fitting
    let columns = HelpColumns.columns(of: rows, height: height)
    self.pages = stride(from: 0, to: columns.count, by: onPage).map { Array(columns[$0...].prefix(onPage)) }
  }

  /// Divides the rows into columns of at most `height` rows. A heading is never the last row of a column.
  private static func columns(of rows: [HelpRow], height: Int) -> [[HelpRow]] {
    var columns: [[HelpRow]] = [[]]
    for (index, row) in rows.enumerated() {
      let isHeading = if case .heading = row { true } else { false }
      // A heading needs its first key, and space above it.
      let needed = isHeading && index + 1 < rows.count ? 2 : 1
      if !columns[columns.count - 1].isEmpty, columns[columns.count - 1].count + needed > height { columns.append([]) }
      columns[columns.count - 1].append(row)
    }
    return columns
  }

  var size: CGSize {
    let columns = pages.map(\.count).max() ?? 1, rows = pages.joined().map(\.count).max() ?? 1
    return CGSize(
      width: CGFloat(columns) * (columnWidth + gap) - gap + 2 * padding,
      height: CGFloat(rows) * rowHeight + head + padding)
  }

  private static func width(of row: HelpRow, _ appearance: Appearance) -> CGFloat {
    switch row {
    case .heading(let text): appearance.width(text, appearance.overlay(.selectedRow))
    case .keys(let caps, let text):
      capsWidth(caps, appearance) + 16 * appearance.overlayScale + appearance.width(text, appearance.overlay(.row))
    }
  }

  static func capsWidth(_ caps: [String], _ appearance: Appearance) -> CGFloat {
    caps.reduce(-3) { $0 + DrawingList.overlayKeyCapWidth($1, appearance) + 3 }
  }
}
