import Foundation

/// Measures the time from a press to a changed pixel in a window with `FiveViews`, in the middle of a display in memory.
package final class PressMeter {
  private let xdotool: Subprocess
  private let pixels: LivePixels

  /// - Parameter environment: names the display.
  package init(_ pixels: LivePixels, environment: [String: String]) throws {
    self.pixels = pixels
    // It reads commands, so that its start is not measured.
    xdotool = try Subprocess(["xdotool", "-"], environment: environment)
  }

  /// Presses E and B alternately, so that each becomes the hit-test view in turn.
  /// - Returns: the times from the command to `xdotool` until a pixel of E changes, in milliseconds.
  package func millisecondsFromPressToPixel(count: Int) throws -> [Double] {
    let places = [(624, 496), (570, 271)], pixel = (605, 550)
    // The window settles, and a first press does not count.
    usleep(300_000)
    return try (-1..<count).map { index in
      let (x, y) = places[index & 1]
      try send("mousemove \(x) \(y)")
      usleep(60_000)
      let old = pixels.color(pixel.0, pixel.1), began = ContinuousClock.now
      try send("mousedown 1")
      let time = pixels.wait(at: pixel.0, pixel.1, while: old, since: began)
      try send("mouseup 1")
      usleep(60_000)
      return time
    }
    .dropFirst().map { $0 }
  }

  /// Sends a command to `xdotool`.
  package func send(_ command: String) throws { try xdotool.write(command + "\n") }

  package func end() { xdotool.end() }
}
