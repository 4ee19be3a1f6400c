import Canvas
import Foundation

/// The time for which a recognizer waited: a track under the card of its view, with the times of both ends.
struct WaitTrack: Equatable {
  /// The track, in window pixels.
  var frame: CGRect
  /// The area of the texts under its ends.
  var row: CGRect
  /// When the wait began and ended, in virtual milliseconds since the touch sequence began.
  var ends: [String]

  /// Nil if another part of the column is where it would be.
  /// - Parameter route: the line to the other recognizer, which may run under the card.
  init?(
    _ wait: RecognizerMark.Wait, below card: ColumnCard, in column: ColumnPlan, besides route: Route,
    _ appearance: Appearance, _ measures: StageMeasures
  ) {
    let scale = measures.scale, lowest = max(card.frame.maxY, route.points.map(\.y).max() ?? 0)
    frame = CGRect(x: card.frame.minX, y: lowest + 6 * scale, width: card.frame.width, height: 6 * scale)
    row = CGRect(
      x: frame.minX, y: frame.maxY + 2 * scale, width: frame.width, height: CGFloat(measures.text.size) + 3 * scale)
    ends = [wait.start, wait.end].map { "\($0) ms" }
    let others = column.cards.map(\.frame).filter { $0 != card.frame } + column.folds.map(\.frame) + [column.sink]
    let area = frame.union(row)
    guard !others.overlap(area.outset(by: 2)), area.maxY < appearance.layout.column.maxY else { return nil }
  }

  func draw(_ appearance: Appearance, _ measures: StageMeasures, _ list: inout DrawingList) {
    let theme = appearance.theme
    list.fill(.roundedRect(frame, radius: frame.height / 2), theme.recognizer)
    let y = measures.text.baseline(centeredOn: row.midY), width = appearance.width(ends[1], measures.text)
    for (text, x) in [(ends[0], row.minX), (ends[1], row.maxX - width)] {
      list.text(text, measures.text, at: CGPoint(x: x, y: y), theme.secondaryText)
    }
  }
}
