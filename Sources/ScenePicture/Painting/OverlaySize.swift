import Canvas
import Foundation

// What lies over the picture, such as a tooltip or the sheet of all keys, has to be read from the back of a classroom
// too: on a projector it is twice as large, and no letter is below 24 px of 800.

extension Appearance {
  /// How much larger what lies over the picture is than elsewhere.
  package var overlayScale: CGFloat { layout.isProjector ? 2 * layout.size.height / 800 : 1 }

  /// A font as it is in what lies over the picture.
  package func overlay(_ font: Font) -> Font {
    guard layout.isProjector else { return font }
    var font = font
    font.size = max(Int((CGFloat(font.size) * overlayScale).rounded()), Int((12 * overlayScale).rounded(.up)))
    return font
  }
}
