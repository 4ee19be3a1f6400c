import Foundation

/// A point in 1/256 of a device pixel.
///
/// Rasterizing uses integers only, so that the last digits of floating-point arithmetic do not change a pixel.
struct FixedPoint: Equatable {
  static let bits = 8
  static let one = 1 << bits
  /// Far outside every bitmap, and small enough that the product of two lengths fits into an `Int`.
  static let limit = 0x1p28

  var x: Int
  var y: Int

  /// Converts a point at scale 1 to a bitmap of `scale`; nil when a coordinate is not a number.
  init?(_ point: CGPoint, scale: Int) {
    let factor = Double(scale << FixedPoint.bits)
    guard let x = Self.number(point.x * factor), let y = Self.number(point.y * factor) else { return nil }
    (self.x, self.y) = (x, y)
  }

  @inline(__always)
  private static func number(_ value: Double) -> Int? {
    guard value < limit else { return value.isNaN ? nil : Int(limit) }
    guard value > -limit else { return Int(-limit) }
    // As `rounded()`, which calls the C library.
    let whole = Int(value), rest = value - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }
}

/// A path in fixed-point coordinates: closed contours, with an edge from each point to the next and back to the first.
struct FixedPath {
  private(set) var points: [FixedPoint] = []
  /// For each contour, the index after its last point.
  private(set) var ends: [Int] = []
  /// All pixels that the path can touch.
  private(set) var bounds = DeviceRect(left: 0, top: 0, right: 0, bottom: 0)
  /// Rows of pixels in the middle that are all covered alike, as between the corners of a rounded rectangle: only upright edges
  /// cross them. Empty if there are none, or few.
  private(set) var uniformRows = 0..<0
  let isEvenOdd: Bool

  init(_ path: Path, scale: Int) {
    isEvenOdd = path.isEvenOdd
    var low = (x: Int.max, y: Int.max)
    var high = (x: Int.min, y: Int.min)
    points.reserveCapacity(path.contours.reduce(0) { $0 + $1.points.count })
    for contour in path.contours {
      let corners = contour.points
      var index = 0
      while index < corners.count {
        defer { index &+= 1 }
        guard let fixed = FixedPoint(corners[index], scale: scale) else { continue }
        points.append(fixed)
        low = (min(low.x, fixed.x), min(low.y, fixed.y))
        high = (max(high.x, fixed.x), max(high.y, fixed.y))
      }
      ends.append(points.count)
    }
    guard !points.isEmpty else { return }
    bounds = DeviceRect(
      left: low.x >> FixedPoint.bits, top: low.y >> FixedPoint.bits,
      right: (high.x + FixedPoint.one - 1) >> FixedPoint.bits,
      bottom: (high.y + FixedPoint.one - 1) >> FixedPoint.bits)
    if bounds.height >= Self.fewRows { uniformRows = rows(alikeAround: (low.y + high.y) / 2) }
  }

  /// Fewer rows than these are computed one by one as fast.
  private static let fewRows = 8

  /// Returns the rows around a height that only upright edges cross.
  private func rows(alikeAround middle: Int) -> Range<Int> {
    var top = Int.min, bottom = Int.max, start = 0
    for end in ends where end > start {
      var previous = points[end - 1], index = start
      while index < end {
        let point = points[index]
        let (low, high) = (min(previous.y, point.y), max(previous.y, point.y))
        if high <= middle {
          top = max(top, high)
        } else if low > middle {
          bottom = min(bottom, low)
        } else {
          guard previous.x == point.x else { return 0..<0 }
          (top, bottom) = (max(top, low), min(bottom, high))
        }
        previous = point
        index &+= 1
      }
      start = end
    }
    guard top > Int.min, bottom < Int.max else { return 0..<0 }
    let (first, last) = ((top + FixedPoint.one - 1) >> FixedPoint.bits, bottom >> FixedPoint.bits)
    return last - first >= Self.fewRows ? first..<last : 0..<0
  }

  /// The area of a path, or that of a line along it.
  init(_ path: Path, _ stroke: Stroke?, scale: Int) {
    self.init(stroke?.outline(of: path) ?? path, scale: scale)
  }

  /// The pixels of a path that is one upright rectangle of whole pixels; nil for any other path.
  var wholePixels: DeviceRect? {
    guard ends.count == 1, points.count == 4 else { return nil }
    let across = points[0].y == points[1].y ? 0 : 1
    let (a, b, c, d) = (points[across], points[across + 1], points[(across + 2) % 4], points[(across + 3) % 4])
    let isUpright = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let fraction = FixedPoint.one - 1
    guard isUpright, (a.x | a.y | c.x | c.y) & fraction == 0 else { return nil }
    return bounds
  }
}
