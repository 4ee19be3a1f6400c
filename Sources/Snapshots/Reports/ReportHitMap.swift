import Algorithms
import Canvas
import ElementMaps
import Foundation

/// The part of a report page with the hit maps: expected, actual and changed points, in the same colours.
struct ReportHitMap {
  private let expected: ElementMap?
  private let actual: ElementMap

  /// Nil when a folder of artifacts has no hit map.
  init?(artifacts: String) {
    guard let actual = Self.map("\(artifacts)/actual.hitmap.png") else { return nil }
    self.actual = actual
    expected = Self.map("\(artifacts)/expected.hitmap.png")
  }

  private static func map(_ path: String) -> ElementMap? { try? ElementMap(pngAt: URL(fileURLWithPath: path)) }

  var text: String {
    let now = (expected.map { actual.numbered(like: $0) } ?? actual).picture()
    var figures = [ReportFigure.text(now.bitmap, "actual")]
    var legend = now.legend
    if let before = expected?.picture() {
      figures.insert(ReportFigure.text(before.bitmap, "expected"), at: 0)
      legend = (before.legend + now.legend).uniqued(on: \.name)
      if case .differ(let difference) = Comparison(now.bitmap, with: before.bitmap) {
        figures.append(ReportFigure.text(now.bitmap.marked(with: difference), "changed"))
      }
    }
    let names = legend.map { name, color in
      "<li><i style=\"background:\(color)\"></i>\(name.orNoView.escapedForMarkup)</li>"
    }
    return "<h3>Hit map</h3><div class=\"maps\">\(figures.joined())<ul>\(names.joined())</ul></div>\n"
  }
}

/// A picture with its caption, embedded in the page.
enum ReportFigure {
  /// Returns a picture made for the page, or the reason why it cannot be encoded.
  static func text(_ picture: Bitmap, _ kind: String) -> String {
    do {
      return text(try picture.pngData(), kind)
    } catch {
      return "<p>\(kind): \("\(error)".escapedForMarkup)</p>"
    }
  }

  static func text(_ png: Data, _ kind: String) -> String {
    "<figure class=\"\(kind)\"><figcaption>\(kind)</figcaption>"
      + "<img alt=\"\(kind)\" src=\"data:image/png;base64,\(png.base64EncodedString())\"></figure>"
  }
}
