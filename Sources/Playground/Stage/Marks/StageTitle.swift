import Canvas
import Foundation
import Scenes

/// The name of the scene in the corner of a projected stage, which has no top bar.
struct StageTitle {
  let scene: Scene
  let geometry: StageGeometry
  let look: Look

  func draw(_ list: inout DrawingList) {
    let growth = look.layout.size.height / 800, language = look.languages.first
    let left = 28 * growth, width = geometry.bezel.minX - left - 12 * growth
    let head = Font.sans(Int((28 * growth).rounded()), .semibold), rest = Font.sans(Int((24 * growth).rounded()))
    var y = 48 * growth
    let write = { (text: String, font: Font, rows: Int, list: inout DrawingList) in
      for line in look.typesetter.lines(of: text, font, width: width, maximum: rows) {
        list.text(line, font, at: CGPoint(x: left, y: font.baseline(centeredOn: y)), look.theme.ink)
        y += CGFloat(font.size) * 1.3
      }
    }
    list.element("title") { list in
      write(scene.name[language], head, 3, &list)
      write(detail(language), rest, 3, &list)
    }
  }

  /// What the full title says behind the colon, if it begins with the name.
  private func detail(_ language: Language) -> String {
    let title = scene.title[language], name = scene.name[language]
    guard title.hasPrefix(name), let colon = title.dropFirst(name.count).first, ":：".contains(colon) else { return "" }
    return String(title.dropFirst(name.count + 1).drop { $0 == " " })
  }
}
