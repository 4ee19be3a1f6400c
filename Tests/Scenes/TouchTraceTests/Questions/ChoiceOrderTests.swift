import Testing

@testable import Scenes
@testable import TouchTrace

/// The right choice has no usual key.
@MainActor @Suite struct ChoiceOrderTests {
  private func questions(of scene: Scene) -> [PredictionQuestion] {
    let playback = Playback(scene)
    playback.playScript()
    return PredictionQuestion.all(in: playback.trace, of: scene.id)
  }

  @Test(.slow) func eachKeyIsRightAboutAsOften() throws {
    var counts = [0, 0, 0, 0, 0], all = 0
    for scene in try SceneLibrary.bundled().scenes() where scene.code == nil {
      for question in questions(of: scene) where question.prompt.choices.count >= 4 {
        counts[question.rightChoice] += 1
        all += 1
      }
    }
    #expect(all > 40)
    #expect(counts.allSatisfy { $0 > 0 && $0 * 100 < all * 40 }, "\(counts) of \(all)")
  }

  @Test func theOrderIsTheSameEachTimeAndTheBeliefsFollowTheirChoices() throws {
    let scene = try SceneLibrary.bundled().scene("P16"), playback = Playback(scene)
    playback.playScript()
    let plain = PredictionQuestion.all(in: playback.trace), shuffled = questions(of: scene)
    #expect(shuffled == questions(of: scene))
    for (one, other) in zip(plain, shuffled) {
      #expect(Set(one.prompt.choices) == Set(other.prompt.choices) && one.answer == other.answer)
      for (choice, belief) in zip(one.prompt.choices, one.misconceptions) {
        #expect(other.misconceptions[other.prompt.choices.firstIndex(of: choice) ?? 0] == belief)
      }
    }
  }

  @Test func yesComesBeforeNo() throws {
    let scene = try SceneLibrary.bundled().scene("P16")
    #expect(questions(of: scene).first?.prompt.choices == [.yes, .no])
  }
}
