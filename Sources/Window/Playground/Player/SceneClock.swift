import Foundation
import ScenePicture

/// The scene's clock. It runs slower or faster than the window's by the chosen speed.
nonisolated struct SceneClock: Equatable {
  /// Virtual milliseconds at `since`.
  private var base: Double = 0
  /// The window's time at which the scene's time was `base`, in seconds.
  private var since: TimeInterval = 0
  private(set) var speed = Speed.normal

  /// Returns the scene's time, in virtual milliseconds, at a time of the window, in seconds.
  func milliseconds(at time: TimeInterval) -> Int { Int(exact(at: time).rounded()) }

  /// Returns the window's time, in seconds, at a time of the scene, in virtual milliseconds.
  func time(at milliseconds: Int) -> TimeInterval { since + (Double(milliseconds) - base) / 1000 / speed.rawValue }

  /// Sets the scene's time, in virtual milliseconds, at a time of the window, in seconds.
  mutating func set(_ milliseconds: Int, at time: TimeInterval) {
    base = Double(milliseconds)
    since = time
  }

  /// Changes the speed, starting at a time of the window, in seconds.
  mutating func run(at speed: Speed, from time: TimeInterval) {
    base = exact(at: time)
    since = time
    self.speed = speed
  }

  private func exact(at time: TimeInterval) -> Double { max(0, base + (time - since) * 1000 * speed.rawValue) }
}
