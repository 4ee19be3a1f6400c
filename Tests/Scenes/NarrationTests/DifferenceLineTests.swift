import Foundation
import Testing

@testable import Narration
@testable import Scenes
@testable import TouchTrace

/// The sentence about the first difference of two runs.
@MainActor @Suite struct DifferenceLineTests {
  private func difference(_ scene: Scene, _ variant: Variant?, beside other: Scene, _ otherVariant: Variant?)
    -> DifferenceLine?
  {
    let playbacks = [Playback(scene, variant: variant), Playback(other, variant: otherVariant)]
    for playback in playbacks { playback.play(scene.script.inputs, until: scene.script.duration) }
    var aligner = RunAligner()
    aligner.follow(playbacks[0].trace, playbacks[1].trace)
    return aligner.alignment.parting.map {
      DifferenceLine($0, step: $0 + 1, of: aligner.alignment, playbacks.map(\.trace))
    }
  }

  private func sentences(_ name: String, _ variant: String? = nil) throws -> [String] {
    let scene = try SceneLibrary.bundled().scene(name)
    let line = try #require(
      difference(scene, nil, beside: scene, variant.flatMap { scene.variant($0) } ?? scene.variants.last))
    return Language.allCases.map { line.wordings(in: $0)[0].plain }
  }

  @Test func theOverrideOfP16() throws {
    #expect(
      try sentences("P16") == [
        "At step 8 both have asked yellow: left it says NO, right it asks button itself.",
        "第 8 步，两边都问了 yellow：左边答“否”，右边自己先问 button。",
      ])
  }

  @Test func aRecognizerThatDelaysTheView() throws {
    #expect(
      try sentences("P34") == [
        "At step 17 the runs part: left pad must wait, right pad gets touchesBegan.",
        "从第 17 步起不同：左边pad 要等，右边pad 收到 touchesBegan。",
      ])
  }

  @Test func theSameRunsHaveNoSentence() throws {
    let scene = try SceneLibrary.bundled().scene("P16")
    #expect(difference(scene, nil, beside: scene, nil) == nil)
  }

  /// A run that ends earlier has nothing to say.
  @Test func theEndOfARunIsSaid() throws {
    let scene = try SceneLibrary.bundled().scene("P01"), one = Playback(scene), other = Playback(scene)
    one.playScript()
    var aligner = RunAligner()
    aligner.follow(one.trace, other.trace)
    let line = DifferenceLine(0, step: 1, of: aligner.alignment, [one.trace, other.trace])
    #expect(
      line.wordings(in: .english)[0].plain
        == "At step 1 the runs part: left the next event comes, right nothing more happens.")
  }

  /// Of every preset beside each of its variants and beside the next preset, in both languages.
  @Test func everySentenceFitsAndSaysSomethingOfBothSides() throws {
    let scenes = try SceneLibrary.bundled().scenes()
    for (index, scene) in scenes.enumerated() {
      let next = scenes[(index + 1) % scenes.count]
      let lines =
        scene.variants.dropFirst().map { difference(scene, nil, beside: scene, $0) } + [
          difference(scene, nil, beside: next, nil)
        ]
      for line in lines.compactMap(\.self) {
        for language in Language.allCases {
          let sentence = line.wordings(in: language)[0]
          #expect(sentence.fits(language), "\(scene.id): \(sentence.plain)")
        }
        #expect(line.sides.allSatisfy { $0.map { !$0.english.plain.isEmpty && !$0.chinese.plain.isEmpty } ?? true })
      }
    }
  }
}
