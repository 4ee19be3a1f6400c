import Foundation

/// How large cards are, so that a whole chain fits into the lane.
struct ColumnMeasures: Equatable {
  var card: CGFloat
  var gap: CGFloat
  var sink: CGFloat
  /// How many cards there is room for; the others fold into one.
  var space = Int.max

  /// The largest sizes at which `count` cards and the sink fit into the lane.
  init(fitting count: Int, into column: CGRect, _ layout: WindowLayout) {
    let all = ColumnMeasures.steps(layout)
    let height = ColumnMeasures.body(of: column, layout).height
    if let fitting = all.first(where: { $0.height(of: count) <= height }) {
      self = fitting
    } else {
      self = all[all.count - 1]
      space = max(1, Int((height - sink) / (card + gap)) - 1)
    }
  }

  private init(_ card: CGFloat, _ gap: CGFloat, _ sink: CGFloat) {
    (self.card, self.gap, self.sink) = (card, gap, sink)
  }

  /// The place for cards, under the heading.
  static func body(of column: CGRect, _ layout: WindowLayout) -> CGRect {
    let (top, bottom): (CGFloat, CGFloat) = layout.isProjector ? (24, 24) : (36, 12)
    return CGRect(x: column.minX, y: column.minY + top, width: column.width, height: column.height - top - bottom)
  }

  func height(of count: Int) -> CGFloat { CGFloat(count) * (card + gap) + sink }

  private static func steps(_ layout: WindowLayout) -> [ColumnMeasures] {
    if layout.isProjector {
      let scale = layout.size.height / 800
      return [(76, 34, 56), (68, 26, 48), (44, 22, 40), (40, 14, 36), (34, 10, 34)].map {
        ColumnMeasures(($0.0 * scale).rounded(), ($0.1 * scale).rounded(), ($0.2 * scale).rounded())
      }
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
