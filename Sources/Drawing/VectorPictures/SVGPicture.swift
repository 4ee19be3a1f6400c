import Canvas
import Files
import Foundation

/// Writes drawings as SVG 1.1.
///
/// The visible letters are outlines, so that the picture is the same in every program. Over them lies transparent text that
/// can be selected, searched and read by a screen reader.
///
///     let (drawings, area) = workbench.drawings()
///     let svg = SVGPicture.text(of: drawings, in: area, title: "Hidden", workbench.typesetter)
package enum SVGPicture {
  /// - Parameters:
  ///   - drawings: back to front.
  ///   - area: the part that is shown, in pixels.
  ///   - title: what a screen reader says of the whole picture.
  package static func text(
    of drawings: [Drawing], in area: CGRect, title: String, _ typesetter: Typesetter
  ) -> String {
    var writer = SVGWriter(typesetter)
    drawings.forEach { writer.add($0) }
    let (width, height) = (area.width.svg, area.height.svg)
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"\(width)\" "
      + "height=\"\(height)\" viewBox=\"\(area.minX.svg) \(area.minY.svg) \(width) \(height)\" role=\"img\">\n"
    return head + "<title>\(title.escapedForMarkup)</title>\n" + writer.definitions + writer.finished() + "</svg>\n"
  }
}
