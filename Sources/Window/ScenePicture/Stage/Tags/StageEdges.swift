import Foundation

/// The lines around views and the device, which no text may cross. In window pixels.
struct StageEdges {
  /// The lines of upright rectangles, each as the thin rectangle that it covers.
  private var bands: [CGRect] = []
  /// The lines of rotated views.
  private var segments: [LineSegment] = []

  init(_ views: [StagedView], device: CGRect, _ measures: StageMeasures) {
    addBands(between: device.outset(by: 1), and: device.insetBy(dx: 1, dy: 1), clip: nil)
    for view in views {
      let isResult = view.outcome == .result, width = isResult ? measures.resultRing : measures.outline
      let reach = isResult ? measures.ringReach : 0
      if view.isUpright {
        addBands(between: view.box.outset(by: reach), and: view.box.outset(by: -width), clip: view.clip)
      } else {
        let corners = view.corners.outset(by: reach)
        segments += zip(corners, corners.dropFirst() + corners.prefix(1)).map { LineSegment(start: $0, end: $1) }
      }
      if let area = view.hitArea.map({ CGRect(around: $0) }) {
        addBands(between: area.outset(by: 1), and: area.outset(by: -1), clip: view.clip)
      }
    }
  }

  private mutating func addBands(between outer: CGRect, and inner: CGRect, clip: CGRect?) {
    let all = [
      outer.strip(.top, inner.minY - outer.minY), outer.strip(.bottom, outer.maxY - inner.maxY),
      outer.strip(.left, inner.minX - outer.minX), outer.strip(.right, outer.maxX - inner.maxX),
    ]
    bands += all.compactMap { band in
      guard let clip else { return band }
      return band.overlaps(clip) ? band.intersection(clip) : nil
    }
  }

  /// Returns the number of lines that run through `frame`.
  func lines(through frame: CGRect) -> Int {
    bands.count { $0.overlaps(frame) } + segments.count { $0.part(inside: frame) != nil }
  }
}
