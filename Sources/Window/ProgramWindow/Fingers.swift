import CSDL2
import Foundation
import TouchInput

/// Follows each finger of a touch screen from down to up, because SDL's reports are incomplete: outside the window, the
/// position stays at the window's edge, and the last report repeats the position before it.
///
/// Locations are in device pixels of the window, and can lie outside the window.
struct Fingers {
  /// The location of each finger that is down.
  private var down: [Int64: CGPoint] = [:]

  /// Returns the phase and the location of a report. Nil for a report that cannot follow the last one of its finger: a down
  /// while it is down, a move or an up while it is not, or after `forget()`.
  /// - Parameter window: the window's size in device pixels.
  mutating func follow(_ report: SDL_TouchFingerEvent, in window: CGSize) -> (InputEvent.FingerPhase, CGPoint)? {
    guard report.touchId != SDL_MOUSE_TOUCHID else { return nil }
    let id = report.fingerId
    switch (SDL_EventType(rawValue: report.type), down[id]) {
    case (SDL_FINGERDOWN, nil):
      let location = Self.location(of: report, in: window)
      down[id] = location
      return (.down, location)
    case (SDL_FINGERMOTION, let last?):
      let location = Self.location(of: report, in: window, after: last)
      down[id] = location
      return (.moved, location)
    case (SDL_FINGERUP, let last?):
      down[id] = nil
      return (.up, last)
    default:
      return nil
    }
  }

  /// Ignores the remaining reports of all fingers that are down. Called when their touches are cancelled.
  mutating func forget() {
    down = [:]
  }

  // MARK: - From SDL's units to pixels

  private static func location(of report: SDL_TouchFingerEvent, in window: CGSize) -> CGPoint {
    CGPoint(
      x: pixels(report.x, across: window.width),
      y: pixels(report.y, across: window.height))
  }

  private static func location(of report: SDL_TouchFingerEvent, in window: CGSize, after last: CGPoint) -> CGPoint {
    CGPoint(
      x: coordinate(report.x, moved: report.dx, from: last.x, across: window.width),
      y: coordinate(report.y, moved: report.dy, from: last.y, across: window.height))
  }

  /// Returns a coordinate of a moved finger. At the window's edge SDL's position is constant, but its movement is correct.
  private static func coordinate(_ position: Float, moved: Float, from last: CGFloat, across length: CGFloat) -> CGFloat
  {
    0 < position && position < 1 ? pixels(position, across: length) : last + pixels(moved, across: length)
  }

  /// Converts SDL's coordinate, 0 at the first pixel to 1 at the last one, into pixels. It is rounded to 1/16 px, the
  /// precision of its 32 bits.
  private static func pixels(_ fraction: Float, across length: CGFloat) -> CGFloat {
    (CGFloat(fraction) * max(length - 1, 1) * 16).rounded() / 16
  }
}
