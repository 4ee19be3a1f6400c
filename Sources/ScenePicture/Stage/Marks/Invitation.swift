import Canvas
import Foundation
import Narration

/// Marks the places that the scene's script touches, until the first touch.
struct Invitation {
  let plan: StagePlan

  func draw(_ list: inout DrawingList) {
    let appearance = plan.appearance, measures = plan.measures
    let text = StageText.click[appearance.languages.first], font = measures.text
    for (index, place) in plan.display.scene.scriptedTouchPoints.enumerated() {
      let center = plan.geometry.windowPoint(place)
      list.element(.invitation(index + 1)) { list in
        let ring = Path.circle(center: center, radius: measures.finger)
        list.stroke(ring, Stroke(1.5 * measures.scale, dash: [4, 3]), appearance.theme.ink2)
        list.fill(.circle(center: center, radius: 2 * measures.scale), appearance.theme.ink2)
        list.text(text, font, at: textPoint(text, font, center), appearance.theme.ink2)
      }
    }
  }

  /// Returns the place of the text: under the ring, or above it if a tag is below.
  private func textPoint(_ text: String, _ font: Font, _ center: CGPoint) -> CGPoint {
    let width = plan.appearance.typesetter.width(of: text, font)
    let distance = plan.measures.finger + 5 + CGFloat(font.size) / 2
    let rows = [center.y + distance, center.y - distance]
    let free = rows.first { y in
      let frame = CGRect(center: CGPoint(x: center.x, y: y), width: width, height: CGFloat(font.size) + 4)
      return !plan.tags.contains { $0.frame.overlaps(frame) }
    }
    return CGPoint(x: center.x - width / 2, y: font.baseline(centeredOn: free ?? rows[0]))
  }
}
