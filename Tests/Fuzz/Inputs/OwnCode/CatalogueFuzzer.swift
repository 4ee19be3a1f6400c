import AppFiles
import Foundation
import FuzzSupport
import SeededRandom

/// Random changes of the `Contents.json` of a picture and a colour in an asset catalogue.
package struct CatalogueFuzzer: Fuzzer {
  package static let name = "catalogues"
  package static let fileExtension = "json"

  private let seed: UInt64
  private let bytes: ByteMutator
  private let text: TextMutator
  private let folder: CaseFile

  private static let samples: [[UInt8]] = [
    """
    {
      "images" : [
        { "filename" : "knob.png", "idiom" : "universal", "scale" : "1x" },
        { "filename" : "knob@2x.png", "idiom" : "iphone", "scale" : "2x", "appearances" : [{ "appearance" : "luminosity" }] }
      ],
      "properties" : { "provides-namespace" : true, "template-rendering-intent" : "template" }
    }
    """,
    """
    {
      "colors" : [
        { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" : {
          "red" : "0xFF", "green" : "0.500", "blue" : "128", "alpha" : "1.000" } } },
        { "idiom" : "iphone", "color" : { "components" : { "white" : "0.1", "alpha" : "0" } } }
      ]
    }
    """,
  ].map { Array($0.utf8) }

  package init(seed: UInt64) throws {
    self.seed = seed
    let words = [
      "\"images\"", "\"colors\"", "\"properties\"", "\"filename\"", "\"scale\"", "\"../../etc/passwd\"",
      "\"/dev/zero\"", "null", "[]",
      "{}", "true", "1e400", "-1", "\"0x\"", "\"0xFFFFFFFFFFFFFFFFFF\"", "\"nan\"", "\"1e999\"",
      "\"-9223372036854775808\"",
      "\"99999999999999999999\"", "\"\"", "\"9x\"", "\"\\u0000\"",
    ]
    bytes = ByteMutator(samples: Self.samples, longest: 200_000)
    text = TextMutator(samples: Self.samples, words: words, longest: 200_000)
    folder = try CaseFile("Assets.xcassets")
    for name in ["knob.imageset", "tint.colorset", "group"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
  }

  package func makeInput(number: Int) -> [UInt8] {
    var random = SplitMix64(seed: seed, case: number)
    var input = random.pick(Self.samples)
    if !random.once(in: 4) { text.mutate(&input, &random) }
    if random.once(in: 3) { bytes.mutate(&input, &random) }
    return input
  }

  @MainActor package func check(_ input: [UInt8]) -> Violation? {
    do {
      for name in ["knob.imageset", "tint.colorset", "group"] {
        try Data(input).write(to: folder.url.appending(path: name + "/Contents.json"))
      }
    } catch {
      return Violation("harness", "\(error)")
    }
    let resources = FolderResources(folder.url.deletingLastPathComponent().path)
    _ = resources.picture(named: "knob")
    guard let color = resources.color(named: "tint") else { return nil }
    let values = [color.red, color.green, color.blue, color.opacity]
    return values.allSatisfy(\.isFinite) ? nil : Violation("no number", "\(values)")
  }
}
