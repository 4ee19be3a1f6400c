import Foundation
import ScenePicture
import Scenes
import TouchInput

/// Plays the invitation once after a scene is opened or started again, until the first touch.
struct InvitationPlayer {
  /// When it begins and when it ends, in seconds of the window's time; nil while the invitation stands still.
  private var time: ClosedRange<TimeInterval>?

  mutating func play(_ scene: Scene, at time: TimeInterval) {
    let duration = InvitationFilm(scene).duration
    self.time = duration > 0 ? time...time + duration : nil
  }

  mutating func stop() { time = nil }

  /// Stops at the end of the film.
  mutating func pass(to now: TimeInterval) {
    if let time, now >= time.upperBound { stop() }
  }

  /// Returns the seconds since the invitation began to play; nil while it stands still.
  func elapsed(at now: TimeInterval) -> TimeInterval? { time.map { now - $0.lowerBound } }

  /// Returns the time of the next picture; nil while the invitation stands still.
  func nextFrame(after now: TimeInterval) -> TimeInterval? { time.map { min(now + FramePacing.frame, $0.upperBound) } }
}
