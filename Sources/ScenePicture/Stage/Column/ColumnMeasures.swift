import Foundation

/// The heights of the cards in the column, chosen so that a whole chain fits.
struct ColumnMeasures: Equatable {
  var card: CGFloat
  var gap: CGFloat
  var sink: CGFloat
  /// The number of cards that fit; the others fold into one.
  var capacity = Int.max

  /// The largest sizes at which `count` cards and the sink fit into the column.
  init(fitting count: Int, into column: CGRect, _ layout: WindowLayout) {
    let all = ColumnMeasures.sizes(layout)
    let height = ColumnMeasures.body(of: column, layout).height
    if let fitting = all.first(where: { $0.height(of: count) <= height }) {
      self = fitting
    } else {
      self = all[all.count - 1]
      capacity = max(1, Int((height - sink) / (card + gap)) - 1)
    }
  }

  private init(_ card: CGFloat, _ gap: CGFloat, _ sink: CGFloat) {
    (self.card, self.gap, self.sink) = (card, gap, sink)
  }

  /// The area of the cards, under the heading.
  static func body(of column: CGRect, _ layout: WindowLayout) -> CGRect {
    layout.isProjector ? column.inset(top: 24, bottom: 24) : column.inset(top: 36, bottom: 12)
  }

  func height(of count: Int) -> CGFloat { CGFloat(count) * (card + gap) + sink }

  private func scaled(by scale: CGFloat) -> ColumnMeasures {
    ColumnMeasures((card * scale).rounded(), (gap * scale).rounded(), (sink * scale).rounded())
  }

  /// The possible sizes, largest first.
  private static func sizes(_ layout: WindowLayout) -> [ColumnMeasures] {
    if layout.isProjector {
      return [
        ColumnMeasures(76, 34, 56), ColumnMeasures(68, 26, 48), ColumnMeasures(44, 22, 40), ColumnMeasures(40, 14, 36),
        ColumnMeasures(34, 10, 34),
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
