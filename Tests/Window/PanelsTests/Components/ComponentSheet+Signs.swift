@testable import Canvas
import Foundation
@testable import Narration
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import UIKitCore

// Tooltip, status message, keys, pills, chips, and a scroll thumb.

extension ComponentSheet {
  func addSigns() {
    heading("Tooltip, status message, key, pill, scroll thumb", 980, 67)
    draw("tooltip") { list, appearance in
      let anchor = CGRect(x: 1068, y: 136, width: 20, height: 8)
      list.append(
        TooltipBubble(TooltipContent(text: TooltipText.interactionOff[.english], anchor: anchor), appearance).draw(
          appearance))
    }
    draw("statusMessage") { list, appearance in
      let pill = StatusMessagePill("Result changed: B → A", appearance)
      let corner = CGPoint(x: 979 - pill.area.minX, y: 145 - pill.area.minY)
      list.append(contentsOf: pill.draw(appearance).drawings.map { $0.moved(by: corner) })
    }
    addKeysAndPills()
    addChips()
    addThumb()
  }

  private func addKeysAndPills() {
    draw("keys") { list, appearance in
      var left: CGFloat = 980
      for key in ["←", "Space", "Ctrl+Z"] { left = list.keyCap(key, left: left, middle: 196, appearance) + 5 }
    }
    draw("pill.large") { list, appearance in
      list.pill(
        "hit-test view", appearance.theme.result, glyph: .star, height: 22, right: 1075, middle: 226, appearance)
    }
    draw("pill.small") { list, appearance in
      let size = CGSize(width: (appearance.width("dead zone", .pill) + 14).rounded(.up), height: 18)
      let pill = Pill(
        text: "dead zone", font: .pill,
        frame: CGRect(origin: CGPoint(x: 1165 - size.width, y: 217), size: size))
      pill.draw(appearance.theme.no, appearance, &list)
    }
  }

  private func addChips() {
    draw("chips") { list, appearance in
      let theme = appearance.theme
      for (name, color, left) in [
        ("E", theme.result, 980.0), ("yellow", theme.no, 1006.0), ("ViewController", theme.chain, 1066.0),
      ] {
        list.chip(name, color, size: 12, left: left, middle: 256, appearance)
      }
    }
  }

  private func addThumb() {
    let area = ScrollArea(UIView(frame: .zero))
    bench.add(area, "thumb", at: CGRect(x: 1190, y: 80, width: 16, height: 256))
    area.setContentHeight(512)
  }
}
