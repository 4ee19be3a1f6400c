import Foundation
import Testing
@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import TouchInput

/// A part of the trace that playing goes round in, made with keys alone.
struct LoopTests {
  @Test func keysLoopFromOneStepToAnother() throws {
    var person = try Stepper("P01")
    for _ in 0..<4 { person.press(.right) }
    person.press(",", .shift)
    for _ in 0..<3 { person.press(.right) }
    person.press(".", .shift)
    #expect(person.workbench.display.loop == 3..<7)
  }

  @Test func playingGoesRoundInTheLoop() throws {
    var person = try Stepper("P01")
    person.workbench.perform(.setLoop(3..<6))
    person.press(.space)
    var seen = [person.cursor]
    for _ in 0..<7 {
      person.wait(0.6)
      seen.append(person.cursor)
    }
    #expect(seen == [4, 5, 6, 4, 5, 6, 4, 5])
    #expect(person.workbench.player.isPlaying)
  }

  @Test func oLoopsTheChapterAndAgainEndsIt() throws {
    var person = try Stepper("P01")
    person.press(.right, .shift)
    let chapters = Chapter.chapters(of: person.trace)
    let chapter = try #require(Chapter.chapter(at: person.cursor - 1, of: chapters))
    person.press("o")
    #expect(person.workbench.display.loop == chapter.steps)
    person.press("o")
    #expect(person.workbench.display.loop == nil)
  }

  @Test func escapeEndsTheLoopBeforeItDoesAnythingElse() throws {
    var person = try Stepper("P01")
    person.workbench.perform(.select("A"))
    person.press("o")
    person.press(.escape)
    #expect(person.workbench.display.loop == nil && person.workbench.display.selected == "A")
    person.press(.escape)
    #expect(person.workbench.display.selected == nil)
  }

  @Test func withoutALoopPlayingStopsAtTheEndOfTheTouch() throws {
    var person = try Stepper("P01")
    person.press(.space)
    person.wait(600)
    #expect(!person.workbench.player.isPlaying)
    #expect(person.workbench.nextDeadline == nil)
  }

  @Test func theEndsOfALoopNeverCross() throws {
    var person = try Stepper("P01")
    person.workbench.perform(.setLoop(3..<6))
    for _ in 0..<9 { person.press(.right) }
    person.press(",", .shift)
    let loop = try #require(person.workbench.display.loop)
    #expect(loop.lowerBound == person.cursor - 1 && loop.upperBound > loop.lowerBound)
    person.press(.home)
    person.press(".", .shift)
    #expect(person.workbench.display.loop?.isEmpty == false)
  }

  @Test func anotherSceneHasNoLoop() throws {
    var person = try Stepper("P01")
    person.press("o")
    person.press(.pageDown)
    #expect(person.workbench.display.loop == nil)
  }

  @Test func aSceneWithoutAnythingDoneHasNothingToLoop() throws {
    let workbench = try Workbench(options: WorkbenchOptions())
    for command in [Command.setLoopEdge(.start), .setLoopEdge(.end), .toggleChapterLoop, .setLoop(3..<9)] {
      workbench.perform(command)
      #expect(workbench.display.loop == nil)
    }
  }
}
