import Foundation
import Testing
@testable import Narration
@testable import PanelModels
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import TouchInput

/// Loops: the steps that playing repeats.
struct LoopTests {
  @Test func keysSetBothEndsOfALoop() throws {
    var stepper = try Stepper("P01")
    for _ in 0..<4 { stepper.press(.right) }
    stepper.press(",", .shift)
    for _ in 0..<3 { stepper.press(.right) }
    stepper.press(".", .shift)
    #expect(stepper.workbench.display.loop == 3..<7)
  }

  @Test func playingRepeatsTheLoop() throws {
    var stepper = try Stepper("P01")
    stepper.workbench.perform(.setLoop(3..<6))
    stepper.press(.space)
    var seen = [stepper.cursor]
    for _ in 0..<7 {
      try stepper.waitForDeadline()
      seen.append(stepper.cursor)
    }
    #expect(seen == [4, 5, 6, 4, 5, 6, 4, 5])
    #expect(stepper.workbench.player.isPlaying)
  }

  @Test func theKeyOLoopsTheChapterAndEndsTheLoop() throws {
    var stepper = try Stepper("P01")
    stepper.press(.right, .shift)
    let chapters = Chapter.chapters(of: stepper.trace)
    let chapter = try #require(Chapter.chapter(at: stepper.cursor - 1, of: chapters))
    stepper.press("o")
    #expect(stepper.workbench.display.loop == chapter.steps)
    stepper.press("o")
    #expect(stepper.workbench.display.loop == nil)
  }

  @Test func escapeEndsTheLoopBeforeItClearsTheSelection() throws {
    var stepper = try Stepper("P01")
    stepper.workbench.perform(.select("A"))
    stepper.press("o")
    stepper.press(.escape)
    #expect(stepper.workbench.display.loop == nil && stepper.workbench.display.selected == "A")
    stepper.press(.escape)
    #expect(stepper.workbench.display.selected == nil)
  }

  @Test func withoutALoopPlayingStopsAtTheEndOfTheTouch() throws {
    var stepper = try Stepper("P01")
    stepper.press(.space)
    stepper.wait(600)
    #expect(!stepper.workbench.player.isPlaying)
    #expect(stepper.workbench.nextDeadline == nil)
  }

  @Test func theEndsOfALoopNeverCross() throws {
    var stepper = try Stepper("P01")
    stepper.workbench.perform(.setLoop(3..<6))
    for _ in 0..<9 { stepper.press(.right) }
    stepper.press(",", .shift)
    let loop = try #require(stepper.workbench.display.loop)
    #expect(loop.lowerBound == stepper.cursor - 1 && loop.upperBound > loop.lowerBound)
    stepper.press(.home)
    stepper.press(".", .shift)
    #expect(stepper.workbench.display.loop?.isEmpty == false)
  }

  @Test func openingAnotherSceneEndsTheLoop() throws {
    var stepper = try Stepper("P01")
    stepper.press("o")
    stepper.press(.pageDown)
    #expect(stepper.workbench.display.loop == nil)
  }

  @Test func withoutATraceThereIsNoLoop() throws {
    let workbench = try Workbench(options: WorkbenchOptions())
    for command in [Command.setLoopEdge(.start), .setLoopEdge(.end), .toggleChapterLoop, .setLoop(3..<9)] {
      workbench.perform(command)
      #expect(workbench.display.loop == nil)
    }
  }
}
