import Foundation
import TouchTrace

/// The places of the rows: one stack, at the height at which the connectors bend least.
struct ColumnStack {
  /// The frames of the rows, bottom to top.
  private(set) var frames: [CGRect] = []
  private(set) var sink = CGRect.zero
  private let measures: ColumnMeasures
  private let body: CGRect
  private let left: CGFloat
  private let width: CGFloat
  /// The height of a note.
  private let largestBox: CGFloat

  /// - Parameter unknown: the number of places to keep free below the cards.
  init(
    _ rows: [ColumnRow], unknown: Int, _ measures: ColumnMeasures, _ views: [StagedView],
    _ layout: WindowLayout
  ) {
    self.measures = measures
    body = ColumnMeasures.body(of: layout.column, layout)
    let insets = ColumnStack.insets(layout)
    largestBox = layout.isProjector ? 250 * layout.scale : 150
    (left, width) = (layout.column.minX + insets.left, layout.column.width - insets.left - insets.right)
    let height = measures.height(of: rows, unknown: unknown)
    let highest = body.minY, lowest = max(highest, body.maxY - height)
    let middle = ((highest + lowest) / 2).rounded(.down)
    let boxes = rows.map { row in
      row.isFold ? nil : views.first { $0.name == row.responders.first?.name }?.box
    }
    var best = (top: middle, cost: CGFloat.infinity)
    for top in stride(from: highest, through: lowest, by: 1) {
      let cost = bending(of: boxes, in: frames(of: rows, top: top)) + abs(top - middle) / 1000
      if cost < best.cost { best = (top, cost) }
    }
    sink = CGRect(x: left, y: best.top, width: width, height: measures.sink)
    frames = frames(of: rows, top: best.top)
  }

  /// On a projector, the routes of actions lie to the left of the cards.
  private static func insets(_ layout: WindowLayout) -> (left: CGFloat, right: CGFloat) {
    layout.isProjector ? ((36 * layout.scale).rounded(), (24 * layout.scale).rounded()) : (12, 12)
  }

  /// Returns the frame of a note under `card`, the lowest card; nil if there is too little space.
  func box(below card: CGRect?) -> CGRect? {
    let top = (card?.maxY ?? sink.maxY) + measures.gap
    let height = min(max(body.maxY - top, 0), largestBox)
    return height > 40 ? CGRect(x: left, y: top, width: width, height: height) : nil
  }

  /// Returns the frames of the rows, bottom to top, if the sink is at `top`.
  private func frames(of rows: [ColumnRow], top: CGFloat) -> [CGRect] {
    var y = top + (rows.last?.isFold == true ? 0 : measures.sink + measures.gap)
    return rows.reversed().map { row in
      defer { y += measures.height(of: row) + measures.gap }
      return CGRect(x: left, y: y, width: width, height: measures.height(of: row))
    }.reversed()
  }

  /// Returns how far the connectors bend, summed over all cards.
  private func bending(of boxes: [CGRect?], in frames: [CGRect]) -> CGFloat {
    var bending: CGFloat = 0
    for (box, frame) in zip(boxes, frames) {
      guard let box else { continue }
      bending += max(0, box.minY + 16 - frame.midY) + max(0, frame.midY - (box.maxY - 16))
    }
    return bending
  }
}
