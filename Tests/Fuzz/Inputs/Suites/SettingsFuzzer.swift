import Foundation
import FuzzSupport
import SeededRandom
import Scenes
import Snapshots

/// Random changes of the settings of suites, the files `touchstone.yaml`.
package struct SettingsFuzzer: Fuzzer {
  package static let name = "settings"
  package static let fileExtension = "yaml"

  private let seed: UInt64
  private let bytes: ByteMutator
  private let text: TextMutator
  private let file: CaseFile

  private static let samples: [[UInt8]] = [
    """
    # What is compared.
    layers: [scene, trace, hitmap]
    paths: [scenes, other/a.yaml]
    ignore: ["*.yml", "plans/**"]
    frames: main
    part: stage
    theme: dark
    language: both
    scale: 2
    size: 1280x800
    threshold: 0.1
    maxDiffPixels: 12
    antiAliasing: ignore
    masks: [ring.result, "1,2,30,40"]
    """, "layers: none\nignore: a.yaml\nmasks: column\n",
  ].map { Array($0.utf8) }

  package init(seed: UInt64) throws {
    self.seed = seed
    let words = [
      "layers", "paths", "ignore", "frames", "part", "theme", "language", "scale", "size", "threshold", "maxDiffPixels",
      "antiAliasing", "masks", "none", "all", "window", "projector", "0x0", "99999999999x1", "nan", "inf", "-1",
      "1e400", "../x",
      "/etc", "[", "***[!", "1,2,3,99999999999999999999", "&a", "*a",
    ]
    bytes = ByteMutator(samples: Self.samples, longest: 200_000)
    text = TextMutator(samples: Self.samples, words: words, longest: 200_000)
    file = try CaseFile(SuiteConfiguration.fileName)
  }

  package func makeInput(number: Int) -> [UInt8] {
    var random = SplitMix64(seed: seed, case: number)
    var input = random.pick(Self.samples)
    if !random.once(in: 4) { text.mutate(&input, &random) }
    if random.once(in: 3) { bytes.mutate(&input, &random) }
    return input
  }

  @MainActor package func check(_ input: [UInt8]) -> Violation? {
    do { try file.write(input) } catch { return Violation("harness", "\(error)") }
    do throws(SceneError) {
      let options = try SuiteConfiguration.load(for: [file.url.deletingLastPathComponent().path]).options
      let isWrong =
        !(0...1).contains(options.rules.threshold) || options.rules.maximumDifferentPixels < 0
        || !(1...3).contains(options.appearance.scale) || options.appearance.width > 5_461
      return isWrong ? Violation("wrong settings", "\(options)") : nil
    } catch {
      return error.diagnostics.lazy.compactMap { MessageCheck.violation(in: $0.description, about: file.url.path) }
        .first
    }
  }
}
