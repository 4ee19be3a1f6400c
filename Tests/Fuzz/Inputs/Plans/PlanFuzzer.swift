import Foundation
import FuzzSupport
import Scenes
import SeededRandom

/// Random changes of lesson plans, which are read with their scenes.
package struct PlanFuzzer: Fuzzer {
  package static let name = "plans"
  package static let fileExtension = "yaml"

  private let seed: UInt64
  private let samples: [[UInt8]]
  private let bytes: ByteMutator
  private let text: TextMutator
  private let library: SceneLibrary
  private let file: CaseFile

  /// Messages about a whole file.
  private static let wholeFile = [
    ": error: the file is empty", ": error: the file has no lesson plan", ": error: the file has more than 1 MB",
  ]

  package init(seed: UInt64) throws {
    self.seed = seed
    library = try SceneLibrary.bundled()
    let short =
      "title: Short\nparts:\n  - scene: P01\n    variant: default\n    ask: none\n  - { scene: ./none.yaml, minutes: 600 }\n"
    samples = try LessonPlan.bundledFiles(of: library).map { Array(try Data(contentsOf: $0)) } + [Array(short.utf8)]
    bytes = ByteMutator(samples: samples, longest: 200_000)
    let words =
      QuestionKind.allCases.map(\.rawValue) + [
        "title", "parts", "scene", "variant", "minutes", "ask", "notes", "all", "none", "en", "zh-Hans", "P01",
        "five-views",
        "/dev/zero", "/dev/stdin", "../../../etc/passwd", ".", "/", "999999999999999999999", "0", "-1", "1e9", "&a",
        "*a", "<<",
      ]
    text = TextMutator(samples: samples, words: words, longest: 200_000)
    file = try CaseFile("plan.yaml")
  }

  package func makeInput(number: Int) -> [UInt8] {
    var random = SplitMix64(seed: seed, case: number)
    var input = random.pick(samples)
    if !random.once(in: 4) { text.mutate(&input, &random) }
    if random.once(in: 3) { bytes.mutate(&input, &random) }
    return input
  }

  @MainActor package func check(_ input: [UInt8]) -> Violation? {
    do { try file.write(input) } catch { return Violation("harness", "\(error)") }
    _ = LessonPlan.isPlan(file.url)
    do throws(SceneError) {
      let plan = try LessonPlan.load(file.url, library: library)
      return violation(of: plan)
    } catch {
      return error.diagnostics.lazy.compactMap {
        MessageCheck.violation(in: $0.description, about: file.url.relativePath, wholeFile: Self.wholeFile)
      }.first
    }
  }

  private func violation(of plan: LessonPlan) -> Violation? {
    guard !plan.parts.isEmpty else { return Violation("no parts", "the plan was read") }
    if let minutes = plan.minutes, minutes <= 0 { return Violation("minutes", "\(minutes)") }
    let isWrong = plan.parts.contains { $0.scene.isEmpty || $0.minutes.map { !(1...600).contains($0) } == true }
    return isWrong ? Violation("a wrong part", "\(plan.parts)") : nil
  }
}
