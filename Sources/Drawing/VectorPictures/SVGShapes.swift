import Canvas
import Foundation

// Shapes and lines as SVG has them.

extension Path {
  /// The data of an SVG path. The contours of an area are closed; those of a line only if the path says so.
  func svgData(isStroke: Bool) -> String {
    contours.map { contour in
      guard let first = contour.points.first else { return "" }
      let rest = contour.points.dropFirst().map { "L\($0.x.svg) \($0.y.svg)" }.joined()
      return "M\(first.x.svg) \(first.y.svg)" + rest + (contour.isClosed || !isStroke ? "Z" : "")
    }.joined()
  }

  /// The attribute of the fill rule, which begins with a space; empty for the usual one.
  func rule(_ attribute: String) -> String { isEvenOdd ? " \(attribute)=\"evenodd\"" : "" }
}

extension Stroke {
  /// The attributes of a line, without its colour. Each begins with a space.
  /// - Parameter hasMiter: whether the limit of mitred corners is one of them.
  func svgAttributes(hasMiter: Bool = true) -> String {
    var text = width == 1 ? "" : " stroke-width=\"\(width.svg)\""
    if !dash.isEmpty {
      text += " stroke-dasharray=\"\(dash.map(\.svg).joined(separator: " "))\""
      if phase != 0 { text += " stroke-dashoffset=\"\(phase.svg)\"" }
    }
    if cap == .round { text += " stroke-linecap=\"round\"" }
    if join == .round { return text + " stroke-linejoin=\"round\"" }
    return text + (hasMiter ? " stroke-miterlimit=\"2\"" : "")
  }
}
