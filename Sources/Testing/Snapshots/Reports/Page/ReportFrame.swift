import Canvas
import Files
import Foundation

/// The part of a report page with the frames: what differs, magnified, and both pictures side by side, under a slider, blinking, and
/// their difference.
struct ReportFrame {
  private let title: String
  /// Nil when the sizes differ, or when nothing of it differs.
  private let difference: FrameDifference?
  private let expected: ReportFigure?
  private let actual: ReportFigure
  private let marked: ReportFigure?

  /// The most places that are magnified and marked.
  static let mostRegions = 8

  /// Nil when the artifacts of a case have no frame.
  init?(_ one: CaseResult, _ files: ReportFiles) throws(FileReplacementError) {
    guard let folder = one.artifacts,
      let actual = try ReportFigure("actual", artifact: "\(folder)/actual.png", files)
    else { return nil }
    (title, self.actual, difference) = (one.title, actual, one.frameDifference)
    expected = try ReportFigure("expected", artifact: "\(folder)/expected.png", files)
    marked = try ReportFigure("difference", artifact: "\(folder)/diff.png", files)
  }

  var text: String {
    guard let expected else {
      return "<h3>Frame</h3><div class=\"viewer\">\(actual.text(of: title, boxes: [], map: "actual"))</div>\n"
    }
    let figures = [
      expected.text(of: title, boxes: boxes, map: "expected"), actual.text(of: title, boxes: boxes, map: "actual"),
      marked?.text(of: title, boxes: boxes, map: "actual") ?? "",
    ]
    return """
      <h3>Frame</h3>
      \(regions(expected))\(elements)<div class="viewer" data-mode="sides">
      <div class="bar"><div class="modes" role="group" aria-label="View of the pictures">\(modes)</div>\(boxesButton)</div>
      <input type="range" min="0" max="100" value="50" step="0.5" aria-label="Edge between expected and actual picture, percent">
      <div class="pictures">\(figures.joined())</div>
      </div>

      """
  }

  private var modes: String {
    let modes =
      [("sides", "Side by side"), ("slider", "Slider"), ("blink", "Blink")]
      + (marked == nil ? [] : [("difference", "Difference")])
    return modes.map { mode, title in
      "<button type=\"button\" data-mode=\"\(mode)\" aria-pressed=\"\(mode == "sides")\">\(title)</button>"
    }
    .joined()
  }

  private var boxesButton: String {
    boxes.isEmpty ? "" : "<button type=\"button\" class=\"boxes\" aria-pressed=\"true\">Boxes</button>"
  }

  // MARK: What differs

  private var shown: [FrameDifference.Region] { Array((difference?.regions ?? []).prefix(Self.mostRegions)) }

  private var boxes: [PixelBox] { shown.map(\.box) }

  private func regions(_ expected: ReportFigure) -> String {
    guard !shown.isEmpty else { return "" }
    let items = shown.enumerated().map { index, region in
      let name = region.element.isEmpty ? "" : " in <b>\(region.element.escapedForMarkup)</b>"
      let crop = Magnified(region.box, in: actual), alt = "place \(index + 1) of \(title)"
      let crops = [expected, actual] + (marked.map { [$0] } ?? [])
      let pictures = crop.map { crop in
        "<div class=\"crops\">"
          + crops.map { $0.crop(crop.area, scale: crop.scale, alt: "\($0.kind), \(alt), magnified") }.joined()
          + "</div>"
      }
      return "<li><p>\(region.pixels.grouped) px\(name) <small>at \(region.box)"
        + "\(crop.map { ", magnified \($0.scale) times" } ?? "")</small></p>\(pictures ?? "")</li>"
    }
    let rest = (difference?.regions.count ?? 0) - shown.count
    let more = rest > 0 ? "<p class=\"more\">and \(rest.grouped) more \(rest == 1 ? "place" : "places")</p>" : ""
    return "<ol class=\"regions\">\(items.joined(separator: "\n"))</ol>\(more)\n"
  }

  private var elements: String {
    let named = (difference?.elements ?? []).filter { !$0.name.isEmpty }
    guard !named.isEmpty else { return "" }
    let rows = named.map { element in
      let color = element.color.map { "\(swatch($0.before)) → \(swatch($0.after))" } ?? ""
      return "<tr><td>\(element.name.escapedForMarkup)</td><td>\(element.pixels.grouped)</td><td>\(color)</td></tr>"
    }
    let count = named.count == 1 ? "1 element differs" : "\(named.count.grouped) elements differ"
    return "<details class=\"elements\"><summary>\(count)</summary><table><thead><tr><th>Element</th><th>px</th>"
      + "<th>Most frequent colour</th></tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table></details>\n"
  }

  private func swatch(_ color: String) -> String { "<i class=\"swatch\" style=\"background:\(color)\"></i>\(color)" }
}

/// A region with some of its surroundings, magnified to the size of a small picture.
struct Magnified {
  /// In pixels of the picture.
  let area: PixelBox
  /// At least 2.
  let scale: Int

  /// The largest size on the page, in pixels of a style sheet.
  private static let width = 188, height = 136
  private static let largestScale = 4

  /// Nil for a region that is large enough to be seen in the whole picture.
  init?(_ box: PixelBox, in picture: ReportFigure) {
    // At least 4 pixels around the region.
    let scale = min((Self.width / (box.width + 8)), Self.height / (box.height + 8), Self.largestScale)
    guard scale >= 2 else { return nil }
    let width = min(Self.width / scale, picture.width), height = min(Self.height / scale, picture.height)
    let left = min(max(0, box.x + box.width / 2 - width / 2), picture.width - width)
    let top = min(max(0, box.y + box.height / 2 - height / 2), picture.height - height)
    (area, self.scale) = (PixelBox(x: left, y: top, width: width, height: height), scale)
  }
}

extension CaseResult {
  var frameDifference: FrameDifference? {
    findings.lazy.compactMap { if case .frame(let difference) = $0 { difference } else { nil } }.first
  }

  var hitMapDifference: HitMapDifference? {
    findings.lazy.compactMap { if case .hitMap(let difference) = $0 { difference } else { nil } }.first
  }
}
