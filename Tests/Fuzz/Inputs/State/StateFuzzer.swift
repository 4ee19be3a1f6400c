import Foundation
import FuzzSupport
import Playground
import SeededRandom

/// Random changes of state files, which are read and written again.
package struct StateFuzzer: Fuzzer {
  package static let name = "state"
  package static let fileExtension = "json"

  private let seed: UInt64
  private let bytes: ByteMutator
  private let text: TextMutator
  private let file: CaseFile

  private static let samples: [[UInt8]] = [
    """
    {
      "codeOnProjector" : "always",
      "finishedPresets" : ["P01", "P02"],
      "height" : 800,
      "isFullScreen" : false,
      "language" : "en",
      "mode" : "steps",
      "scene" : "P01",
      "speed" : 1,
      "textSize" : 1.2,
      "theme" : "dark",
      "themeBeforeProjector" : "light",
      "variant" : "default",
      "width" : 1280
    }
    """,
    """
    {"finishedLessons": [], "height": 1, "isFullScreen": true, "language": "zh-Hans", "mode": "live", "scene":
    "/tmp/\\u0041é/scene.yaml", "speed": 0.25, "theme": "light", "variant": "", "width": 9007199254740993}
    """,
  ].map { Array($0.utf8) }

  package init(seed: UInt64) throws {
    self.seed = seed
    let words = [
      "\"finishedPresets\"", "\"finishedLessons\"", "\"height\"", "\"speed\"", "null", "[]", "{}", "true", "1e400",
      "-1",
      "\"\\uD800\"", "\"\\u0000\"", "0.1", "\"dark\"", "\"projector\"", "\"both\"", ":", ",",
    ]
    bytes = ByteMutator(samples: Self.samples, longest: 1_000_000)
    text = TextMutator(samples: Self.samples, words: words)
    file = try CaseFile("state.json")
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
    let states = StateFile(in: file.url.deletingLastPathComponent())
    do {
      guard let state = try states.read() else { return Violation("no state", "the file exists") }
      try states.write(state)
      return try states.read() == state ? nil : Violation("another state", "\(state)")
    } catch {
      return MessageCheck.violation(in: "\(error)", about: file.url.path)
    }
  }
}
