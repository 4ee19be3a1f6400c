import Canvas
import Foundation

// The places of pills beside what they describe.

extension LabelPlacer {
  /// The size of text in pills, for fonts of another family.
  var textSize: Int { measures.text.size }

  /// Returns a pill beside `rect`, at most 24 points from it; nil if it does not fit.
  /// - Parameters:
  ///   - home: the area that the pill must not leave; nil for the stage.
  ///   - others: areas that the pill would seem to name if it lay on them.
  mutating func pill(
    _ text: String, _ font: Font? = nil, beside rect: CGRect, inside home: CGRect? = nil, off others: [CGRect] = []
  ) -> Pill? {
    let size = Pill.size(of: text, font ?? measures.text, measures, typesetter)
    let shares: [CGFloat] = [0.5, 1, 0, 0.75, 0.25]
    let centers = [6, 14, 22].flatMap { (gap: CGFloat) -> [CGPoint] in
      let (dx, dy) = (size.width / 2 + gap * measures.scale, size.height / 2 + gap * measures.scale)
      let levels = shares.flatMap { share in
        let y = rect.minY + (rect.height - size.height) * share + size.height / 2
        return [CGPoint(x: rect.maxX + dx, y: y), CGPoint(x: rect.minX - dx, y: y)]
      }
      let columns = shares.flatMap { share in
        let x = rect.minX + (rect.width - size.width) * share + size.width / 2
        return [CGPoint(x: x, y: rect.maxY + dy), CGPoint(x: x, y: rect.minY - dy)]
      }
      return levels + columns
    }
    let places = centers.filter { center in
      let frame = CGRect(center: center, width: size.width, height: size.height)
      return !others.contains { $0.intersects(frame) }
    }
    return pill(text, font, size, at: places, inside: home)
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
    let distances: [CGFloat] = [0, 12, 24].map { $0 * measures.scale }
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
    let far: CGFloat = measures.isLarge ? 2 : 1.6, columns = [1, -1, far, -far, 1.5 * far, -1.5 * far]
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
    return pill(text, font, size, at: centers, isOnLine: true)
  }

  /// - Parameters:
  ///   - centers: the best first.
  ///   - home: the area that the pill must not leave; nil for the stage.
  ///   - anchor: where a line to the pill begins, which crosses no text; nil if there is no line.
  private mutating func pill(
    _ text: String, _ font: Font? = nil, _ size: CGSize, at centers: [CGPoint], inside home: CGRect? = nil,
    stemFrom anchor: CGPoint? = nil, isOnLine: Bool = false
  ) -> Pill? {
    let candidates = centers.enumerated().compactMap { rank, center -> Candidate<Pill>? in
      let frame = CGRect(
        x: (center.x - size.width / 2).rounded(), y: (center.y - size.height / 2).rounded(), width: size.width,
        height: size.height)
      guard home?.contains(frame.outset(by: 2)) ?? true else { return nil }
      let stem = anchor.map { LineSegment(start: $0, end: frame.nearest(to: $0)) }
      return Candidate(
        label: Pill(text: text, font: font ?? measures.text, frame: frame), areas: [frame],
        lines: [stem].compactMap(\.self), cost: CGFloat(rank), isOnLine: isOnLine)
    }
    return place(candidates)
  }
}
