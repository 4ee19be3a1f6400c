import Canvas
import Foundation

/// Places pills beside what they describe, and keeps them off tags, fingers and each other.
struct PillPlacement {
  /// The areas that pills must not cover.
  private(set) var taken: [CGRect]
  /// The areas that pills cover only if there is no other place, such as arrows.
  private let avoided: [CGRect]
  private let stage: CGRect
  private let measures: StageMeasures
  private let typesetter: Typesetter

  init(taken: [CGRect], avoided: [CGRect], _ appearance: Appearance, _ measures: StageMeasures) {
    (self.taken, self.avoided, stage) = (taken, avoided, appearance.layout.stage)
    (self.measures, typesetter) = (measures, appearance.typesetter)
  }

  /// Keeps these areas free from now on.
  mutating func keepFree(_ rects: [CGRect]) { taken += rects }

  /// Returns the first candidate that covers nothing, else the one that covers least of what is avoided, and keeps its areas free;
  /// nil if each covers something.
  mutating func freest<Mark>(_ candidates: [Mark], areas: (Mark) -> [CGRect]) -> Mark? {
    let costs = candidates.map { areas($0).reduce(0) { $0 + cost(of: $1) } }
    guard let best = costs.indices.min(by: { costs[$0] < costs[$1] }), costs[best] < 1000 else { return nil }
    taken += areas(candidates[best])
    return candidates[best]
  }

  /// The size of text in pills, for fonts of another family.
  var textSize: Int { measures.text.size }

  /// Returns a pill beside `rect`, near it or further away, where it covers least; nil if it does not fit.
  /// - Parameter home: the area that the pill must not leave; nil for the stage.
  mutating func pill(_ text: String, _ font: Font? = nil, beside rect: CGRect, inside home: CGRect? = nil) -> Pill? {
    let size = Pill.size(of: text, font ?? measures.text, measures, typesetter), gap = 6 * measures.scale
    let (dx, dy) = ((rect.width + size.width) / 2 + gap, (rect.height + size.height) / 2 + gap)
    let directions: [(CGFloat, CGFloat)] = [
      (1, 0), (-1, 0), (1, 0.5), (-1, 0.5), (1, -0.5), (-1, -0.5), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1),
    ]
    let distances: [CGFloat] = home == nil ? [1, 1.5, 2, 3] : [1, 1.5, 2, 3, 4, 5]
    let centers = distances.flatMap { distance in
      directions.map { CGPoint(x: rect.midX + $0.0 * dx * distance, y: rect.midY + $0.1 * dy * distance) }
    }
    return pill(text, font, size, at: centers, inside: home)
  }

  /// Returns a pill under or over `rect`, with its middle or one of its ends at the same place; nil if it does not fit.
  mutating func pill(_ text: String, underOrOver rect: CGRect) -> Pill? {
    let size = Pill.size(of: text, measures.text, measures, typesetter)
    let right = min(rect.maxX, stage.maxX - 5)
    let lefts = [rect.midX - size.width / 2, right - size.width, rect.minX]
    let distance = (rect.height + size.height) / 2 + 6 * measures.scale
    let centers = [distance, -distance].flatMap { dy in
      lefts.map { CGPoint(x: $0 + size.width / 2, y: rect.midY + dy) }
    }
    return pill(text, nil, size, at: centers)
  }

  /// Returns a pill at the left of `rect`, level with it, above or below; nil if it does not fit.
  mutating func pill(_ text: String, leftOf rect: CGRect) -> Pill? {
    let size = Pill.size(of: text, measures.text, measures, typesetter)
    let x = min(rect.minX - 3 * measures.scale, stage.maxX - 5) - size.width / 2
    let rows: [CGFloat] = [0, -1, 1, -1.5, 1.5, -2, 2].map { rect.midY + $0 * (size.height + 2 * measures.scale) }
    let distances: [CGFloat] = [0, 12, 24, 40, 60, 80].map { $0 * measures.scale }
    return pill(text, nil, size, at: distances.flatMap { distance in rows.map { CGPoint(x: x - distance, y: $0) } })
  }

  /// Returns a pill at the right end of `rect`, inside it; nil if it does not fit.
  mutating func pill(_ text: String, insideRightEndOf rect: CGRect) -> Pill? {
    let size = Pill.size(of: text, measures.text, measures, typesetter), inset = 6 * measures.scale
    let xs = [0, 30, 60, 90].map { rect.maxX - inset - size.width / 2 - $0 * measures.scale }
    let ys = [rect.minY + inset + size.height / 2, rect.midY, rect.maxY - inset - size.height / 2]
    return pill(text, nil, size, at: xs.flatMap { x in ys.map { CGPoint(x: x, y: $0) } })
  }

  /// Returns a pill at the right or left of a point of a line that goes up or down, level with it or in another row; nil if
  /// it does not fit.
  mutating func pill(_ text: String, besideLineAt point: CGPoint) -> Pill? {
    let size = Pill.size(of: text, measures.text, measures, typesetter)
    let dx = 14 * measures.scale + size.width / 2, row = size.height + 4 * measures.scale
    let rows: [CGFloat] = [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2, -2, 3, -3]
    // Names are long on a projector.
    let far: CGFloat = measures.isLarge ? 2 : 1.6, columns = [1, -1, far, -far]
    let centers = rows.flatMap { dy in columns.map { CGPoint(x: point.x + $0 * dx, y: point.y + dy * row) } }
    return pill(text, nil, size, at: centers, stemFrom: point)
  }

  /// Returns a pill on a line, as close to its middle as possible; nil if it does not fit.
  mutating func pill(_ text: String, _ font: Font? = nil, onLineFrom start: CGPoint, to end: CGPoint) -> Pill? {
    let size = Pill.size(of: text, font ?? measures.text, measures, typesetter)
    let places: [CGFloat] = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]
    let centers = places.map {
      CGPoint(x: start.x + (end.x - start.x) * $0, y: start.y + (end.y - start.y) * $0)
    }
    return pill(text, font, size, at: centers)
  }

  /// - Parameter anchor: where a line to the pill begins, which covers nothing either; nil if there is no line.
  private mutating func pill(
    _ text: String, _ font: Font? = nil, _ size: CGSize, at centers: [CGPoint], inside home: CGRect? = nil,
    stemFrom anchor: CGPoint? = nil
  ) -> Pill? {
    let all = centers.map { center in
      CGRect(
        x: (center.x - size.width / 2).rounded(), y: (center.y - size.height / 2).rounded(), width: size.width,
        height: size.height)
    }
    let frames = home.map { home in all.filter { home.contains($0.outset(by: 2)) } } ?? all
    let costs = frames.enumerated().map { offset, frame in
      (frame, cost(of: frame) + (anchor.map { cost(ofStemFrom: $0, to: frame) } ?? 0) + CGFloat(offset))
    }
    guard let best = costs.min(by: { $0.1 < $1.1 }), best.1 < 1000 else { return nil }
    taken.append(best.0)
    return Pill(text: text, font: font ?? measures.text, frame: best.0)
  }

  private func cost(of frame: CGRect) -> CGFloat {
    let isOnStage = stage.insetBy(dx: 4, dy: 4).contains(frame)
    let covered = taken.count { $0.overlaps(frame.outset(by: 2)) }, disturbed = avoided.count { $0.overlaps(frame) }
    return 1000 * CGFloat(covered) + 60 * CGFloat(disturbed) + (isOnStage ? 0 : 2000)
  }

  private func cost(ofStemFrom anchor: CGPoint, to frame: CGRect) -> CGFloat {
    let stem = LineSegment(start: anchor, end: frame.nearest(to: anchor))
    let texts = taken.filter { $0.height >= measures.pill && !$0.contains(anchor) }
    return 60 * CGFloat(texts.count { stem.part(inside: $0) != nil })
  }
}
