import Foundation
import Testing

@testable import Scenes
@testable import TouchTrace

/// Two runs of the same touches: where they part, and what follows.
@MainActor @Suite struct RunDifferenceTests {
  private func trace(_ name: String, _ variant: String? = nil, script: Script? = nil) throws -> Trace {
    let scene = try SceneLibrary.bundled().scene(name)
    let playback = Playback(scene, variant: scene.variant(variant))
    let script = script ?? scene.script
    playback.play(script.inputs, until: script.duration)
    return playback.trace
  }

  @Test func theOverrideIsTheFirstDifferenceOfP16() throws {
    let difference = try #require(RunDifference(trace("P16"), trace("P16", "override")))
    #expect(difference.first?.contains("yellow.pointInside") == true)
    #expect(difference.second?.contains("yellow") == true)
    let hit = try #require(difference.consequences.first { $0.topic == .hit })
    #expect(hit.touch == 1 && hit.first == "behind" && hit.second == "button")
    #expect(difference.consequences.contains { $0.topic == .chain && $0.touch == 1 })
  }

  @Test func theSameRunHasNoDifference() throws {
    #expect(RunDifference(try trace("P38"), try trace("P38")) == nil)
  }

  @Test func aTouchThatOnlyOneRunHasIsAConsequence() throws {
    let scene = try SceneLibrary.bundled().scene("P01")
    let short = try Script(lines: Array(scene.script.lines.prefix(2)))
    let difference = try #require(RunDifference(trace("P01", script: short), trace("P01")))
    #expect(difference.first == nil && difference.second != nil)
    #expect(difference.consequences.map(\.touch).allSatisfy { $0 == 2 })
    #expect(difference.consequences.first == .init(touch: 2, topic: .hit, first: nil, second: "E"))
  }

  /// The same phases at other times are a result, too.
  @Test func aDelayIsAConsequence() throws {
    let difference = try #require(RunDifference(trace("P34"), trace("P34", "default")))
    let times = try #require(difference.consequences.first { $0.topic == .times })
    #expect(times.touch == 1 && times.first == "pad began 750 ms, pad ended 900 ms")
    #expect(times.second == "pad began 0 ms, pad ended 900 ms")
  }

  /// A plain comparison of the traces' lines finds the same step.
  @Test func theFirstDifferenceIsThatOfAPlainDiff() throws {
    for summary in try SceneLibrary.bundledPresets.get() where summary.lesson != .apps {
      let scene = try SceneLibrary.bundled().scene(summary.id)
      for variant in scene.variants.dropFirst() {
        let one = try trace(summary.id), other = try trace(summary.id, variant.name)
        let lines = [one, other].map { trace in trace.steps.map { TraceText.line(of: $0) } }
        var expected = 0
        while expected < lines[0].count, expected < lines[1].count, lines[0][expected] == lines[1][expected] {
          expected += 1
        }
        let isSame = expected == lines[0].count && expected == lines[1].count
        #expect(RunDifference(one, other)?.step == (isSame ? nil : expected + 1), "\(summary.id) \(variant.name)")
      }
    }
  }
}
