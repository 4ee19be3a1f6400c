import Foundation
import FuzzSupport
import Scenes
import SeededRandom

/// Random changes of the presets, which are read, made live, played, and written again.
package struct SceneFuzzer: Fuzzer {
  package static let name = "scenes"
  package static let fileExtension = "yaml"

  private let seed: UInt64
  private let samples: [[UInt8]]
  private let bytes: ByteMutator
  private let text: TextMutator
  private let file: CaseFile

  package init(seed: UInt64) throws {
    try self.init(seed: seed, samples: SceneSamples.texts(), words: SceneSamples.words)
  }

  init(seed: UInt64, samples: [[UInt8]], words: [String]) throws {
    (self.seed, self.samples) = (seed, samples)
    bytes = ByteMutator(samples: samples, longest: 1_100_000)
    text = TextMutator(samples: samples, words: words)
    file = try CaseFile("7-case.yaml")
  }

  package func makeInput(number: Int) -> [UInt8] {
    var random = SplitMix64(seed: seed, case: number)
    var input = random.pick(samples)
    if !random.once(in: 4) { text.mutate(&input, &random) }
    if random.once(in: 3) { bytes.mutate(&input, &random) }
    return input
  }

  /// Messages about a whole file.
  private static let wholeFile = [
    ": error: the file is empty", ": error: the capture has no touch", ": error: the file has no scene",
    ": error: the file has more than 1 MB",
  ]

  @MainActor package func check(_ input: [UInt8]) -> Violation? {
    do { try file.write(input) } catch { return Violation("harness", "\(error)") }
    do throws(SceneError) {
      _ = try SceneSummary(file: file.url)
    } catch {
      if let violation = violation(of: error) { return violation }
    }
    do throws(SceneError) {
      let scene = try Scene.load(file.url)
      return violation(of: SceneError(scene.warnings)) ?? SceneTour(scene).violation()
        ?? written(scene, String(decoding: input, as: UTF8.self))
    } catch {
      return violation(of: error)
    }
  }

  private func violation(of error: SceneError) -> Violation? {
    error.diagnostics.lazy.compactMap {
      MessageCheck.violation(in: $0.description, about: file.url.relativePath, wholeFile: Self.wholeFile)
    }.first
  }

  /// Takes the expectations away, writes them again, and reads the result.
  private func written(_ scene: Scene, _ text: String) -> Violation? {
    var edited = SceneText(text, file: file.url.relativePath), bare = scene
    bare.expectations = []
    do throws(SceneError) {
      try edited.become(bare)
      try edited.become(scene)
    } catch {
      return violation(of: error)
    }
    do throws(SceneError) {
      let read = try Scene.parse(edited.text, file: file.url.relativePath)
      guard read.script == scene.script else { return Violation("another script", edited.text) }
      var expectations = read.expectations
      for (index, expectation) in scene.expectations.enumerated() where index < expectations.count {
        expectations[index].line = expectation.line
      }
      return expectations == scene.expectations ? nil : Violation("other expectations", edited.text)
    } catch {
      return Violation("not written as a scene", error.description)
    }
  }
}
