import Foundation
@testable import PanelModels
@testable import Scenes
import Testing
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import TouchInput
@testable import TouchTrace

/// Cutting a part of a recording leaves one that can be played.
struct RecordingCutTests {
  private func inputs(_ lines: String...) throws -> [TimedInput] {
    try Script(lines: lines.map { try ScriptLine.parse($0) }).inputs
  }

  private func cut(_ inputs: [TimedInput], _ span: Range<Int>) throws -> [String] {
    let rest = Recording(scene: "P01", variant: "default", inputs: inputs).cut(span)
    return try Script(recording: rest.inputs).lines.map(\.description)
  }

  @Test func cuttingATouchClosesTheGap() throws {
    let three = try inputs("tap 1,1", "wait 100", "tap 2,2", "wait 100", "tap 3,3")
    #expect(try cut(three, 190..<281) == ["tap 1,1", "wait 200", "tap 3,3"])
  }

  @Test func aFingerWhoseEndIsCutGoesUpAtTheCut() throws {
    let drag = try inputs("down 1,1", "wait 50", "move 5,5", "wait 50", "up", "wait 50", "tap 9,9")
    #expect(try cut(drag, 60..<120) == ["down 1,1", "wait 50", "move 5,5", "wait 10", "up", "wait 31", "tap 9,9"])
  }

  @Test func aFingerWhoseBeginningIsCutIsRemoved() throws {
    let drag = try inputs(
      "down 1,1 and 2,2", "wait 50", "down 3,3 finger 3", "wait 50", "up finger 1 and finger 2 and finger 3")
    #expect(try cut(drag, 0..<10) == ["wait 41", "tap 3,3 finger 3 hold 50"])
  }

  @Test func aFingerThatIsDownDuringTheCutStaysDown() throws {
    let drag = try inputs("down 1,1", "wait 50", "move 5,5", "wait 50", "move 9,9", "up")
    #expect(try cut(drag, 40..<60) == ["down 1,1", "wait 81", "move 9,9", "up"])
  }

  @Test func cuttingTheRestLiftsAllFingers() throws {
    let drag = try inputs("down 1,1", "wait 50", "move 5,5", "wait 50", "up")
    #expect(try cut(drag, 51..<Int.max) == ["down 1,1", "wait 50", "move 5,5", "wait 1", "up"])
  }

  @Test func everyCutLeavesAPlayableRecording() throws {
    let all = try inputs(
      "down 1,1 and 2,2", "wait 30", "up finger 2", "wait 30", "down 4,4 finger 2", "move 9,9 over 40",
      "cancel finger 2",
      "wait 30", "interrupt", "up finger 1", "wait 30", "tap 1,1 taps 2", "shake")
    let end = try #require(all.last).time
    for start in stride(from: 0, to: end, by: 7) {
      for stop in stride(from: start + 1, through: end + 7, by: 11) {
        let rest = Recording(scene: "P01", variant: "default", inputs: all).cut(start..<stop).inputs
        #expect(try Script(recording: rest).inputs.count == rest.count)
        #expect(zip(rest, rest.dropFirst()).allSatisfy { $0.time <= $1.time })
      }
    }
  }

  // MARK: Cutting at the cursor

  private func workbench() throws -> Workbench {
    var options = WorkbenchOptions()
    options.scene = "P01"
    let workbench = try Workbench(options: options)
    let touches = try inputs("tap 200,170", "wait 300", "tap 262,424", "wait 300", "tap 80,400")
    workbench.restart { workbench.playback.play(touches, until: 1000) }
    workbench.perform(.setMode(.step))
    return workbench
  }

  private func places(_ workbench: Workbench) throws -> [String] {
    try Script(recording: workbench.playback.inputs).lines.map(\.description).filter { !$0.hasPrefix("wait") }
  }

  @Test func cutRemovesTheTouchAtTheCursor() throws {
    let workbench = try workbench()
    workbench.playback.cursor = workbench.playback.trace.sequenceStarts[1] + 3
    workbench.perform(.cut(.touch))
    #expect(try places(workbench) == ["tap 200,170", "tap 80,400"])
  }

  @Test func cutBeforeRemovesEarlierTouches() throws {
    let workbench = try workbench()
    workbench.playback.cursor = workbench.playback.trace.sequenceStarts[1] + 3
    workbench.perform(.cut(.before))
    #expect(try places(workbench) == ["tap 262,424", "tap 80,400"])
  }

  @Test func cutAfterRemovesLaterTouches() throws {
    let workbench = try workbench()
    workbench.playback.cursor = workbench.playback.trace.sequenceStarts[2]
    workbench.perform(.cut(.after))
    #expect(try places(workbench) == ["tap 200,170", "tap 262,424"])
  }

  @Test func deleteRemovesTheLoopAndUndoRestoresIt() throws {
    let workbench = try workbench()
    let starts = workbench.playback.trace.sequenceStarts
    workbench.perform(.setLoop(starts[0]..<starts[2]))
    workbench.handle(.keyDown(.delete, [], isRepeat: false), at: 1)
    #expect(try places(workbench) == ["tap 80,400"])
    #expect(workbench.session.currentLoop == nil)
    workbench.handle(.keyDown(.character("z"), .control, isRepeat: false), at: 2)
    #expect(try places(workbench).count == 3)
    // Without a loop, Delete removes the touch at the cursor.
    workbench.playback.cursor = starts[1] + 3
    workbench.handle(.keyDown(.delete, [], isRepeat: false), at: 3)
    #expect(try places(workbench) == ["tap 200,170", "tap 80,400"])
  }

  @Test func beforeTheFirstStepCutRemovesNothing() throws {
    let workbench = try workbench()
    workbench.playback.cursor = 0
    for part in [CutPart.touch, .before, .after] { workbench.perform(.cut(part)) }
    #expect(try places(workbench).count == 3)
  }
}
