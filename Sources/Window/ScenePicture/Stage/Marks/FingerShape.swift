import Canvas
import Foundation

/// The shape of a finger, which distinguishes it together with its number.
enum FingerShape: Int {
  case disc = 1
  case square, triangle, pentagon, star

  init(_ finger: Int) { self = FingerShape(rawValue: (finger - 1) % 5 + 1) ?? .disc }

  /// Around the origin.
  func path(radius: CGFloat) -> Path {
    switch self {
    case .disc: .circle(center: .zero, radius: radius)
    case .square: .roundedRect(CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius), radius: 4)
    case .triangle: .regularPolygon(corners: 3, radius: 1.1 * radius)
    case .pentagon: .regularPolygon(corners: 5, radius: 1.05 * radius)
    case .star: .star(points: 5, radius: 1.1 * radius, innerRadius: 0.55 * radius)
    }
  }
}
