import Foundation

/// How large cards are, so that a whole chain fits into the lane.
struct LaneMeasures: Equatable {
  var card: CGFloat
  var gap: CGFloat
  var sink: CGFloat
  /// How many cards there is room for; the others fold into one.
  var room = Int.max

  /// The largest sizes at which `count` cards and the sink fit into the lane.
  init(fitting count: Int, into lane: CGRect, _ layout: WindowLayout) {
    let all = LaneMeasures.steps(layout)
    let height = LaneMeasures.body(of: lane, layout).height
    if let fitting = all.first(where: { $0.height(of: count) <= height }) {
      self = fitting
    } else {
      self = all[all.count - 1]
      room = max(1, Int((height - sink) / (card + gap)) - 1)
    }
  }

  private init(_ card: CGFloat, _ gap: CGFloat, _ sink: CGFloat) {
    (self.card, self.gap, self.sink) = (card, gap, sink)
  }

  /// The place for cards, under the heading.
  static func body(of lane: CGRect, _ layout: WindowLayout) -> CGRect {
    let (top, bottom): (CGFloat, CGFloat) = layout.isProjector ? (24, 24) : (36, 12)
    return CGRect(x: lane.minX, y: lane.minY + top, width: lane.width, height: lane.height - top - bottom)
  }

  func height(of count: Int) -> CGFloat { CGFloat(count) * (card + gap) + sink }

  private static func steps(_ layout: WindowLayout) -> [LaneMeasures] {
    if layout.isProjector {
      let growth = layout.size.height / 800
      return [(76, 34, 56), (68, 26, 48), (44, 22, 40), (40, 14, 36), (34, 10, 34)].map {
        LaneMeasures(($0.0 * growth).rounded(), ($0.1 * growth).rounded(), ($0.2 * growth).rounded())
      }
    }
    let smaller = [
      LaneMeasures(38, 13, 24), LaneMeasures(34, 10, 22), LaneMeasures(33, 9, 22), LaneMeasures(26, 9, 20),
      LaneMeasures(20, 7, 18),
    ]
    if layout.size.height < 720 { return smaller }
    let usual = [LaneMeasures(42, 16, 28)] + smaller
    return layout.size.height < 1000 ? usual : [LaneMeasures(48, 22, 32)] + usual
  }
}
