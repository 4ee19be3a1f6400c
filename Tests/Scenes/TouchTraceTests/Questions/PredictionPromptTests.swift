import Foundation
import Testing
@testable import TestSupport
@testable import Scenes
@testable import TouchTrace

/// What is asked, when, and with which choices, comes only from the steps before it.
@MainActor @Suite struct PredictionPromptTests {
  private func check(_ trace: Trace, _ name: String) -> Int {
    let questions = PredictionQuestion.all(in: trace)
    for question in questions {
      let prefix = trace.prefix(question.asked)
      var known = PredictionQuestion.found(in: prefix).map(\.prompt)
      // Whether it is asked follows from the answer before it, which may come from later steps; what it says does not.
      if case .ending(let view) = question.prompt.topic, let steps = prefix.touchGroups.last {
        let group = TouchGroup(steps: steps, trace: prefix)
        let ending = EndingQuestion.found(of: view, finger: question.prompt.finger, after: question.asked, in: group)
        known += [ending?.prompt].compactMap(\.self)
      }
      #expect(known.contains(question.prompt), "\(name) \(question.prompt)")
    }
    return questions.count
  }

  @Test(.slow) func theyComeFromTheStepsBeforeThem() throws {
    var count = 0
    for scene in try SceneLibrary.bundled().scenes() {
      for variant in scene.variants.isEmpty ? [.unchanged] : scene.variants {
        let playback = Playback(scene, variant: variant)
        playback.playScript()
        count += check(playback.trace, "\(scene.id) \(variant.name)")
      }
    }
    for seed in 1...60 {
      var maker = RandomTouchScene(seed: seed)
      let playback = Playback(try maker.scene(hasRecognizers: seed.isMultiple(of: 2)))
      playback.playScript()
      count += check(playback.trace, "seed \(seed)")
    }
    #expect(count > 300)
  }

  @Test func aPrefixHasNothingOfTheRest() throws {
    let playback = Playback(try SceneLibrary.bundled().scene("P04"))
    playback.playScript()
    let trace = playback.trace
    for count in 0...trace.steps.count {
      let prefix = trace.prefix(count)
      #expect(prefix.steps.elementsEqual(trace.steps[..<count]))
      #expect(prefix.marks.allSatisfy { $0.count <= count } && prefix.sequenceStarts.allSatisfy { $0 < count })
      #expect(count == 0 || prefix.tree(at: count) == trace.trees[trace.steps[count - 1].tree])
      #expect(prefix.trees.count <= (trace.steps.prefix(count).map(\.tree).max() ?? 0) + 1)
    }
  }

  @Test func resultsCountVotesAndNameTheMisconceptions() throws {
    let playback = Playback(try SceneLibrary.bundled().scene("P16"))
    playback.playScript()
    let winner = PredictionQuestion.all(in: playback.trace)[1]
    let result = PredictionResult(winner, chosen: nil, votes: [11, 3, 6, 1, 2])
    #expect(result.allVotes == 23 && result.rightVotes == 6 && result.isRight == nil)
    #expect(result.shown.first?.misconception == .childIsAskedAlone && result.shown.first?.votes == 11)
    #expect(PredictionResult(winner, chosen: 0, votes: []).shown.map(\.misconception) == [.childIsAskedAlone])
    #expect(PredictionResult(winner, chosen: winner.rightChoice, votes: []).isRight == true)
  }

  /// State files of earlier versions call the votes `hands`.
  @Test func resultsAreKeptUnderTheKeysOfEarlierVersions() throws {
    let playback = Playback(try SceneLibrary.bundled().scene("P16"))
    playback.playScript()
    let result = PredictionResult(PredictionQuestion.all(in: playback.trace)[1], chosen: nil, votes: [11, 3, 6, 1, 2])
    let data = try JSONEncoder().encode(result)
    let keys = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(keys["hands"] as? [Int] == [11, 3, 6, 1, 2])
    #expect(try JSONDecoder().decode(PredictionResult.self, from: data) == result)
  }
}
