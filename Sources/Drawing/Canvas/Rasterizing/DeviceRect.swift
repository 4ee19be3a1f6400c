import Foundation

/// A rectangle of whole device pixels, from `left`, `top` up to but not including `right`, `bottom`.
struct DeviceRect: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { max(right - left, 0) }
  var height: Int { max(bottom - top, 0) }
  var isEmpty: Bool { right <= left || bottom <= top }

  func intersection(_ other: DeviceRect) -> DeviceRect {
    DeviceRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }
}

extension DeviceRect {
  /// Makes the rectangle of all pixels that `rect`, in pixels at scale 1, touches.
  init(touchedBy rect: CGRect, scale: Int) {
    let topLeft = FixedPoint(CGPoint(x: rect.minX, y: rect.minY), scale: scale)
    let bottomRight = FixedPoint(CGPoint(x: rect.maxX, y: rect.maxY), scale: scale)
    guard let topLeft, let bottomRight else {
      self.init(left: 0, top: 0, right: 0, bottom: 0)
      return
    }
    self.init(
      left: topLeft.x >> FixedPoint.bits, top: topLeft.y >> FixedPoint.bits,
      right: (bottomRight.x + FixedPoint.one - 1) >> FixedPoint.bits,
      bottom: (bottomRight.y + FixedPoint.one - 1) >> FixedPoint.bits)
  }
}
