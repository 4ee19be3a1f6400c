import Canvas
import ElementMaps
import Foundation

/// The part of a report page that shows who would win where: before, now, and what changed, in the same colours.
struct ReportHitMap {
  private let expected: ElementMap?
  private let actual: ElementMap

  /// Nil when there is nothing to show in a folder of evidence.
  init?(artifacts: String) {
    guard let actual = Self.map("\(artifacts)/actual.hitmap.png") else { return nil }
    self.actual = actual
    expected = Self.map("\(artifacts)/expected.hitmap.png")
  }

  private static func map(_ path: String) -> ElementMap? { try? ElementMap(pngAt: URL(fileURLWithPath: path)) }

  var text: String {
    let now = (expected.map { actual.numbered(like: $0) } ?? actual).picture()
    var figures = [ReportFigure.text(now.bitmap.pngData(), "actual")]
    var legend = now.legend
    if let before = expected?.picture() {
      figures.insert(ReportFigure.text(before.bitmap.pngData(), "expected"), at: 0)
      legend = before.legend + legend.filter { now in !before.legend.contains { $0.name == now.name } }
      if case .differ(let difference) = Comparison(now.bitmap, with: before.bitmap) {
        figures.append(ReportFigure.text(now.bitmap.marked(with: difference).pngData(), "changed"))
      }
    }
    let names = legend.map { name, color in
      "<li><i style=\"background:\(color)\"></i>\(name.isEmpty ? "nobody" : name.escapedForMarkup)</li>"
    }
    return "<h3>Who would win where</h3><div class=\"maps\">\(figures.joined())<ul>\(names.joined())</ul></div>\n"
  }
}

/// A picture with its caption, inside the page.
enum ReportFigure {
  static func text(_ png: Data, _ kind: String) -> String {
    "<figure class=\"\(kind)\"><figcaption>\(kind)</figcaption>"
      + "<img alt=\"\(kind)\" src=\"data:image/png;base64,\(png.base64EncodedString())\"></figure>"
  }
}
