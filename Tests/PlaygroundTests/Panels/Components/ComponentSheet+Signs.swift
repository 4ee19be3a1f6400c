@testable import Canvas
import Foundation
@testable import Narration
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import UIKit

// What is said beside the controls: tooltip, notice, keys, pills, chips, and the thumb that shows how much is seen.

extension ComponentSheet {
  func addSigns() {
    heading("Tooltip, notice, key, pill, scroll thumb", 980, 67)
    draw("tooltip") { list, look in
      let anchor = CGRect(x: 1068, y: 136, width: 20, height: 8)
      list.append(HintBubble(Hint(text: Tooltip.interactionOff[.english], anchor: anchor), look).draw(look))
    }
    draw("notice") { list, look in
      let pill = NoticePill("Result changed: B → A", look)
      let corner = CGPoint(x: 979 - pill.area.minX, y: 145 - pill.area.minY)
      list.append(contentsOf: pill.draw(look).drawings.map { $0.moved(by: corner) })
    }
    addKeysAndPills()
    addChips()
    addThumb()
  }

  private func addKeysAndPills() {
    draw("keys") { list, look in
      var left: CGFloat = 980
      for key in ["←", "Space", "Ctrl+Z"] { left = list.keyCap(key, left: left, middle: 196, look) + 5 }
    }
    draw("pill.large") { list, look in
      list.pill("hit-test view", look.theme.result, glyph: .star, height: 22, right: 1075, middle: 226, look)
    }
    draw("pill.small") { list, look in
      let size = CGSize(width: (look.width("dead zone", .pill) + 14).rounded(.up), height: 18)
      let pill = Pill(
        text: "dead zone", font: .pill,
        frame: CGRect(origin: CGPoint(x: 1165 - size.width, y: 217), size: size))
      pill.draw(look.theme.no, look, &list)
    }
  }

  private func addChips() {
    draw("chips") { list, look in
      let theme = look.theme
      for (name, color, left) in [
        ("E", theme.result, 980.0), ("yellow", theme.no, 1006.0), ("ViewController", theme.chain, 1066.0),
      ] {
        list.chip(name, color, size: 12, left: left, middle: 256, look)
      }
    }
  }

  private func addThumb() {
    let area = ScrollArea(UIView(frame: .zero))
    bench.add(area, "thumb", at: CGRect(x: 1190, y: 80, width: 16, height: 256))
    area.setContentHeight(512)
  }
}
