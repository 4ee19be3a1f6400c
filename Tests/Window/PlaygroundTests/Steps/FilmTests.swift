import Foundation
@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
import Testing
@testable import TouchInput
@testable import TouchTrace

/// Playing shows the script as a film, and a run of moves is one step.
struct FilmTests {
  /// A window as it opens.
  private func open(_ scene: String) throws -> Workbench {
    var options = WorkbenchOptions()
    options.scene = scene
    return try Workbench(options: options)
  }

  /// Plays to the end. Returns the cursors on the way, and how long it took, in seconds.
  private func play(_ workbench: Workbench) throws -> (cursors: [Int], seconds: TimeInterval) {
    workbench.perform(.setPlaying(true))
    var cursors = [workbench.playback.cursor]
    let start = workbench.time
    while workbench.player.isPlaying {
      workbench.advance(to: try #require(workbench.nextDeadline))
      cursors.append(workbench.playback.cursor)
    }
    return (cursors, workbench.time - start)
  }

  @Test func playIsEnabledFromTheStartAndShowsTheScriptUpToItsMoment() throws {
    let workbench = try open("P16")
    let (cursors, _) = try play(workbench)
    #expect(workbench.playback.inputs == workbench.playback.scene.script.inputs)
    let scene = workbench.playback.scene, trace = workbench.playback.trace
    let moment = try #require(trace.marks.first { $0.name == scene.shownMoment }?.count)
    #expect(cursors.first == 0 && cursors.last == moment)
    // No step outside of runs of moves is left out.
    #expect(Set(cursors).isSuperset(of: trace.sequenceStarts.filter { $0 < moment }))
    // Then it goes on to the end.
    #expect(try play(workbench).cursors.last == trace.steps.count)
    #expect(zip(cursors, cursors.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func spacePlaysTheFilmAndPauses() throws {
    let workbench = try open("P01")
    workbench.handle(.keyDown(.space, [], isRepeat: false), at: 1)
    #expect(workbench.player.isPlaying && workbench.playback.cursor == 0)
    workbench.advance(to: try #require(workbench.nextDeadline))
    #expect(workbench.playback.cursor == 1)
    workbench.handle(.keyDown(.space, [], isRepeat: false), at: 2)
    #expect(!workbench.player.isPlaying)
  }

  @Test func aDragPlaysInLessThanTenSecondsAndMovesOnTheWay() throws {
    let workbench = try open("P29")
    let (cursors, seconds) = try play(workbench)
    #expect(seconds < 10, "\(seconds) s")
    let chapters = workbench.session.chapters, run = try #require(chapters.first { $0.isRun }).steps
    #expect(cursors.filter { run.contains($0) }.count > 10)
  }

  @Test func aTouchMadeByHandIsPlayedAlone() throws {
    let workbench = try open("P01")
    workbench.perform(.playScript)
    let place = StageGeometry(layout: workbench.appearance.layout, screen: workbench.display.scene.size)
      .windowPoint(CGPoint(x: 200, y: 170))
    workbench.handle(.pointerDown(place, .left), at: 10)
    workbench.handle(.pointerUp(place, .left), at: 10.1)
    workbench.perform(.goTo(step: 1))
    let sequence = workbench.playback.trace.sequence(at: 1)
    #expect(try play(workbench).cursors.last == sequence.upperBound)
  }

  // MARK: Runs of moves

  @Test func aFoldedRunIsOneStepUntilItIsUnfolded() throws {
    let workbench = try open("P29")
    workbench.perform(.playScript)
    workbench.perform(.setMode(.step))
    let chapters = Chapter.chapters(of: workbench.playback.trace), run = try #require(chapters.first { $0.isRun }).steps
    workbench.perform(.goTo(step: run.lowerBound))
    workbench.perform(.step(1))
    #expect(workbench.playback.cursor == run.upperBound)
    workbench.perform(.step(-1))
    #expect(workbench.playback.cursor == run.lowerBound)
    workbench.perform(.toggleRun(run.lowerBound))
    workbench.perform(.step(1))
    #expect(workbench.playback.cursor == run.lowerBound + 1)
    // Folded again, stepping leaves the run.
    workbench.perform(.step(1))
    workbench.perform(.toggleRun(run.lowerBound))
    workbench.perform(.step(1))
    #expect(workbench.playback.cursor == run.upperBound)
  }

  @Test func theStepCountCountsAFoldedRunOnce() throws {
    let workbench = try open("P29")
    workbench.perform(.playScript)
    let trace = workbench.playback.trace, chapters = Chapter.chapters(of: trace)
    let run = try #require(chapters.first { $0.isRun }).steps
    let folded = StepStops(chapters), unfolded = StepStops(chapters, unfolded: [run.lowerBound])
    #expect(unfolded.number(of: trace.steps.count, from: 0) == trace.steps.count)
    #expect(folded.number(of: trace.steps.count, from: 0) == trace.steps.count - run.count + 1)
    #expect(folded.number(of: run.lowerBound + 3, from: 0) == run.lowerBound + 1)
    #expect(folded.number(of: run.upperBound, from: 0) == run.lowerBound + 1)
    #expect(folded.number(of: run.upperBound + 1, from: 0) == run.lowerBound + 2)
  }
}
