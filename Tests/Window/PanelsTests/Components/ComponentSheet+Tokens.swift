@testable import Canvas
import Foundation
@testable import ScenePicture

// The fonts and colours of the components.

extension ComponentSheet {
  func addType() {
    heading("Type", 32, 641)
    let samples: [(text: String, font: Font, x: CGFloat, middle: CGFloat)] = [
      ("Title 18", .sans(18, .semibold), 32, 668), ("Narration 15", .sans(15), 118, 668),
      ("Name, tab 13", .name, 226, 668), ("Body 12", .row, 330, 668), ("Caption 11", .caption, 397, 668),
      ("Mono 12  0123 (182, 154)", .api, 473, 668), ("命中测试 18", .sans(18, .semibold), 32, 700),
      ("旁白 15", .sans(15), 150, 700), ("正文与说明一律 12", .row, 224, 700),
    ]
    for sample in samples { words(sample.text, sample.font, sample.x, sample.middle) }
  }

  func addColors() {
    heading("Colours", 740, 561)
    let theme = appearance.theme
    let colors: [(name: String, color: Color)] = [
      ("yes", theme.yes), ("no", theme.no), ("skip", theme.skip), ("result", theme.result), ("chain", theme.chain),
      ("rec", theme.recognizer), ("text", theme.text), ("text2", theme.secondaryText), ("text3", theme.faintText),
      ("hair", theme.inactive),
      ("line2", theme.controlBorder), ("line", theme.line), ("sel", theme.selection), ("hover", theme.hover),
      ("bg", theme.background),
    ]
    for (index, sample) in colors.enumerated() {
      let corner = CGPoint(x: 740 + CGFloat(index % 5) * 104, y: 578 + CGFloat(index / 5) * 52)
      draw("color.\(sample.name)") { list, appearance in
        let box = CGRect(x: corner.x, y: corner.y, width: 22, height: 22)
        list.box(box, radius: 5, fill: sample.color, border: appearance.theme.controlBorder)
      }
      words(sample.name, .digit, corner.x + 29, corner.y + 7)
      draw { list, appearance in
        let place = CGPoint(x: corner.x + 29, y: Font.smallApi.baseline(centeredOn: corner.y + 18))
        list.text(sample.color.hex, .smallApi, at: place, appearance.theme.secondaryText)
      }
    }
  }
}

extension Color {
  fileprivate var hex: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
