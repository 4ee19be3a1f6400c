import Foundation

/// The heights of the cards in the column, chosen so that a whole chain fits.
struct ColumnMeasures: Equatable {
  var card: CGFloat
  var gap: CGFloat
  /// The height of the sink, and of folded cards.
  var sink: CGFloat
  /// Whether all rows fit.
  private(set) var fits = true

  /// The largest sizes at which the rows and the sink fit into the column; else the smallest ones.
  /// - Parameter unknown: the number of cards to keep space for below the rows.
  init(fitting rows: [ColumnRow], unknown: Int, into column: CGRect, _ layout: WindowLayout) {
    let all = ColumnMeasures.sizes(layout)
    let height = ColumnMeasures.body(of: column, layout).height
    if let fitting = all.first(where: { $0.height(of: rows, unknown: unknown) <= height }) {
      self = fitting
    } else {
      self = all[all.count - 1]
      fits = false
    }
  }

  private init(_ card: CGFloat, _ gap: CGFloat, _ sink: CGFloat) {
    (self.card, self.gap, self.sink) = (card, gap, sink)
  }

  /// The area of the cards, under the heading; on a projector, under the presenter bar.
  static func body(of column: CGRect, _ layout: WindowLayout) -> CGRect {
    guard layout.isProjector else { return column.inset(top: 36, bottom: 12) }
    return column.inset(top: (82 * layout.scale).rounded(), bottom: (24 * layout.scale).rounded())
  }

  /// The height of a row. A fold at the upper end is in the place of the sink.
  func height(of row: ColumnRow) -> CGFloat { row.isFold ? sink : card }

  func height(of rows: [ColumnRow], unknown: Int) -> CGFloat {
    let rest = rows.last?.isFold == true ? rows.dropLast() : rows[...]
    return rest.reduce(CGFloat(unknown) * (card + gap) + sink) { $0 + height(of: $1) + gap }
  }

  private func scaled(by scale: CGFloat) -> ColumnMeasures {
    ColumnMeasures((card * scale).rounded(), (gap * scale).rounded(), (sink * scale).rounded())
  }

  /// The possible sizes, largest first.
  private static func sizes(_ layout: WindowLayout) -> [ColumnMeasures] {
    if layout.isProjector {
      return [
        ColumnMeasures(80, 34, 52), ColumnMeasures(72, 26, 48), ColumnMeasures(66, 18, 44), ColumnMeasures(66, 14, 40),
        ColumnMeasures(48, 22, 40), ColumnMeasures(42, 12, 36), ColumnMeasures(38, 10, 34), ColumnMeasures(34, 10, 34),
      ].map { $0.scaled(by: layout.scale) }
    }
    let smaller = [
      ColumnMeasures(38, 13, 24), ColumnMeasures(34, 10, 22), ColumnMeasures(33, 9, 22), ColumnMeasures(26, 9, 20),
      ColumnMeasures(20, 7, 18),
    ]
    if layout.size.height < 720 { return smaller }
    let usual = [ColumnMeasures(42, 16, 28)] + smaller
    return layout.size.height < 1000 ? usual : [ColumnMeasures(48, 22, 32)] + usual
  }
}
