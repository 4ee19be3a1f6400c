import Foundation
import TouchTrace

/// The places of the cards: one stack, at the height at which the connectors bend least.
struct ColumnStack {
  /// The frames of the cards, bottom to top.
  private(set) var frames: [CGRect] = []
  private(set) var sink = CGRect.zero
  private let measures: ColumnMeasures
  private let body: CGRect
  private let left: CGFloat
  private let width: CGFloat

  /// - Parameter unknown: the number of places to keep free below the cards.
  init(
    _ cards: [TreeSnapshot.Responder], unknown: Int, _ measures: ColumnMeasures, _ views: [StagedView],
    _ layout: WindowLayout
  ) {
    self.measures = measures
    body = ColumnMeasures.body(of: layout.column, layout)
    let inset: CGFloat = layout.isProjector ? (24 * layout.scale).rounded() : 12
    (left, width) = (layout.column.minX + inset, layout.column.width - 2 * inset)
    let height = measures.height(of: cards.count + unknown)
    let highest = body.minY, lowest = max(highest, body.maxY - height)
    let middle = ((highest + lowest) / 2).rounded(.down)
    let boxes = cards.map { card in views.first { $0.name == card.name }?.box }
    var best = (top: middle, cost: CGFloat.infinity)
    for top in stride(from: highest, through: lowest, by: 1) {
      let cost = bending(of: boxes, top: top) + abs(top - middle) / 1000
      if cost < best.cost { best = (top, cost) }
    }
    sink = CGRect(x: left, y: best.top, width: width, height: measures.sink)
    frames = (0..<cards.count).map { frame($0, of: cards.count, top: best.top) }
  }

  /// Returns the frame of a note under `card`, the lowest card; nil if there is too little space.
  func box(below card: CGRect?) -> CGRect? {
    let top = (card?.maxY ?? sink.maxY) + measures.gap
    let height = min(max(body.maxY - top, 0), 150)
    return height > 40 ? CGRect(x: left, y: top, width: width, height: height) : nil
  }

  private func frame(_ index: Int, of count: Int, top: CGFloat) -> CGRect {
    let y = top + measures.sink + measures.gap + CGFloat(count - 1 - index) * (measures.card + measures.gap)
    return CGRect(x: left, y: y, width: width, height: measures.card)
  }

  /// Returns how far the connectors bend, summed over all cards.
  private func bending(of boxes: [CGRect?], top: CGFloat) -> CGFloat {
    var bending: CGFloat = 0
    for (index, box) in boxes.enumerated() {
      guard let box else { continue }
      let middle = frame(index, of: boxes.count, top: top).midY
      bending += max(0, box.minY + 16 - middle) + max(0, middle - (box.maxY - 16))
    }
    return bending
  }
}
