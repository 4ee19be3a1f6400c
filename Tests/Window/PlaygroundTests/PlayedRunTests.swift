import Foundation
@testable import Canvas
@testable import Playground
@testable import Scenes
import Testing
@testable import TouchTrace

/// A picture of a run that its owner goes on with.
struct PlayedRunTests {
  @Test func aPictureOfARunKeepsAllItsSteps() throws {
    var limits = SessionLimits()
    (limits.steps, limits.checkpointDistance) = (100, 16)
    let library = try SceneLibrary.bundled(), scene = try library.scene("P01")
    let playback = Playback(scene, limits: limits)
    for round in 0..<6 {
      let start = round * 2000
      for phase in [Input.Phase.began, .ended] {
        let time = start + (phase == .began ? 0 : 90)
        playback.perform(.touch(finger: 1, phase: phase, at: CGPoint(x: 200, y: 170), force: nil), at: time)
      }
      let workbench = Workbench(
        showing: playback, among: [], of: library, options: WorkbenchOptions(), typesetter: try Typesetter())
      _ = workbench.display
    }
    #expect(playback.trace.steps.count > limits.steps)
    #expect(playback.trace.forgotten.count == 0)
  }
}
