import Canvas
import Foundation
import Narration

/// Where a newcomer can touch: the places that the scene's own script touches, as long as nothing was touched.
struct Invitation {
  let plan: StagePlan

  func draw(_ list: inout DrawingList) {
    let appearance = plan.appearance, measures = plan.measures
    let words = StageText.click[appearance.languages.first], font = measures.words
    for (index, place) in plan.display.scene.places.enumerated() {
      let center = plan.geometry.windowPoint(place)
      list.element("invitation.\(index + 1)") { list in
        let ring = Path.circle(center: center, radius: measures.finger)
        list.stroke(ring, Stroke(1.5 * measures.scale, dash: [4, 3]), appearance.theme.ink2)
        list.fill(.circle(center: center, radius: 2 * measures.scale), appearance.theme.ink2)
        list.text(words, font, at: textPoint(words, font, center), appearance.theme.ink2)
      }
    }
  }

  /// Under the ring, or over it where a tag is under it.
  private func textPoint(_ words: String, _ font: Font, _ center: CGPoint) -> CGPoint {
    let width = plan.appearance.typesetter.width(of: words, font)
    let distance = plan.measures.finger + 5 + CGFloat(font.size) / 2
    let rows = [center.y + distance, center.y - distance]
    let free = rows.first { y in
      let frame = CGRect(center: CGPoint(x: center.x, y: y), width: width, height: CGFloat(font.size) + 4)
      return !plan.tags.contains { $0.frame.overlaps(frame) }
    }
    return CGPoint(x: center.x - width / 2, y: font.baseline(centeredOn: free ?? rows[0]))
  }
}
