import ElementMaps
import Foundation
import LiveScenes
import Scenes

/// The runner of scenes with code. This module has none by itself: it knows no compiler.
package enum SceneCodeRunning {
  /// Returns the runner of a scene with code. Nil where nobody has allowed code; such a scene has failed from the start.
  @TaskLocal package static var runner: (@MainActor @Sendable (Scene) -> any SceneRunner)?

  /// Returns the runner of copies of a playback; see `Playback.withCopies(_:)`.
  @TaskLocal fileprivate static var copies: (@MainActor @Sendable () -> any SceneRunner)?

  /// The runner of a scene without one of its own.
  @MainActor static func standardRunner(of scene: Scene) -> any SceneRunner {
    if let copies { return copies() }
    if scene.code == nil { return LiveSceneRunner() }
    return runner?(scene) ?? FailedRunner(RunFailure(.notAllowed))
  }
}

extension Playback {
  /// Runs a function that plays copies of this playback: what it begins with a scene alone runs what this playback runs, also
  /// a person's own code.
  package func withCopies<Result>(_ body: () throws -> Result) rethrows -> Result {
    let runner = runner
    return try SceneCodeRunning.$copies.withValue({ runner }, operation: body)
  }
}

/// Begins runs that have failed: of code that is not allowed, or does not compile.
package struct FailedRunner: SceneRunner {
  private let failure: RunFailure

  package init(_ failure: RunFailure) { self.failure = failure }

  package func run(_ scene: Scene, _ variant: Variant) -> any SceneRun { FailedRun(failure) }
  package func run(_ scene: Scene, _ variant: Variant, in state: LiveState, after trace: Trace) -> (any SceneRun)? {
    nil
  }
}

/// A run in which nothing happens.
private final class FailedRun: SceneRun {
  private(set) var trace = Trace()
  let failure: RunFailure?
  let nextDeadline: Int? = nil
  let ignoresInteraction = false
  let state: LiveState? = nil

  init(_ failure: RunFailure) {
    self.failure = failure
    trace.trees.append(TreeSnapshot())
  }

  func play(_ group: [TimedInput]) {}
  func advance(to time: Int) {}
  func forget(before checkpoint: Checkpoint) {}
  func hitTestView(at point: CGPoint) -> String? { nil }
  func hitAreas() -> HitAreas? { nil }
  func hitMap() throws(HitMapError) -> ElementMap { throw HitMapError(size: .zero) }
}
