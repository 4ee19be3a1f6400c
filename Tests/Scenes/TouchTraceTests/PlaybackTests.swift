import Foundation
@testable import Scenes
import TestSupport
import Testing
@testable import TouchTrace
@testable import UIKitCore

/// What is shown is a pure function of scene, inputs and cursor.
struct PlaybackTests {
  private func playback(_ name: String) throws -> Playback { Playback(try SceneLibrary.bundled().scene(name)) }

  @Test func theScriptsInputsOneByOneGiveTheSameTrace() throws {
    let scripted = try playback("P01"), byHand = try playback("P01")
    scripted.playScript()
    for timed in scripted.scene.script.inputs { byHand.perform(timed.input, at: timed.time) }
    #expect(byHand.trace.steps == scripted.trace.steps)
  }

  /// A hand sets no marks, and time passes for it bit by bit, so that time-outs come between its reports.
  @Test func everyPresetsScriptCanBePerformedOneInputAtATime() throws {
    for scene in try SceneLibrary.bundled().scenes().sample(every: 3) {
      for variant in scene.variants {
        let scripted = Playback(scene, variant: variant), byHand = Playback(scene, variant: variant)
        scripted.playScript()
        byHand.followByHand(scene.script)
        #expect(byHand.trace.lines == scripted.trace.lines, "\(scene.id) \(variant.name)")
      }
    }
  }

  @Test func replayingARecordingGivesTheSameTrace() throws {
    let live = try playback("P16")
    for (time, phase, x) in [(0, Input.Phase.began, 180.0), (7, .moved, 181), (7, .moved, 190), (30, .ended, 190)] {
      live.perform(.touch(finger: 1, phase: phase, at: CGPoint(x: x, y: 226), force: nil), at: time)
    }
    let recorded = live.trace
    live.choose(live.variant)
    #expect(live.trace == recorded)
  }

  @Test func anEditBetweenTouchesRepeatsTheLastTouch() throws {
    let playback = try playback("P16")
    playback.playScript()
    #expect(TouchStory(of: 1, in: playback.trace, at: playback.cursor).result == .view("button"))
    let touches = playback.inputs.filter(\.input.isTouch)
    playback.edit(try Edit.parse("yellow.isHidden true"))
    #expect(TouchStory(of: 1, in: playback.trace, at: playback.cursor).result == .view("behind"))
    #expect(playback.inputs.filter(\.input.isTouch) == touches)
  }

  @Test func draggingAValueKeepsOneEdit() throws {
    let playback = try playback("P16")
    playback.playScript()
    let count = playback.inputs.count
    for alpha in ["0.9", "0.5", "0.005"] { playback.edit(try Edit.parse("yellow.alpha \(alpha)")) }
    #expect(playback.inputs.count == count + 1)
    #expect(playback.tree.node("yellow")?.refusal == .alpha(0.005))
  }

  @Test func anEditWhileAFingerIsDownIsAppliedNowAndTheTouchGoesOn() throws {
    let playback = try playback("P16")
    playback.perform(.touch(finger: 1, phase: .began, at: CGPoint(x: 180, y: 280), force: nil), at: 0)
    playback.edit(try Edit.parse("button.isHidden true"))
    playback.perform(.touch(finger: 1, phase: .ended, at: CGPoint(x: 180, y: 280), force: nil), at: 90)
    let story = TouchStory(of: 1, in: playback.trace, at: playback.cursor)
    #expect(story.result == .view("button"))
    #expect(story.actions.map(\.event) == ["touchUpInside"])
  }

  @Test func steppingBackGivesTheStoriesOfSteppingForward() throws {
    let playback = try playback("P22")
    playback.playScript()
    let forwards = (0...playback.trace.steps.count).map { TouchStory(of: 1, in: playback.trace, at: $0) }
    let backwards = (0...playback.trace.steps.count).reversed().map { TouchStory(of: 1, in: playback.trace, at: $0) }
    #expect(forwards == backwards.reversed())
    #expect(forwards.first?.asked.isEmpty == true)
  }

  @Test func aNewInputDoesNotMoveACursorBeforeTheEnd() throws {
    let playback = try playback("P01")
    playback.playScript()
    playback.cursor = 4
    playback.perform(.front("B"), at: playback.now)
    #expect(playback.cursor == 4)
  }

  @Test func theCursorStaysWithinTheTrace() throws {
    let playback = try playback("P01")
    playback.playScript()
    playback.cursor = 1_000_000
    #expect(playback.isAtEnd)
    playback.cursor = -5
    #expect(playback.cursor == 0)
  }

  @Test func resetRemovesAllInputs() throws {
    let playback = try playback("P04")
    playback.playScript()
    playback.reset()
    #expect(playback.inputs.isEmpty && playback.trace.steps.isEmpty)
    #expect(playback.tree == playback.originalTree)
  }
}

extension Playback {
  /// Does what the script does as the window hands it on: fingers of one moment together, and idle time in between.
  fileprivate func followByHand(_ script: Script) {
    var rest = script.inputs[...]
    while let first = rest.first {
      for time in stride(from: now, to: first.time, by: 40) { advance(to: time) }
      let display = rest.prefix { $0.time == first.time && $0.input.phase == first.input.phase }
      rest = rest.dropFirst(display.count)
      if case .mark = first.input { continue }
      perform(display.map(\.input), at: first.time)
    }
    advance(to: script.duration)
  }
}

extension Input {
  fileprivate var phase: Phase? {
    if case .touch(_, let phase, _, _) = self { phase } else { nil }
  }
}

extension Trace {
  /// Without the times, which a hand meets only nearly.
  fileprivate var lines: [String] {
    TraceText.lines(of: self).map { line in line.range(of: " at ").map { String(line[..<$0.lowerBound]) } ?? line }
  }
}
