import Foundation
@testable import Scenes
import Testing
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import TouchInput
@testable import TouchTrace

/// Playing a recording again in the scene's time.
struct ReplayTests {
  private let workbench: Workbench

  /// Records two touches: from 100 to 200 ms and from 500 to 600 ms.
  init() throws {
    var options = WorkbenchOptions()
    options.scene = "P01"
    workbench = try Workbench(options: options)
    click(200, 170, at: 0.1)
    click(262, 424, at: 0.5)
  }

  private func click(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
    let point = StageGeometry(layout: workbench.appearance.layout, screen: workbench.display.scene.size)
      .windowPoint(CGPoint(x: x, y: y))
    workbench.handle(.pointerDown(point, .left), at: time)
    workbench.handle(.pointerUp(point, .left), at: time + 0.1)
  }

  private func press(_ key: Key, _ modifiers: Modifiers = [], at time: TimeInterval) {
    workbench.handle(.keyDown(key, modifiers, isRepeat: false), at: time)
  }

  @Test(arguments: [Speed.tenth, .normal, .quadruple]) func aReplayHasTheTimesOfTheRecording(speed: Speed) throws {
    let done = workbench.playback.inputs, trace = workbench.playback.trace
    workbench.perform(.setSpeed(speed))
    press(.space, .shift, at: 10)
    #expect(workbench.playback.inputs == [])
    var times: [TimeInterval] = []
    while workbench.playback.inputs.count < done.count, let deadline = workbench.nextDeadline {
      times.append(deadline)
      workbench.advance(to: deadline)
    }
    let expected = done.map { 10 + Double($0.time) / 1000 / speed.rawValue }
    #expect(zip(times, expected).allSatisfy { abs($0 - $1) < 0.000_001 } && times.count == expected.count)
    #expect(workbench.playback.inputs == done)
    #expect(workbench.playback.trace.steps == trace.steps)
  }

  @Test func aTouchDuringAReplayPerformsItsRestFirst() {
    let done = workbench.playback.inputs
    press(.space, .shift, at: 10)
    workbench.advance(to: 10.05)
    #expect(workbench.playback.inputs == Array(done.prefix(1)))
    click(200, 170, at: 10.06)
    #expect(workbench.playback.inputs.prefix(4) == done[...])
    #expect(workbench.playback.inputs.count == 6)
    #expect(workbench.playback.fingersDown == [])
  }

  @Test func cuttingDuringAReplayCutsTheWholeRecording() {
    let done = workbench.playback.inputs
    press(.space, .shift, at: 10)
    workbench.perform(.cut(.before))
    #expect(workbench.playback.inputs.count == done.count / 2)
  }

  @Test func aResetEndsTheReplay() {
    press(.space, .shift, at: 10)
    press(.character("r"), at: 10.01)
    workbench.advance(to: 20)
    #expect(workbench.playback.inputs == [])
  }

  @Test func withoutARecordingReplayShowsAStatusMessage() {
    press(.character("r"), at: 9)
    press(.space, .shift, at: 10)
    #expect(workbench.display.statusMessage == "Nothing is recorded yet.")
    #expect(workbench.nextDeadline == 12)
  }

  @Test func aTouchCancelsAFingerThatAScriptLeftDown() throws {
    let left = try Script(lines: [try ScriptLine.parse("down 200,170")])
    workbench.restart { workbench.playback.play(left.inputs) }
    click(262, 424, at: 10)
    #expect(workbench.display.story?.result == .view("E"))
    #expect(try Script(recording: workbench.playback.inputs).lines.count > 0)
  }
}
