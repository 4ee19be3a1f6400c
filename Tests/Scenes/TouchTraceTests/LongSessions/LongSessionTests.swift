import Foundation
import LiveScenes
@testable import Scenes
import SeededRandom
import TestSupport
import Testing
@testable import TouchTrace

/// A change in a long session gives the trace that a run of the whole recording from the beginning gives, and old steps
/// leave memory without a change of the others.
struct LongSessionTests {
  /// Edits at random touches of every preset and variant, and what is undone of them.
  @Test(.exhaustive) func anEditInALongSessionGivesTheTraceOfAFullRun() throws {
    var random = SplitMix64(seed: 14), slices = 0
    for (scene, variant) in try SessionFixture.cases().sample(every: 4) {
      let session = SessionFixture(scene, variant, rounds: 3), playback = session.playback
      session.expectFullRun("\(scene.id) \(variant.name)")
      for round in 0..<3 {
        playback.cursor = random.below(playback.trace.steps.count + 1)
        let before = playback.recorded
        let view = scene.views[random.below(scene.views.count)].name
        playback.edit(Edit(view, round % 2 == 0 ? .isHidden(true) : .alpha(0.005)))
        if round == 2 { playback.restore(before, until: playback.now) }
        slices += session.finish()
        session.expectFullRun("\(scene.id) \(variant.name), round \(round)")
      }
    }
    // Else no edit left anything for later.
    #expect(slices > (Exhaustive.isOn ? 25 : 10))
  }

  @Test func theShownTouchIsRightAtOnce() throws {
    let scene = try SceneLibrary.bundled().scene("P01"), variant = try #require(scene.variant())
    let session = SessionFixture(scene, variant, rounds: 8), playback = session.playback
    playback.cursor = playback.trace.sequenceStarts[2] + 3
    let winner = try #require(TouchStory(of: 1, in: playback.trace, at: playback.trace.sequenceStarts[3]).result?.view)
    playback.edit(Edit(winner, .isHidden(true)))
    #expect(!playback.isComplete)
    let sequence = playback.trace.sequence(at: playback.cursor)
    let full = session.fullRun()
    #expect(sequence == full.trace.sequence(at: playback.cursor))
    #expect(playback.trace.content[sequence] == full.trace.content[sequence])
    #expect(playback.cursor - sequence.lowerBound == 3)
  }

  /// What an edit plays at once does not depend on the number of touches before and after the one that is shown.
  @Test func theWorkOfAnEditIsBounded() throws {
    let scene = try SceneLibrary.bundled().scene("P01"), variant = try #require(scene.variant())
    let played = [5, 9].map { rounds in
      let playback = SessionFixture(scene, variant, rounds: rounds).playback
      playback.cursor = playback.trace.sequenceStarts[playback.trace.sequenceStarts.count / 2] + 3
      let before = playback.trace.steps.count
      playback.edit(Edit("E", .isHidden(true)))
      let kept = playback.checkpoints.all.last { $0.inputs <= playback.lastRewrite.kept }?.steps ?? 0
      #expect(playback.trace.steps.count < before)
      return playback.trace.steps.count - kept
    }
    #expect(played.allSatisfy { $0 < 40 + 3 * 60 }, "\(played)")
  }

  @Test func touchesThatComeMeanwhileArePlayedInTheirOrder() throws {
    let scene = try SceneLibrary.bundled().scene("P01"), variant = try #require(scene.variant())
    let session = SessionFixture(scene, variant, rounds: 8), playback = session.playback
    playback.cursor = playback.trace.sequenceStarts[0] + 1
    playback.edit(Edit("E", .isHidden(true)))
    #expect(!playback.isComplete)
    for phase in [Input.Phase.began, .ended] {
      playback.perform(.touch(finger: 1, phase: phase, at: CGPoint(x: 200, y: 170), force: nil), at: playback.now + 50)
    }
    playback.advance(to: playback.now + 5000)
    session.finish()
    session.expectFullRun("a touch while an edit is worked off")
  }

  @Test func anotherVariantOfALongSessionIsPlayedBitByBit() throws {
    let scene = try SceneLibrary.bundled().scene("P16")
    let session = SessionFixture(scene, scene.variants[0], rounds: 60), playback = session.playback
    playback.choose(scene.variants[1])
    #expect(session.finish() > 1)
    session.expectFullRun("another variant")
    #expect(playback.isAtEnd)
  }

  // MARK: Memory

  @Test(.slow) func oldStepsLeaveMemoryAndTheRestStaysTheSame() throws {
    for name in ["P01", "P38", "P34"] {
      let scene = try SceneLibrary.bundled().scene(name), variant = try #require(scene.variant())
      let session = SessionFixture(scene, variant, rounds: 1), playback = session.playback
      let round = SessionFixture.inputs(of: scene, rounds: 1), length = scene.script.duration + 1000
      var number = 1
      while playback.trace.forgotten.count < 1600 {
        playback.perform(round.map { TimedInput(time: $0.time + number * length, input: $0.input) })
        #expect(playback.trace.steps.count < 1600)
        #expect(playback.isAtEnd)
        number += 1
      }
      session.expectFullRun("\(name) with forgotten steps")
      let full = session.fullRun().trace
      #expect(playback.trace.measures(upTo: playback.cursor).keys == full.measures(upTo: full.steps.count).keys)
      playback.cursor = playback.trace.sequenceStarts[playback.trace.sequenceStarts.count / 2] + 2
      playback.edit(Edit(scene.views[0].name, .isHidden(true)))
      session.finish()
      session.expectFullRun("\(name), edited after steps were forgotten")
    }
  }

  @Test func theTouchAtTheCursorStaysInMemory() throws {
    let scene = try SceneLibrary.bundled().scene("P01"), variant = try #require(scene.variant())
    let session = SessionFixture(scene, variant, rounds: 8), playback = session.playback
    playback.cursor = 5
    let shown = playback.stories
    let round = SessionFixture.inputs(of: scene, rounds: 1), start = playback.now + 1000
    for number in 0..<20 {
      playback.perform(round.map { TimedInput(time: $0.time + start + number * 2000, input: $0.input) })
    }
    #expect(playback.cursor == 5 && playback.stories == shown)
    playback.cursor = playback.trace.steps.count
    playback.perform(.shake, at: playback.now + 1)
    #expect(playback.trace.forgotten.count > 0)
    session.expectFullRun("forgotten once the cursor went on")
  }

  @Test func aChangeBeforeTheForgottenStepsPlaysTheWholeRecording() throws {
    let scene = try SceneLibrary.bundled().scene("P01"), variant = try #require(scene.variant())
    let session = SessionFixture(scene, variant, rounds: 8), playback = session.playback
    var changed = playback.recorded
    changed.insert(TimedInput(time: 0, input: .set(Edit("E", .isHidden(true)))), at: 0)
    while playback.trace.forgotten.count == 0 {
      let round = SessionFixture.inputs(of: scene, rounds: 1), start = playback.now + 1000
      playback.perform(round.map { TimedInput(time: $0.time + start, input: $0.input) })
    }
    playback.restore(changed, until: 0)
    session.finish()
    session.expectFullRun("a change of the first input")
    #expect(playback.isAtEnd)
  }
}
