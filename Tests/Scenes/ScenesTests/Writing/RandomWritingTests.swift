import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import Scenes

/// Random edits of all presets, with random comments in their files.
@Suite struct RandomWritingTests {
  private static let rounds = Exhaustive.isOn ? 60 : 1

  private var presets: [(name: String, text: String)] {
    get throws {
      try SceneLibrary.bundled().scenes().compactMap(\.source).sample(every: 3).map { file in
        (file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
      }
    }
  }

  @Test func anySceneIsReadAsItWasWritten() throws {
    var failures: [String] = []
    for (number, preset) in try presets.enumerated() {
      for round in 0..<Self.rounds {
        var edits = RandomTreeEdits(seed: UInt64(1000 * number + round))
        let text = commented(preset.text, &edits.random)
        let old = try Scene.parse(text, file: preset.name)
        var scene = old, applied: [TreeEdit] = []
        for _ in 0...edits.random.below(6) {
          guard let edit = edits.edit(of: scene), let next = try? scene.applying(edit), isReadable(next) else {
            continue
          }
          scene = next
          applied.append(edit)
        }
        var file = SceneText(text, file: preset.name)
        do {
          try file.become(scene)
          let read = try Scene.parse(file.text, file: preset.name)
          if !read.isSame(as: scene.omittingDefaults(unlessIn: old)) { failures.append("\(preset.name): \(applied)") }
          // The text that was there first gives the first scene again.
          var back = SceneText(file.text, file: preset.name)
          try back.become(old)
          if try !Scene.parse(back.text, file: preset.name).omittingDefaults().isSame(as: old.omittingDefaults()) {
            failures.append("\(preset.name) back: \(applied)")
          }
        } catch { failures.append("\(preset.name): \(applied): \(error)") }
      }
    }
    #expect(failures == [])
  }

  @Test func noCommentIsLostWhereNothingIsRemoved() throws {
    var failures: [String] = []
    for (number, preset) in try presets.enumerated() {
      for round in 0..<Self.rounds {
        var edits = RandomTreeEdits(seed: UInt64(5000 + 1000 * number + round))
        let text = commented(preset.text, &edits.random)
        let old = try Scene.parse(text, file: preset.name)
        guard let edit = edits.addition(to: old), let scene = try? old.applying(edit), isReadable(scene) else {
          continue
        }
        var file = SceneText(text, file: preset.name)
        try file.become(scene)
        // A property that is put back to its default takes its comment along, and so does a list that becomes empty.
        let lost = comments(of: text) { !$0.contains("views:  ") }.subtracting(comments(of: file.text))
        let removed = scene.omittingDefaults(unlessIn: old).changes.count < old.changes.count
        if !lost.isEmpty, !removed { failures.append("\(preset.name): \(edit): \(lost.sorted())") }
      }
    }
    #expect(failures == [])
  }

  @Test func puttingAPropertyBackGivesTheSameBytes() throws {
    var failures: [String] = []
    for (number, preset) in try presets.enumerated() {
      var edits = RandomTreeEdits(seed: UInt64(9000 + number))
      let text = commented(preset.text, &edits.random)
      let old = try Scene.parse(text, file: preset.name)
      for name in old.views.map(\.name) where hasRoom(for: name, in: text) {
        var file = SceneText(text, file: preset.name)
        try file.become(try old.applying([.set(Edit(name, .isExclusiveTouch(true))), .set(Edit(name, .frame(.zero)))]))
        if file.text == text { failures.append("\(preset.name): \(name) is not written") }
        try file.become(old)
        if file.text != text { failures.append("\(preset.name): \(name)") }
      }
    }
    #expect(failures == [])
  }

  /// Whether the line of a view stays a line in spite of a longer text.
  private func hasRoom(for name: String, in text: String) -> Bool {
    text.split(separator: "\n").contains { $0.contains("name: \(name)") && $0.count < 90 }
  }

  // MARK: Comments

  /// Returns the text with comments above and behind some of its lines.
  private func commented(_ text: String, _ random: inout SplitMix64) -> String {
    var number = 0
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      var result = [String(line)]
      guard !line.allSatisfy(\.isWhitespace) else { return result }
      if random.below(4) == 0 {
        number += 1
        result[0] += "   # behind \(number)."
      }
      if random.below(4) == 0 {
        number += 1
        result.insert(String(line.prefix { $0 == " " }) + "# above \(number).", at: 0)
      }
      return result
    }
    return lines.joined(separator: "\n")
  }

  private func comments(of text: String, where isCounted: (Substring) -> Bool = { _ in true }) -> Set<String> {
    Set(
      text.split(separator: "\n").filter(isCounted).compactMap { line in
        line.range(of: "# ").map { String(line[$0.lowerBound...]) }
      })
  }

  /// Whether the reader takes a scene with these values, such as a scale within its limits.
  private func isReadable(_ scene: Scene) -> Bool {
    (try? Scene.parse(scene.text, file: "\(scene.slug).yaml")) != nil
  }
}
