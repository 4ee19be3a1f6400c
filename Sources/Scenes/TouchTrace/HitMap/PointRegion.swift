import Algorithms

/// A set of points of a screen with whole coordinates, row by row.
nonisolated struct PointRegion: Equatable {
  /// Neighbouring points of one row.
  struct Span: Equatable {
    var row: Int
    var columns: Range<Int>
  }

  /// From top to bottom, and from left to right in a row. They do not overlap.
  private(set) var spans: [Span] = []

  init() {}

  /// All points of a screen with whole coordinates.
  init(width: Int, height: Int) {
    spans = (0..<height).map { Span(row: $0, columns: 0..<width) }
  }

  var isEmpty: Bool { spans.isEmpty }

  /// Adds points after the others; points beside the last span become part of it.
  mutating func append(_ columns: Range<Int>, row: Int) {
    guard !columns.isEmpty else { return }
    if let last = spans.last, last.row == row, last.columns.upperBound == columns.lowerBound {
      spans[spans.count - 1].columns = last.columns.lowerBound..<columns.upperBound
    } else {
      spans.append(Span(row: row, columns: columns))
    }
  }

  /// Returns the part in these columns and rows.
  func part(_ columns: Range<Int>, _ rows: Range<Int>) -> PointRegion {
    var part = PointRegion()
    guard !columns.isEmpty, !rows.isEmpty else { return part }
    var index = spans.partitioningIndex { $0.row >= rows.lowerBound }
    while index < spans.count, spans[index].row < rows.upperBound {
      let rest = spans[index].columns.clamped(to: columns)
      if !rest.isEmpty { part.spans.append(Span(row: spans[index].row, columns: rest)) }
      index += 1
    }
    return part
  }
}
