import Canvas
import Foundation

/// The shapes of the icons, around the origin, in pixels at scale 1.
extension Icon {
  /// The lines of the icon.
  var strokes: Path {
    switch self {
    case .view: .rect(box(11.2, 8.6))
    case .window: .roundedRect(box(11.2, 10.6), radius: 0.5) + line(-5.6, -2.3, 5.6, -2.3)
    case .controller: .regularPolygon(corners: 6, radius: 6)
    case .application: .roundedRect(box(11, 11), radius: 2.5) + .circle(center: .zero, radius: 2)
    case .delegate: .roundedRect(box(11, 11), radius: 2.5)
    case .sink: line(0, -5, 0, 1) + polyline(-2.75, -1.75, 0, 1, 2.75, -1.75) + line(-4.25, 4.25, 4.25, 4.25)
    case .tick: polyline(-3.75, 0, -1.1, 2.7, 3.9, -3.2)
    case .cross: line(-3, -3, 3, 3) + line(-3, 3, 3, -3)
    case .skipped: .circle(center: .zero, radius: 4) + line(-2.6, 2.6, 2.6, -2.6)
    case .notAsked: line(-4, 0, 4, 0)
    case .scissors: scissors
    case .hourglass: glass + line(-4, -5.5, 4, -5.5) + line(-4, 5.5, 4, 5.5)
    case .lock: .roundedRect(CGRect(x: -5.25, y: -1.25, width: 10.5, height: 7.5), radius: 1.5) + shackle
    case .more, .star, .diamond, .phone: Path()
    case .hidden: eye + line(-4.6, 4, 4.6, -4)
    case .interactionOff: hand + line(-4.6, 4.6, 4.6, -4.6)
    case .animated: .rect(CGRect(x: -1, y: -3.5, width: 7, height: 7)) + motion
    case .clips: polyline(-5.5, -3, 3, -3, 3, 5.5) + polyline(-3, -5.5, -3, 3, 5.5, 3)
    case .control: .rect(box(10, 6.5))
    case .enlarged: .rect(box(4.4, 4.4)) + corners
    case .exclusive: .circle(center: .zero, radius: 5)
    case .multiple: .circle(center: point(-2.6, 0), radius: 3) + .circle(center: point(2.6, 0), radius: 3)
    case .override: florin
    }
  }

  /// The filled areas of the icon.
  var solid: Path {
    switch self {
    case .star: .star(points: 5, radius: 4.9, innerRadius: 2.4).offset(x: 0, y: 0.4)
    case .diamond: .polygon([point(0, -5), point(5, 0), point(0, 5), point(-5, 0)])
    case .delegate:
      .roundedRect(CGRect(x: 0, y: -5.5, width: 5.5, height: 11), radius: 2.5)
        + .rect(CGRect(x: 0, y: -5.5, width: 3, height: 11))
    case .control: .rect(box(2.2, 2.2))
    case .exclusive: .circle(center: .zero, radius: 2)
    case .more: dots
    case .phone: handset
    case .hourglass: .polygon([point(-1.8, 4.6), point(0, 2), point(1.8, 4.6)])
    case .view, .window, .controller, .application, .sink, .tick, .cross, .skipped, .notAsked, .scissors, .lock,
      .hidden, .interactionOff, .animated, .clips, .enlarged, .multiple,
      .override:
      Path()
    }
  }

  // MARK: Parts

  private var scissors: Path {
    .circle(center: point(-3.5, -3.4), radius: 1.9) + .circle(center: point(-3.5, 3.4), radius: 1.9)
      + line(-1.9, -2, 5, 3.4) + line(-1.9, 2, 5, -3.4)
  }

  /// Two funnels that meet in the middle.
  private var glass: Path {
    polyline(-2.9, -5.5, -2.9, -3.6, 2.9, 3.6, 2.9, 5.5) + polyline(2.9, -5.5, 2.9, -3.6, -2.9, 3.6, -2.9, 5.5)
  }

  /// The receiver of a telephone.
  private var handset: Path {
    .polygon([
      point(-5, -3.6), point(-4, -5), point(-2.6, -5.2), point(-1.4, -2.4), point(-2.6, -1.2), point(-1, 1),
      point(1.2, 2.6), point(2.4, 1.4), point(5.2, 2.6), point(5, 4), point(3.6, 5), point(0.4, 4), point(-4, -0.4),
    ])
  }

  private var shackle: Path {
    let arc = Path.arc(center: point(0, -3.2), radius: 3.2, from: 180, to: 360)
    return arc + line(-3.2, -3.2, -3.2, -1.4) + line(3.2, -3.2, 3.2, -1.4)
  }

  private var dots: Path {
    [-5, 0, 5].reduce(Path()) { $0 + .rect(CGRect(x: $1 - 1.25, y: -1.25, width: 2.5, height: 2.5)) }
  }

  /// Two arcs that meet in the corners of the eye.
  private var eye: Path {
    .arc(center: point(0, 3.2), radius: 6.3, from: 210, to: 330)
      + .arc(center: point(0, -3.2), radius: 6.3, from: 30, to: 150) + .circle(center: .zero, radius: 1.2)
  }

  /// A fist with one finger up.
  private var hand: Path {
    .roundedRect(CGRect(x: -3.2, y: -1, width: 6.4, height: 6), radius: 2)
      + .roundedRect(CGRect(x: -1.6, y: -5.2, width: 3.2, height: 5.6), radius: 1.6)
  }

  /// Three lines behind a thing that moves to the right.
  private var motion: Path { line(-4, -3, -2.6, -3) + line(-6, 0, -2.6, 0) + line(-4, 3, -2.6, 3) }

  /// The sign ƒ: a slanted stem with a hook at both ends, and a bar.
  private var florin: Path {
    polyline(3.9, -4.6, 3.1, -5.2, 2.2, -4.9, 1.6, -3.9, -1.4, 3.9, -2, 4.9, -2.9, 5.2, -3.7, 4.6)
      + line(-1.9, -1.2, 2.9, -1.2)
  }

  private var corners: Path {
    [(-1, -1), (1, -1), (1, 1), (-1, 1)].reduce(Path()) { path, side in
      let (x, y) = (CGFloat(side.0), CGFloat(side.1))
      return path + polyline(5 * x, 2.6 * y, 5 * x, 5 * y, 2.6 * x, 5 * y)
    }
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private func line(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> Path {
    .line(from: point(x1, y1), to: point(x2, y2))
  }

  /// A line through points given as x, y, x, y, …
  private func polyline(_ numbers: CGFloat...) -> Path {
    .polyline(stride(from: 0, to: numbers.count, by: 2).map { point(numbers[$0], numbers[$0 + 1]) })
  }
}

extension Path {
  /// Around the origin, one corner up.
  static func regularPolygon(corners: Int, radius: CGFloat) -> Path {
    .polygon((0..<corners).map { onCircle(radius: radius, turn: CGFloat($0) / CGFloat(corners)) })
  }

  /// Around the origin, one point up.
  static func star(points: Int, radius: CGFloat, innerRadius: CGFloat) -> Path {
    .polygon(
      (0..<points * 2).map {
        onCircle(radius: $0.isMultiple(of: 2) ? radius : innerRadius, turn: CGFloat($0) / CGFloat(points * 2))
      })
  }

  /// `turn` 0 is up, 0.25 is right.
  private static func onCircle(radius: CGFloat, turn: CGFloat) -> CGPoint {
    let angle = turn * 2 * CGFloat.pi
    return CGPoint(x: radius * sin(angle), y: -radius * cos(angle))
  }
}
