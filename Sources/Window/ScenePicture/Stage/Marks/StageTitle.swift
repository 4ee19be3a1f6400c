import Canvas
import Foundation
import Scenes

/// The title of the scene, in a corner of a projected stage, which has no top bar.
struct StageTitle {
  let scene: Scene
  let geometry: StageGeometry
  let appearance: Appearance

  private struct TitleRow {
    var text: String
    var font: Font
    var center: CGFloat
  }

  func draw(_ list: inout DrawingList) {
    list.element(.title) { list in
      for row in rows {
        let point = CGPoint(x: left, y: row.font.baseline(centeredOn: row.center))
        list.text(row.text, row.font, at: point, appearance.theme.text)
      }
    }
  }

  /// Nil on a stage that is not projected.
  var frame: CGRect? {
    guard let first = rows.first, let last = rows.last else { return nil }
    let top = first.center - CGFloat(first.font.size) / 2, bottom = last.center + CGFloat(last.font.size) / 2
    return CGRect(x: left, y: top, width: width, height: bottom - top)
  }

  // MARK: Rows

  private var scale: CGFloat { appearance.layout.scale }
  private var left: CGFloat { 28 * scale }
  /// Up to the arrow into the window.
  private var width: CGFloat { geometry.bezel.minX - left - 38 * scale }

  /// The rows of the name, and of the rest of the title under it.
  private var rows: [TitleRow] {
    guard appearance.layout.isProjector, !appearance.layout.isHalf else { return [] }
    let language = appearance.languages.first
    let name = nameFont(language), detail = Font.sans(24).scaled(by: scale)
    var rows: [TitleRow] = [], center = 48 * scale
    for (text, font) in [(scene.name[language], name), (rest(of: scene.title[language]), detail)] where !text.isEmpty {
      for line in appearance.typesetter.lines(of: text, font, width: width, maximum: 3) {
        rows.append(TitleRow(text: line, font: font, center: center))
        center += CGFloat(font.size) * 1.3
      }
    }
    return rows
  }

  /// Returns the largest font in which the words of the name fit; a word such as `delaysTouchesBegan` has several parts.
  private func nameFont(_ language: Language) -> Font {
    let words = scene.name[language].split { $0 == " " }.flatMap { word in
      word.replacing(/[a-z](?=[A-Z])/) { $0.output + " " }.split(separator: " ").map(String.init)
    }
    let fonts = [28, 26, 24].map { Font.sans($0, .semibold).scaled(by: scale) }
    let fits = { (font: Font) in words.allSatisfy { appearance.typesetter.width(of: $0, font) <= width } }
    return fonts.first(where: fits) ?? fonts[2]
  }

  /// Returns the text after the colon of a title that begins with the name.
  private func rest(of title: String) -> String {
    let rest = title.dropFirst(scene.name[appearance.languages.first].count)
    guard title.hasPrefix(scene.name[appearance.languages.first]), rest.hasPrefix(":") || rest.hasPrefix("：") else {
      return ""
    }
    return String(rest.dropFirst().drop { $0 == " " })
  }
}
