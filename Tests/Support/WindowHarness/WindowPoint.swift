/// A point of the program's window, in device pixels.
package struct WindowPoint {
  package let x: Int
  package let y: Int

  package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  /// In view E of the preset `FiveViews`, at 260, 420 of the scene's screen, in a window of 1280 × 800.
  package static let insideE = at(260, 420)
  /// In view B, at 200, 170 of the scene's screen, in a window of 1280 × 800.
  package static let insideB = at(200, 170)
  /// The same point as `insideE`, in a window of 1024 × 640.
  package static let insideEOfTheSmallestWindow = WindowPoint(x: 372, y: 366)
  /// The inspector's switch of `isHidden`, in a window of 1280 × 800.
  package static let isHiddenSwitch = WindowPoint(x: 1250, y: 216)

  /// Returns the point of a window of 1280 × 800 that shows a point of a screen of 360 × 560 points. It is exact for
  /// multiples of 10.
  package static func at(_ x: Int, _ y: Int) -> WindowPoint { WindowPoint(x: 330 + x * 9 / 10, y: 64 + y * 9 / 10) }
}
