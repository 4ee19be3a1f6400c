import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import Scenes
@testable import TouchTrace

/// Two traces step beside step.
@MainActor @Suite struct RunAlignmentTests {
  private func trace(_ scene: Scene, _ variant: Variant?, _ script: Script) -> Trace {
    let playback = Playback(scene, variant: variant)
    playback.play(script.inputs, until: script.duration)
    return playback.trace
  }

  /// Every preset beside each of its variants, and beside the next preset, with the script of the first.
  private func pairs() throws -> [(name: String, one: Trace, other: Trace)] {
    let scenes = try SceneLibrary.bundled().scenes()
    var pairs: [(name: String, one: Trace, other: Trace)] = []
    for (index, scene) in Array(scenes.enumerated()).sample(every: 3) {
      let own = trace(scene, nil, scene.script)
      for variant in scene.variants.dropFirst() {
        pairs.append(("\(scene.id)@\(variant.name)", own, trace(scene, variant, scene.script)))
      }
      let next = scenes[(index + 1) % scenes.count]
      pairs.append(("\(scene.id) \(next.id)", own, trace(next, nil, scene.script)))
    }
    return pairs
  }

  private func alignment(_ one: Trace, _ other: Trace) -> RunAlignment {
    var aligner = RunAligner()
    aligner.follow(one, other)
    return aligner.alignment
  }

  /// A plain diff of the traces begins in the same place, and up to there both runs have the same step in every pair.
  @Test func theFirstPairThatDiffersIsThatOfTheCommand() throws {
    for (name, one, other) in try pairs() {
      let alignment = alignment(one, other)
      #expect(alignment.parting == RunDifference(one, other).map { $0.step - 1 }, "\(name)")
      let common = alignment.pairs[..<(alignment.parting ?? alignment.pairs.count)]
      #expect(common.enumerated().allSatisfy { $1.first == $0 && $1.second == $0 }, "\(name)")
    }
  }

  @Test func everyStepHasOnePairInItsOrder() throws {
    for (name, one, other) in try pairs() {
      let alignment = alignment(one, other)
      #expect(alignment.pairs.compactMap(\.first) == Array(one.steps.indices), "\(name)")
      #expect(alignment.pairs.compactMap(\.second) == Array(other.steps.indices), "\(name)")
      let isRight = alignment.pairs.allSatisfy { pair in
        guard let first = pair.first, let second = pair.second else { return !pair.isSame }
        return pair.isSame == (TraceText.line(of: one.steps[first]) == TraceText.line(of: other.steps[second]))
      }
      #expect(isRight, "\(name): a pair is marked as the same, or not, that is not")
    }
  }

  /// The touches of one time stand side by side.
  @Test func pairsAreInTheOrderOfTime() throws {
    for (name, one, other) in try pairs() {
      let pairs = alignment(one, other).pairs
      #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.time <= $1.time }, "\(name)")
      let isTogether = pairs.allSatisfy { pair in
        guard let first = pair.first, let second = pair.second else { return true }
        return one.steps[first].time == other.steps[second].time
      }
      #expect(isTogether, "\(name)")
    }
  }

  @Test func aPlaceOfOneRunIsThePlaceOfThePairBeforeIt() throws {
    for (name, one, other) in try pairs() {
      let alignment = alignment(one, other)
      for (side, trace) in [one, other].enumerated() {
        let places = (0...trace.steps.count).map { alignment.pairs(beforeCursor: $0, of: side) }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 }, "\(name)")
        let back = places.map { alignment.cursor(of: side, after: $0) }
        #expect(back == Array(0...trace.steps.count), "\(name)")
      }
    }
  }

  /// Two runs that grow input by input are aligned as if they came at once.
  @Test func anAlignmentThatGrowsEqualsOneThatIsMadeAtOnce() throws {
    for name in ["P16", "P34", "P38", "P44"] {
      let scene = try SceneLibrary.bundled().scene(name)
      let playbacks = [Playback(scene), Playback(scene, variant: scene.variants.last)]
      var aligner = RunAligner(), memo = DifferenceMemo()
      for timed in scene.script.inputs {
        for playback in playbacks { playback.perform([timed]) }
        aligner.follow(playbacks[0].trace, playbacks[1].trace)
        #expect(aligner.alignment == alignment(playbacks[0].trace, playbacks[1].trace), "\(name) at \(timed)")
        let difference = memo.difference(playbacks[0].trace, playbacks[1].trace, aligner.alignment)
        #expect(difference == RunDifference(playbacks[0].trace, playbacks[1].trace), "\(name) at \(timed)")
      }
    }
  }

  @Test func aTimeOutOfOneRunHasPairsOfItsOwn() throws {
    let scene = try SceneLibrary.bundled().scene("P35")
    let one = trace(scene, nil, scene.script), other = trace(scene, scene.variants.last, scene.script)
    let alone = alignment(one, other).pairs.filter { $0.first == nil || $0.second == nil }
    #expect(alone.allSatisfy { !$0.isSame } && !alone.isEmpty)
  }

  /// As many lines are in common as `difference(from:)` of the standard library finds.
  @Test func theCommonLinesAreTheMost() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let texts = (0...1).map { _ in (0..<random.below(9)).map { _ in ["a", "b", "c"][random.below(3)] } }
      let pairs = CommonLines(texts[0][...], texts[1][...]).pairs
      let removed = texts[1].difference(from: texts[0]).removals.count
      #expect(pairs.count == texts[0].count - removed, "\(texts)")
      #expect(pairs.allSatisfy { texts[0][$0.0] == texts[1][$0.1] }, "\(texts)")
      let isAscending = zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 }
      #expect(isAscending, "\(texts)")
    }
  }
}
