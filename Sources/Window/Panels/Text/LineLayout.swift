import Canvas
import Foundation
import ScenePicture

/// The place of each character of an edited line in its field.
struct LineLayout {
  /// The text as it is shown: with what an input method composes.
  let text: String
  let font: Font
  /// The part of the field that shows text, in the field's coordinates.
  let frame: CGRect
  let alignment: TextAlignment
  /// The distance by which a text that is longer than the frame is scrolled to the left, in pixels.
  let scroll: CGFloat
  let typesetter: Typesetter

  private var width: CGFloat { typesetter.width(of: text, font) }

  /// The left end of the text, which may be left of the frame.
  private var origin: CGFloat {
    if width > frame.width { return frame.minX - min(max(scroll, 0), width - frame.width) }
    return alignment == .right ? frame.maxX - width : frame.minX
  }

  /// The place of the text: the start of its baseline.
  var start: CGPoint { CGPoint(x: origin, y: font.baseline(centeredOn: frame.midY)) }

  /// The x coordinate of a place, in characters from the beginning.
  func x(of place: Int) -> CGFloat { origin + typesetter.width(of: String(text.prefix(place)), font) }

  /// The place nearest to an x coordinate.
  func place(at x: CGFloat) -> Int {
    var low = 0, high = text.count
    while low < high {
      let middle = (low + high) / 2
      if (self.x(of: middle) + self.x(of: middle + 1)) / 2 < x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the scrolling by which a place is in the frame, and which differs least from the present one.
  func scroll(revealing place: Int) -> CGFloat {
    guard width > frame.width else { return 0 }
    let distance = typesetter.width(of: String(text.prefix(place)), font)
    return min(max(scroll, distance - frame.width), distance)
  }
}
