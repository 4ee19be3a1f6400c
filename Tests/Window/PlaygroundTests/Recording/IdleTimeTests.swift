import Foundation
import Testing

@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TestSupport
@testable import TouchInput
@testable import TouchTrace

/// What a person does between two touches is no part of the recording.
@Suite struct IdleTimeTests {
  private func tap(_ workbench: Workbench, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
    let place = workbench.geometry.windowPoint(CGPoint(x: x, y: y))
    workbench.handle(.pointerDown(place, .left), at: time)
    workbench.handle(.pointerUp(place, .left), at: time + 0.1)
  }

  private func times(_ workbench: Workbench) -> [Int] { workbench.playback.recorded.map(\.time) }

  @Test func aRecordingBeginsWithItsFirstTouch() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.advance(to: 9)
    tap(workbench, 200, 170, at: 11)
    #expect(try Script(recording: workbench.playback.recordedTouches).lines.count == 1)
  }

  @Test func noTimePassesBetweenAnEditAndTheFirstTouch() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.advance(to: 9)
    workbench.perform(.edit(Edit("E", .alpha(0.5))))
    workbench.advance(to: 10)
    tap(workbench, 200, 170, at: 11)
    // Each input has a millisecond of its own.
    #expect(times(workbench) == [0, 1, 100])
  }

  @Test func aPauseIsAtMostHalfASecond() throws {
    let workbench = try Workbench(preset: "P01")
    tap(workbench, 200, 170, at: 56)
    tap(workbench, 200, 170, at: 120)
    tap(workbench, 200, 170, at: 120.3)
    #expect(times(workbench) == [0, 100, 600, 700, 900, 1000])
  }

  @Test func aFingerThatIsDownIsNoPause() throws {
    let workbench = try Workbench(preset: "P01")
    let place = workbench.geometry.windowPoint(CGPoint(x: 200, y: 170))
    workbench.handle(.pointerDown(place, .left), at: 1)
    workbench.handle(.pointerUp(place, .left), at: 9)
    #expect(times(workbench) == [0, 8000])
  }

  /// A tap that waits for a second one fails after its time, although nobody touches the device meanwhile.
  @Test func aRecognizerThatWaitsIsWaitedFor() throws {
    let scene = try Scene.parse(
      """
      name: Twice
      views:
        - { name: box, frame: 0 0 200 200, recognizers: [{ name: twice, kind: tap, numberOfTapsRequired: 2 }] }
      """, file: "twice.yaml")
    let workbench = try Workbench(
      showing: scene, of: SceneLibrary.bundled(), options: WorkbenchOptions())
    tap(workbench, 50, 50, at: 1)
    workbench.advance(to: 30)
    #expect(workbench.playback.trace.steps.last?.time ?? 0 > 400, "the time-out")
    let failed = try #require(workbench.playback.trace.steps.last)
    tap(workbench, 50, 50, at: 31)
    #expect(times(workbench)[2] == failed.time + 500)
  }

  /// A replay keeps the pauses that an earlier version recorded.
  @Test func aReplayKeepsItsTimes() throws {
    let workbench = try Workbench(preset: "P01")
    let point = CGPoint(x: 200, y: 170)
    workbench.playback.perform(.touch(finger: 1, phase: .began, at: point, force: nil), at: 100)
    workbench.playback.perform(.touch(finger: 1, phase: .ended, at: point, force: nil), at: 150)
    workbench.playback.perform(.touch(finger: 1, phase: .began, at: point, force: nil), at: 4000)
    workbench.playback.perform(.touch(finger: 1, phase: .ended, at: point, force: nil), at: 4100)
    workbench.perform(.replay)
    workbench.advance(to: 2)
    #expect(workbench.playback.recorded.count == 2)
    workbench.advance(to: 20)
    #expect(times(workbench) == [100, 150, 4000, 4100])
  }
}
