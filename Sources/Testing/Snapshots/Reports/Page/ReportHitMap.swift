import Algorithms
import Canvas
import ElementMaps
import Files
import Foundation

/// The part of a report page with the hit maps: expected, actual and changed points, in the same colours.
struct ReportHitMap {
  private let title: String
  private let figures: [ReportFigure]
  private let legend: [(name: String, color: String)]
  private let boxes: [PixelBox]

  /// The most changes that are marked.
  private static let mostBoxes = 8

  /// Nil when the artifacts of a case have no hit map.
  /// - Throws: `FileReplacementError` or `PictureError`.
  init?(_ one: CaseResult, named name: String, _ files: ReportFiles) throws {
    guard let folder = one.artifacts, let actual = Self.map("\(folder)/actual.hitmap.png") else { return nil }
    let expected = Self.map("\(folder)/expected.hitmap.png")
    let now = (expected.map { actual.numbered(like: $0) } ?? actual).picture()
    var figures: [ReportFigure] = [], legend = now.legend
    if let before = expected?.picture() {
      figures.append(try ReportFigure("expected", before.bitmap, named: name + ".hitmap", files))
      legend = (before.legend + now.legend).uniqued(on: \.name)
    }
    figures.append(try ReportFigure("actual", now.bitmap, named: name + ".hitmap", files))
    if let before = expected?.picture(), case .differ(let difference) = Comparison(now.bitmap, with: before.bitmap) {
      figures.append(
        try ReportFigure("changed", now.bitmap.marked(with: difference), named: name + ".hitmap", files))
    }
    (title, self.figures, self.legend) = (one.title, figures, legend)
    boxes = (one.hitMapDifference?.changes ?? []).prefix(Self.mostBoxes).map(\.box)
  }

  private static func map(_ path: String) -> ElementMap? { try? ElementMap(pngAt: URL(fileURLWithPath: path)) }

  var text: String {
    let names = legend.map { name, color in
      "<li><i style=\"background:\(color)\"></i>\(name.orNoView.escapedForMarkup)</li>"
    }
    let pictures = figures.map { figure in
      let map = figure.kind == "expected" ? "expectedHits" : "actualHits"
      return figure.text(of: "hit map of \(title)", boxes: boxes, map: map)
    }
    return "<h3>Hit map</h3><div class=\"maps\">\(pictures.joined())<ul aria-label=\"Views of the hit map\">"
      + "\(names.joined())</ul></div>\n"
  }

  /// The map in the list of cases.
  var thumbnail: String? { figures.last?.thumbnail(boxes: boxes) }
}
