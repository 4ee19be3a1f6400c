import ElementMaps
import Foundation
import LiveScenes
import Scenes

/// One run of a scene from its beginning: takes inputs, and records what happens.
///
/// A live scene in this process is one (`LiveSceneRun`). A program made of a person's own code is another, in a process of
/// its own: whoever shows a playback need not know which.
@MainActor package protocol SceneRun: AnyObject {
  var trace: Trace { get }
  /// The time of the next long press or time-out that is due without an input, in virtual milliseconds.
  var nextDeadline: Int? { get }
  /// Whether the application drops all events (PL-10).
  var ignoresInteraction: Bool { get }
  /// The present state, from which another run can go on; nil if there is none, as while a finger is down.
  var state: LiveState? { get }

  /// Why the run ended before its time; nil while it goes on. A run that has ended keeps its trace and takes no inputs.
  var failure: RunFailure? { get }

  /// Plays inputs that happen together, and records the tree after them. Their time is not before that of the last ones.
  func play(_ group: [TimedInput])
  /// Moves the clock and performs everything that is due until then.
  /// - Parameter time: virtual milliseconds.
  func advance(to time: Int)
  /// Drops the steps before a checkpoint.
  func forget(before checkpoint: Checkpoint)

  /// The view that a finger at a point of the screen would hit. The question is not part of the trace.
  func hitTestView(at point: CGPoint) -> String?
  /// Which view wins where; nil if the screen is too large.
  func hitAreas() -> HitAreas?
  /// Which view wins at each point.
  func hitMap() throws(HitMapError) -> ElementMap
}

extension SceneRun {
  package var failure: RunFailure? { nil }
}

/// Begins the runs of a playback.
@MainActor package protocol SceneRunner {
  /// The sources of a person's own code; nil for a scene, and where they are not known.
  var sources: OwnSources? { get }
  /// Begins a run.
  func run(_ scene: Scene, _ variant: Variant) -> any SceneRun
  /// Begins a run in a state; nil if runs can only begin at the beginning.
  /// - Parameter trace: what happened before.
  func run(_ scene: Scene, _ variant: Variant, in state: LiveState, after trace: Trace) -> (any SceneRun)?
}

extension SceneRunner {
  package var sources: OwnSources? { nil }
}
