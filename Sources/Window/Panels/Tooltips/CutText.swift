import Canvas
import Foundation
import ScenePicture

// A text that does not fit is cut. Its tooltip shows the whole text.

nonisolated extension Frame {
  /// Returns a tooltip with the whole text if a cut one is at `point`, in window pixels at scale 1.
  @MainActor package func cutText(at point: CGPoint, _ typesetter: Typesetter) -> TooltipContent? {
    shown.last { $0.area.contains(point) && $0.name != "tooltip" }?.cutText(at: point, typesetter)
  }
}

nonisolated extension FrameRegion {
  /// Returns the whole text and the frame of the cut text at `point`; of several, the topmost.
  package func cutText(at point: CGPoint, _ typesetter: Typesetter) -> TooltipContent? {
    var clips = [area], found: TooltipContent?
    for drawing in drawings {
      switch drawing.content {
      case .pushClip(let rect, _): clips.append(rect.intersection(clips.last ?? area))
      case .pushPathClip(let path): clips.append((path.bounds ?? .null).intersection(clips.last ?? area))
      case .popClip: clips.removeLast()
      case .text(let string, let font, let start, _):
        guard let fullText = drawing.fullText else { continue }
        let size = CGFloat(font.size)
        let box = CGRect(
          x: start.x, y: start.y - size * 1.1, width: typesetter.width(of: string, font), height: size * 1.5)
        let seen = box.intersection(clips.last ?? area)
        if seen.contains(point) { found = TooltipContent(text: fullText, anchor: seen) }
      case .fill, .stroke, .hatch, .picture: break
      }
    }
    return found
  }
}
