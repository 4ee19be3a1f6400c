import Canvas
import CoreGraphics

/// A gradient as bands of one colour each, narrow enough that their borders are not seen.
///
/// Bands of opaque colours are drawn over one another, so that no ground shines through between them.
struct GradientBands {
  private let gradient: GradientValue
  private let place: CGAffineTransform
  private let area: CGRect

  init(_ gradient: GradientValue, _ place: CGAffineTransform, _ area: CGRect) {
    (self.gradient, self.place, self.area) = (gradient, place, area)
  }

  private static let count = 64

  func draw(to list: inout DrawingList) {
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
    let start = gradient.start.applying(place), end = gradient.end.applying(place)
    guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return }
    switch gradient.shape {
    case .line: drawLine(from: start, to: end, first.color, last.color, &list)
    case .circles(let inner, let outer): drawCircles(start, inner, end, outer, first.color, last.color, &list)
    case .cone: drawCone(around: start, from: end, &list)
    }
  }

  private var isOpaque: Bool { gradient.stops.allSatisfy { $0.color.opacity >= 1 } }

  /// The colour at a place from 0 to 1.
  private func color(at place: CGFloat) -> Color {
    let after = gradient.stops.first { $0.place >= place }, before = gradient.stops.last { $0.place <= place }
    guard let after, let before else { return (after ?? before).map { Color($0.color) } ?? Color(0, alpha: 0) }
    let width = after.place - before.place
    let share = width > 0 ? (place - before.place) / width : 0
    return Color(before.color.mixed(with: after.color, share))
  }

  private func drawLine(
    from start: CGPoint, to end: CGPoint, _ first: ColorValue, _ last: ColorValue, _ list: inout DrawingList
  ) {
    let length = start.distance(to: end)
    guard length > 0 else { return }
    let along = CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
    let center = CGPoint(x: area.midX, y: area.midY)
    let reach = (area.width + area.height) / 2 + 1
    // The start and the end of the area along the line, in pixels from its start.
    let middle = (center.x - start.x) * along.x + (center.y - start.y) * along.y
    let (low, high) = (middle - reach, middle + reach)
    let across = (center.x - start.x) * along.y - (center.y - start.y) * along.x
    func strip(_ from: CGFloat, _ to: CGFloat) -> Path {
      func point(_ position: CGFloat, _ side: CGFloat) -> CGPoint {
        CGPoint(
          x: start.x + along.x * position + along.y * side, y: start.y + along.y * position - along.x * side)
      }
      let (left, right) = (across - reach, across + reach)
      return .polygon([point(from, left), point(to, left), point(to, right), point(from, right)])
    }
    let bands = Int(min(CGFloat(Self.count), max(1, length)))
    func edge(_ band: Int) -> CGFloat {
      let position = length * CGFloat(band) / CGFloat(bands)
      guard !isOpaque, along.x == 0 || along.y == 0, band > 0 || gradient.extendsBefore,
        band < bands || gradient.extendsAfter
      else { return position }
      // If the ground shines through, two smoothed edges in one pixel would be seen.
      let place = along.x == 0 ? start.y + along.y * position : start.x + along.x * position
      return position + (place.rounded() - place) * (along.x + along.y)
    }
    if gradient.extendsBefore, low < 0 { list.fill(strip(low, min(edge(0), high)), Color(first)) }
    for band in 0..<bands {
      let from = edge(band), to = edge(band + 1)
      guard to > low, from < high else { continue }
      list.fill(
        strip(max(from, low), isOpaque ? min(length, high) : to), color(at: (CGFloat(band) + 0.5) / CGFloat(bands)))
    }
    if gradient.extendsAfter, high > length { list.fill(strip(max(edge(bands), low), high), Color(last)) }
  }

  private func drawCircles(
    _ start: CGPoint, _ inner: CGFloat, _ end: CGPoint, _ outer: CGFloat, _ first: ColorValue, _ last: ColorValue,
    _ list: inout DrawingList
  ) {
    let (inner, outer) = (inner * place.scale, outer * place.scale)
    guard inner.isFinite, outer.isFinite, inner >= 0, outer >= 0 else { return }
    func circle(_ share: CGFloat) -> Path {
      .circle(center: start.between(end, share), radius: min(inner + (outer - inner) * share, 20_000))
    }
    // From the larger circle to the smaller one.
    let isGrowing = outer >= inner
    let extends = isGrowing ? gradient.extendsAfter : gradient.extendsBefore
    if extends { list.fill(ring(Path.rect(area), circle(isGrowing ? 1 : 0)), Color(isGrowing ? last : first)) }
    for band in 0..<Self.count {
      let near = CGFloat(band) / CGFloat(Self.count), far = CGFloat(band + 1) / CGFloat(Self.count)
      let (large, small) = isGrowing ? (1 - near, 1 - far) : (near, far)
      list.fill(ring(circle(large), circle(small)), color(at: (large + small) / 2))
    }
    let extendsInside = isGrowing ? gradient.extendsBefore : gradient.extendsAfter
    if extendsInside { list.fill(circle(isGrowing ? 0 : 1), Color(isGrowing ? first : last)) }
  }

  /// A shape, without the one inside it if something is to shine through.
  private func ring(_ outer: Path, _ inner: Path) -> Path {
    guard !isOpaque else { return outer }
    var path = outer + inner
    path.isEvenOdd = true
    return path
  }

  private func drawCone(around center: CGPoint, from point: CGPoint, _ list: inout DrawingList) {
    let reach = area.width + area.height + center.distance(to: CGPoint(x: area.midX, y: area.midY))
    let begin = atan2(point.y - center.y, point.x - center.x)
    for band in 0..<Self.count {
      let angles = [band, band + 1].map { begin + 2 * .pi * CGFloat($0) / CGFloat(Self.count) }
      let rim = angles.map { CGPoint(x: center.x + reach * cos($0), y: center.y + reach * sin($0)) }
      list.fill(.polygon([center] + rim), color(at: (CGFloat(band) + 0.5) / CGFloat(Self.count)))
    }
  }
}
