import Foundation
import TestSupport
import Testing
@testable import LiveScenes
@testable import Scenes

/// A broken file gives an error and never a crash.
@Suite struct BrokenFileTests {
  private func text(_ id: String) throws -> String {
    let file = try #require(try SceneLibrary.bundled().scene(id).source)
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// Returns how many of the texts are refused, and plays the others. Most of the test is that nothing crashes.
  private func refusals(_ texts: some Sequence<String>) -> Int {
    texts.count { text in
      guard let scene = try? Scene.parse(text, file: "broken.yaml") else { return true }
      for variant in scene.variants { LiveScene(scene, variant: variant).play(scene.script.inputs) }
      return false
    }
  }

  @Test func aFileCutAnywhereIsReadOrRefused() throws {
    let whole = Array(try text("P16").unicodeScalars)
    let cuts = stride(from: 0, to: whole.count, by: 5).map { length in
      String(String.UnicodeScalarView(whole[..<length]))
    }
    #expect(refusals(cuts) > cuts.count / 2)
  }

  @Test(arguments: ["\"", "[", "{", "]", "-", ":", "*", "&", "!", "|", "\t", "9", "é", "\u{202E}", "\u{1}"])
  func aFileWithOneWrongCharacterIsReadOrRefused(_ wrong: Character) throws {
    let whole = Array(try text("P24"))
    let places = Array(stride(from: 0, to: whole.count, by: 11))
    let variations = places.sample(every: 3, from: Int(wrong.unicodeScalars.first?.value ?? 0)).map { index in
      var text = whole
      text[index] = wrong
      return String(text)
    }
    #expect(refusals(variations) > 0)
  }

  @Test(arguments: ["P16", "P39", "P41", "P43", "P45"])
  func aFileWithoutOneOfItsLinesIsReadOrRefused(_ id: String) throws {
    let lines = try text(id).split(separator: "\n", omittingEmptySubsequences: false)
    let variations = lines.indices.map { index in
      (lines[..<index] + lines[(index + 1)...]).joined(separator: "\n")
    }
    #expect(refusals(variations) > 10)
  }
}
