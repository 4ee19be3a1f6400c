import Canvas
import Foundation

/// A hand whose index finger points at a place.
struct HandShape {
  let fingertip: CGPoint
  let scale: CGFloat

  /// The finger, three bent fingers, the thumb and the palm, from the fingertip, at scale 1.
  private static let parts: [(frame: CGRect, radius: CGFloat)] = [
    (CGRect(x: -5, y: -3, width: 10, height: 34), 5), (CGRect(x: 4, y: 15, width: 10, height: 20), 5),
    (CGRect(x: 12, y: 17, width: 10, height: 20), 5), (CGRect(x: 20, y: 20, width: 9, height: 18), 4.5),
    (CGRect(x: -13, y: 21, width: 10, height: 18), 5), (CGRect(x: -10, y: 27, width: 39, height: 25), 10),
  ]

  /// The area of the palm and the thumb, below the fingertip.
  var palm: CGRect {
    CGRect(x: fingertip.x - 15 * scale, y: fingertip.y + 12 * scale, width: 46 * scale, height: 42 * scale)
  }

  func draw(_ theme: Theme, _ list: inout DrawingList) {
    // The outlines first, so that only the one around all parts remains.
    for part in HandShape.parts { list.stroke(path(part), Stroke(3 * scale), theme.faintText) }
    for part in HandShape.parts { list.fill(path(part), theme.panel) }
    list.fill(.circle(center: fingertip, radius: 3 * scale), theme.text)
  }

  private func path(_ part: (frame: CGRect, radius: CGFloat)) -> Path {
    let frame = CGRect(
      x: fingertip.x + part.frame.minX * scale, y: fingertip.y + part.frame.minY * scale,
      width: part.frame.width * scale, height: part.frame.height * scale)
    return .roundedRect(frame, radius: part.radius * scale)
  }
}
