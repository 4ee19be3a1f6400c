@testable import Canvas
import Foundation
import ScenePicture

/// A text with the box of its letters, from the baseline to the height of capitals.
package struct PlacedText {
  package var string: String
  package var box: CGRect
}

extension FrameRegion {
  /// Returns the texts that are visible through the clips. What a scroll area cuts at its ends does not count.
  package func visibleTexts(_ typesetter: Typesetter) -> [PlacedText] {
    var clips = [area], texts: [PlacedText] = []
    for drawing in drawings {
      switch drawing.content {
      case .pushClip(let rect, _): clips.append(rect.intersection(clips.last ?? area))
      case .pushPathClip(let path): clips.append((path.bounds ?? .null).intersection(clips.last ?? area))
      case .popClip: clips.removeLast()
      case .text(let string, let font, let point, _):
        let height = font.capHeight
        let box = CGRect(
          x: point.x, y: point.y - height, width: typesetter.width(of: string, font) - 0.5, height: height)
        guard let clip = clips.last, clip.intersects(box) else { continue }
        let top = max(box.minY, clip.minY), bottom = min(box.maxY, clip.maxY)
        let seen = CGRect(x: box.minX, y: top, width: box.width, height: bottom - top)
        texts.append(PlacedText(string: string, box: seen))
      case .fill, .stroke, .hatch, .picture: break
      }
    }
    return texts
  }
}
