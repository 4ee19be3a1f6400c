import Foundation
import LiveScenes
@testable import Scenes
@testable import TestSupport
import Testing
@testable import TouchTrace

/// A scene whose script is played by hand again and again.
@MainActor struct SessionFixture {
  let playback: Playback

  /// - Parameter limits: by default so low that few rounds are a long session.
  init(_ scene: Scene, _ variant: Variant, rounds: Int, limits: SessionLimits = .low) {
    playback = Playback(scene, variant: variant, limits: limits)
    playback.isInteractive = true
    playback.perform(SessionFixture.inputs(of: scene, rounds: rounds))
  }

  /// Returns the inputs of the script several times, with a pause of a second between. Marks are left out: a script has
  /// each once.
  static func inputs(of scene: Scene, rounds: Int) -> [TimedInput] {
    let inputs = scene.script.inputs.filter { if case .mark = $0.input { false } else { true } }
    return (0..<rounds).flatMap { round in
      inputs.map { TimedInput(time: $0.time + round * (scene.script.duration + 1000), input: $0.input) }
    }
  }

  /// All presets with all their variants.
  static func cases() throws -> [(scene: Scene, variant: Variant)] {
    try SceneLibrary.bundled().scenes().flatMap { scene in scene.variants.map { (scene, $0) } }
  }

  /// A playback of the same inputs that was played from the beginning, and keeps all steps.
  func fullRun() -> Playback {
    let full = Playback(playback.scene, variant: playback.variant)
    full.play(playback.inputs, until: playback.now)
    return full
  }

  /// Finishes what a change has left to be played. Returns how often more was played.
  @discardableResult func finish() -> Int {
    var slices = 0
    while !playback.isComplete {
      playback.continueReplay()
      slices += 1
    }
    return slices
  }

  /// Expects the same trace as that of a run of all inputs from the beginning, as far as it is in memory.
  func expectFullRun(_ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation) {
    let full = fullRun()
    let first = playback.trace.forgotten.count
    #expect(
      playback.trace.content == Array(full.trace.content.dropFirst(first)), comment, sourceLocation: sourceLocation)
    #expect(playback.trace.lastTree == full.trace.lastTree, comment, sourceLocation: sourceLocation)
    #expect(playback.recorded.count == full.recorded.count, comment, sourceLocation: sourceLocation)
  }
}

extension SessionLimits {
  static var low: SessionLimits {
    var limits = SessionLimits()
    (limits.steps, limits.checkpointDistance, limits.stepsAtOnce, limits.inputsAtOnce) = (800, 16, 40, 60)
    return limits
  }
}

/// A step and the tree that it refers to, without indices.
struct StepContent: Equatable {
  var kind: TraceStep.Kind
  var depth: Int
  var time: Int
  var tree: TreeSnapshot
}

extension Trace {
  var content: [StepContent] {
    steps.map { StepContent(kind: $0.kind, depth: $0.depth, time: $0.time, tree: trees[$0.tree]) }
  }
}
