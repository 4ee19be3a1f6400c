import CSDL2
import Foundation
import TouchInput

/// Follows each finger of a touch screen from down to up, because SDL's reports need it:
/// outside the window they hold the position at its edge, and the last one repeats the one before.
/// Locations are device pixels of the window, also where they lie outside of it.
struct Fingers {
  /// Where each finger is that is down.
  private var down: [Int64: CGPoint] = [:]

  /// What one report says: a phase, and where the finger is. Nil for a report that makes no sense: a second down,
  /// or a move or an up of a finger that is not down or was forgotten. `window` is the window's size in device pixels.
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

  /// Ignores the rest of every finger that is down: whoever follows the events has cancelled them.
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

  /// At the edge SDL's position stands still while its movement is still true.
  private static func coordinate(_ position: Float, moved: Float, from last: CGFloat, across length: CGFloat) -> CGFloat
  {
    0 < position && position < 1 ? pixels(position, across: length) : last + pixels(moved, across: length)
  }

  /// SDL counts from the first pixel to the last one, 0 to 1, in 32 bits: finer than 1/16 px is noise.
  private static func pixels(_ fraction: Float, across length: CGFloat) -> CGFloat {
    (CGFloat(fraction) * max(length - 1, 1) * 16).rounded() / 16
  }
}
