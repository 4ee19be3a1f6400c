import Canvas
import Foundation

// Overlays, such as tooltips and the sheet of all keys, must be readable from the back of a classroom: on a projector
// they are twice as large, and no letter is below 24 px of 800.

extension Appearance {
  /// The scale of overlays: 1, but 2 in a projected window 800 px high.
  package var overlayScale: CGFloat { layout.isProjector ? 2 * layout.scale : 1 }

  /// Returns a font at the size that it has in overlays.
  package func overlay(_ font: Font) -> Font {
    guard layout.isProjector else { return font }
    var font = font
    font.size = max(Int((CGFloat(font.size) * overlayScale).rounded()), Int((12 * overlayScale).rounded(.up)))
    return font
  }
}
