import Foundation
import ScenePicture

/// The time that fingers on the stage live in: it can run slower or faster than that of the window.
nonisolated struct StageClock: Equatable {
  /// Virtual milliseconds at `since`.
  private var base: Double = 0
  /// Seconds of the window's time.
  private var since: TimeInterval = 0
  private(set) var speed = Speed.normal

  /// Virtual milliseconds at a time of the window, in seconds.
  func milliseconds(at time: TimeInterval) -> Int { Int(exact(at: time).rounded()) }

  /// The window's time, in seconds, at which it will be so many virtual milliseconds.
  func time(at milliseconds: Int) -> TimeInterval { since + (Double(milliseconds) - base) / 1000 / speed.rawValue }

  /// It is so many virtual milliseconds now.
  mutating func set(_ milliseconds: Int, at time: TimeInterval) {
    base = Double(milliseconds)
    since = time
  }

  mutating func run(at speed: Speed, from time: TimeInterval) {
    base = exact(at: time)
    since = time
    self.speed = speed
  }

  private func exact(at time: TimeInterval) -> Double { max(0, base + (time - since) * 1000 * speed.rawValue) }
}
