import CSDL2
import Foundation

/// The place of the window on the desktop, which the next start restores. Wayland does not tell a program; nothing is restored there.
extension Window {
  /// The top left corner of the window with its title bar and borders, in device pixels; nil if the desktop does not tell. A
  /// window manager puts this corner where a new window wants to be.
  var place: CGPoint? {
    guard Self.knowsPlaces else { return nil }
    var x: Int32 = 0, y: Int32 = 0, top: Int32 = 0, left: Int32 = 0
    SDL_GetWindowPosition(handle, &x, &y)
    // Without a window manager there are no borders, and SDL may not know them.
    SDL_GetWindowBordersSize(handle, &top, &left, nil, nil)
    return CGPoint(x: Int(x - left), y: Int(y - top))
  }

  /// Returns the place on the desktop of a point of the window, both in device pixels.
  func desktopPoint(_ x: CGFloat, _ y: CGFloat) -> (Int, Int) {
    var left: Int32 = 0, top: Int32 = 0
    SDL_GetWindowPosition(handle, &left, &top)
    return (Int(x) + Int(left), Int(y) + Int(top))
  }

  /// Returns the display that shows the top left corner of a window, with enough of it to move the window: 64 × 32 pixels. Nil if
  /// none does, such as after a display was unplugged.
  static func display(showing place: CGPoint) -> Int32? {
    guard knowsPlaces else { return nil }
    return (0..<Int32(displays)).first { display in
      guard var space = bounds(ofDisplay: display) else { return false }
      space.size.width -= 64
      space.size.height -= 32
      return space.contains(place)
    }
  }

  /// The part of the desktop that is for windows on a display, in device pixels; nil if it is not known.
  static func bounds(ofDisplay display: Int32) -> CGRect? {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(display, &bounds) == 0 else { return nil }
    return CGRect(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h))
  }

  /// The title bars of most desktops are less than 40 pixels high.
  nonisolated static let titleBar: CGFloat = 40

  /// Returns the place nearest to a wished one at which a display shows a whole window with its title bar; for a larger window, its
  /// top left corner.
  /// - Parameters:
  ///   - size: the size without title bar and borders.
  ///   - bounds: the part of the desktop that is for windows on the display.
  nonisolated static func place(_ place: CGPoint, ofSize size: CGSize, in bounds: CGRect) -> CGPoint {
    CGPoint(
      x: max(min(place.x, bounds.maxX - size.width), bounds.minX),
      y: max(min(place.y, bounds.maxY - size.height - titleBar), bounds.minY))
  }

  private static var knowsPlaces: Bool {
    SDL_GetCurrentVideoDriver().map { String(cString: $0) } == "x11"
  }
}
