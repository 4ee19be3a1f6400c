import SeededRandom
import TestSupport
import Foundation
@testable import PanelModels
@testable import Scenes
import Testing
import UIKit
@testable import Narration
@testable import Panels
@testable import TouchTrace

/// What is kept from picture to picture while a trace goes on is what would be made of all of it.
@MainActor struct MemoTests {
  @Test(.slow, arguments: ["P01", "P24", "P35", "P38", "P39", "P42"].sample(every: 6))
  func memosEqualValuesComputedFromTheWholeTrace(
    preset: String
  ) throws {
    let library = try SceneLibrary.bundled()
    let playback = Playback(try library.scene(preset))
    var random = SplitMix64(seed: UInt64(preset.hash(into: 7)))
    var timeline = Memo<TimelineSteps>(), log = LogEntries(), stories = TouchStoryMemo()
    // Also those that a reset took away.
    var made = 0, before = 0
    for turn in Exhaustive.cases(120, of: 240) {
      act(playback, &random, at: turn * 40)
      made += max(playback.trace.steps.count - before, 0)
      before = playback.trace.steps.count
      let trace = playback.trace,
        cursor = random.below(3) == 0 ? random.below(trace.steps.count + 1) : trace.steps.count
      timeline.follow(trace)
      let expected = TimelineSteps(of: trace)
      #expect(timeline.value.chapters.all == expected.chapters.all)
      #expect(timeline.value.tracks.tracks(of: trace) == expected.tracks.tracks(of: trace))
      #expect(timeline.value.ticks == expected.ticks && timeline.value.times == expected.times)
      let rows = log.entries, first = log.follow(trace, .english)
      #expect(log.entries == LogEntries(trace, .english).entries && log.entries.starts(with: rows.prefix(first)))
      let fingers = TouchStory.fingers(in: trace, at: cursor)
      #expect(stories.stories(in: trace, at: cursor) == fingers.map { TouchStory(of: $0, in: trace, at: cursor) })
    }
    #expect(made > 600)
  }

  /// Three fingers that come, move and go, an edit, a time-out, a call, and another run.
  private func act(_ playback: Playback, _ random: inout SplitMix64, at time: Int) {
    let finger = random.below(3) + 1, isDown = playback.fingersDown.contains(finger)
    let point = CGPoint(x: random.below(360), y: random.below(560))
    switch random.below(40) {
    case 0: playback.perform(.interrupt, at: time)
    case 1: playback.edit(Edit("root", .alpha(random.below(2) == 0 ? 1 : 0.005)))
    case 2: playback.advance(to: time + 700)
    case 3: if random.below(4) == 0 { playback.reset() }
    case 4...12:
      playback.perform(.touch(finger: finger, phase: isDown ? .ended : .began, at: point, force: nil), at: time)
    default:
      let moves = playback.fingersDown.sorted().map {
        Input.touch(finger: $0, phase: .moved, at: point, force: nil)
      }
      playback.perform(moves, at: time)
    }
  }

  @Test func aStepListKeepsItsStepsInOrder() throws {
    var list = StepList(), steps: [TraceStep] = []
    var random = SplitMix64(seed: 3)
    for number in 0..<2_000 {
      let step = TraceStep(kind: .sendEvent("\(number)"), depth: 0, parent: nil, time: number, tree: 0)
      list.append(step)
      steps.append(step)
      if random.below(50) == 0 {
        let copy = list, count = random.below(min(steps.count, 600))
        list.removeLast(count)
        steps.removeLast(count)
        #expect(copy.count == steps.count + count && copy.starts(with: steps))
      }
      #expect(list.count == steps.count)
    }
    #expect(Array(list) == steps && list.indices == steps.indices)
    let copy = list
    list[5].time = -1
    #expect(copy[5].time == steps[5].time && list != copy)
  }

  @Test func aTraceContinuesOnlyEarlierTracesOfItsOwnRun() throws {
    let playback = Playback(try SceneLibrary.bundled().scene("P01"))
    let empty = playback.trace
    playback.playScript()
    let first = playback.trace
    playback.perform(.touch(finger: 1, phase: .began, at: CGPoint(x: 9, y: 9), force: nil), at: 9_000)
    #expect(playback.trace.continues(first.identity) && !first.continues(playback.trace.identity))
    #expect(!first.continues(empty.identity), "playing the script is another run")
    playback.playScript()
    #expect(playback.trace == first && !playback.trace.continues(first.identity))
  }
}

extension String {
  /// A number that is the same on every machine.
  fileprivate func hash(into seed: Int) -> Int { utf8.reduce(seed) { $0 &* 31 &+ Int($1) } & 0xFFFF }
}
