import Foundation
import Testing

@testable import Scenes

/// Aliases and sizes that are refused before any value is made.
@Suite struct YAMLCheckTests {
  private let views = "views: [{ name: a, frame: 0 0 1 1 }]"

  private func errors(_ yaml: String) -> String {
    do {
      _ = try Scene.parse(yaml, file: "x")
      return "no error"
    } catch {
      return error.description
    }
  }

  /// Seven levels of ten references each stand for ten million values.
  private func bomb(_ names: [String], lineEnd: String) -> String {
    let lists = zip(names.dropFirst(), names).map { name, other in
      "\(name): &\(name) [\(Array(repeating: "*\(other)", count: 10).joined(separator: ", "))]"
    }
    return (["\(names[0]): &\(names[0]) [x]"] + lists + [views]).joined(separator: lineEnd)
  }

  @Test(arguments: [
    (["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"], "\n"), (["1", "2", "3", "4", "5", "6", "7", "8"], "\n"),
    (["_a", "_b", "_c", "_d", "_e", "_f", "_g", "_h"], "\n"), (["-a", "-b", "-c", "-d", "-e", "-f", "-g", "-h"], "\n"),
    (["a", "b", "c", "d", "e", "f", "g", "h"], "\r\n"), (["a", "b", "c", "d", "e", "f", "g", "h"], "\r"),
  ])
  func nestedAliasesAreRefusedAtTheFirst(_ names: [String], lineEnd: String) {
    let column = 2 * names[1].count + 6
    #expect(errors(bomb(names, lineEnd: lineEnd)).hasPrefix("x:2:\(column): error: a scene file cannot have an alias"))
  }

  @Test(arguments: [
    "a: &a 1\nb:\n  - *a", "? &a [x]\n: *a", "a: &a x\n*a : b", "[&a x, *a]", "{a: &a x, b: *a}",
  ])
  func anAliasAnywhereIsRefused(_ yaml: String) {
    #expect(errors(yaml).contains("a scene file cannot have an alias (`*name`)"))
  }

  @Test(arguments: [
    "title: \"- *bold* text\"", "title: '- *bold'", "# see *this\ntitle: x", "title: a * b *c",
    "title: |\n  - *one\n  *two",
    "title: >\n  *folded", "title: x # - *comment", "title: 'it''s: *x'",
    "title: \"a\n  *b\"",
  ])
  func aStarInATextIsNone(_ lines: String) {
    #expect(errors(lines + "\n" + views) == "no error")
  }

  @Test func anAnchorWithoutAliasIsRead() {
    #expect(errors("views: &all [{ name: &name a, frame: 0 0 1 1 }]") == "no error")
  }

  @Test func anAliasInTheHeadIsRefusedInASummary() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).yaml")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("id: &a x\nname: *a\n\(views)".utf8).write(to: file)
    let error = #expect(throws: SceneError.self) { try SceneSummary(file: file) }
    #expect(error?.description.contains(":2:7: error: a scene file cannot have an alias") == true)
  }

  // Comparing the key would take 2 to the power of 40 steps.
  @Test func aValueOfARecordingHasNoAliases() {
    let lists = (1...40).map { "&a\($0) [*a\($0 - 1), *a\($0 - 1)]" }.joined(separator: ", ")
    let line = "'k': [&a0 [x], \(lists), { ? *a40 : 1 }]"
    #expect(YAMLText.plain(line) == line)
    #expect(YAMLText.plain("'it''s'") == "it's")
  }

  @Test func tooManyValuesAreRefused() {
    let list = "[" + String(repeating: "a,", count: 200_000) + "]"
    #expect(errors("notes: \(list)").contains("a scene file has at most 200000 keys and values"))
  }

  @Test func theCodeAndThePlaceOfAForbiddenCharacterAreNamed() {
    #expect(errors("a: é👩‍👧\r\nb: ü\u{1}") == "x:2:5: error: this is not YAML: control characters are not allowed: U+1")
  }
}
