import Canvas
import Foundation

/// An arrow that has grown to a part of its length: casing, line and head, in the order of drawing.
struct GrowingArrow {
  /// One entry for each drawing of the whole arrow; nil for a drawing that the arrow has not reached yet.
  let drawings: [Drawing?]

  init(_ whole: [Drawing], grown share: Double) {
    guard let line = whole.lastIndex(where: \.isStroke),
      case .stroke(let path, let pen, let color) = whole[line].content
    else {
      drawings = whole
      return
    }
    let grown = path.beginning(share)
    var left = whole[..<line].map(\.strokeLength).reduce(0, +) * share
    drawings = whole.indices.map { index in
      var drawing = whole[index]
      if index < line, case .stroke(let casing, let casingPen, let ground) = drawing.content {
        defer { left -= drawing.strokeLength }
        guard left > 0, drawing.strokeLength > 0 else { return nil }
        drawing.content = .stroke(casing.beginning(left / drawing.strokeLength), casingPen, ground)
      } else if index == line {
        drawing.content = .stroke(grown, pen, color)
      } else if case .fill(let head, let color) = drawing.content, let moved = head.moved(from: path, to: grown) {
        drawing.content = .fill(moved, color)
      }
      return drawing
    }
  }
}

extension Drawing {
  fileprivate var isStroke: Bool { if case .stroke = content { true } else { false } }

  fileprivate var strokeLength: CGFloat { if case .stroke(let path, _, _) = content { path.length } else { 0 } }
}

extension Path {
  private var edges: [(start: CGPoint, end: CGPoint)] {
    let points = contours.first?.points ?? []
    return zip(points, points.dropFirst()).map { ($0, $1) }
  }

  /// The length of the first contour.
  fileprivate var length: CGFloat { edges.reduce(0) { $0 + $1.start.distance(to: $1.end) } }

  /// Returns the beginning of the first contour, up to a share of its length (0 to 1).
  func beginning(_ share: Double) -> Path {
    guard share < 1, let first = contours.first?.points.first else { return self }
    var points = [first], left = length * max(share, 0)
    for (start, end) in edges where left > 0 {
      let step = start.distance(to: end), part = step > 0 ? min(left / step, 1) : 1
      points.append(CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      left -= step
    }
    return Path([Contour(points, isClosed: false)])
  }

  /// Returns an arrow head at the end of `line`, moved and turned to the end of `other`.
  fileprivate func moved(from line: Path, to other: Path) -> Path? {
    guard let old = line.edges.last, let new = other.edges.last,
      let along = Path.direction(from: old.start, to: old.end),
      let ahead = Path.direction(from: new.start, to: new.end)
    else { return other.edges.isEmpty ? Path() : nil }
    let (cosine, sine) = (along.x * ahead.x + along.y * ahead.y, along.x * ahead.y - along.y * ahead.x)
    return transformed { point in
      let (x, y) = (point.x - old.end.x, point.y - old.end.y)
      return CGPoint(x: new.end.x + x * cosine - y * sine, y: new.end.y + x * sine + y * cosine)
    }
  }
}

extension CGPoint {
  /// In the unit of the points.
  func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}
