import Testing

@testable import Snapshots

/// The names of cases and scenes in a suite: different ones have different names.
struct CaseNameTests {
  @Test func aNameIsThatOfTheSceneAndTheVariant() {
    #expect(CaseName.name(scene: "beyond-the-superview", variant: "override") == "beyond-the-superview-override")
    #expect(CaseName.name(scene: "my scene", variant: "at_once") == "my scene-at_once")
    #expect(CaseName.name(scene: "x", variant: "y-z") == "x--y-z")
  }

  @Test func allShortNamesGiveDifferentCases() {
    var texts = [""]
    for _ in 1...3 { texts += texts.flatMap { text in ["a", "-", "%", "2", "D", "5"].map { text + $0 } } }
    let parts = Set(texts).subtracting([""]).filter { $0.count <= 3 }
    var found: [String: (String, String)] = [:]
    var collisions: [String] = []
    for scene in parts {
      for variant in parts {
        let name = CaseName.name(scene: scene, variant: variant)
        if let (a, b) = found.updateValue((scene, variant), forKey: name) {
          collisions.append("\(name): \(a), \(b) and \(scene), \(variant)")
        }
      }
    }
    #expect(collisions.isEmpty, "\(collisions.prefix(5))")
  }

  @Test func casesWhoseNamesWouldBeEqualHaveFoldersOfTheirOwn() throws {
    let folder = try SuiteFolder(["x.yaml": scene(variant: "y-z"), "x-y.yaml": scene(variant: "z")])
    let result = try folder.test()
    #expect(Set(result.cases.map(\.name)) == ["x--y-z", "x-y-z"])
    #expect(Set(result.cases.compactMap(\.artifacts)).count == 2)
    #expect(try folder.run("accept", "x--y-z").status == 0)
    #expect(try folder.references().keys.allSatisfy { $0.hasPrefix("x.reference/y-z@end") })
    #expect(try folder.run("accept", "x-y-z").status == 0)
    #expect(try folder.test().status == .passed)
  }

  @Test func theNameOfACaseComesBeforeThatOfAScene() throws {
    let folder = try SuiteFolder(["x.yaml": scene(variant: "y"), "x-y.yaml": scene(variant: "z")])
    _ = try folder.test()
    #expect(try folder.run("accept", "x-y").status == 0)
    #expect(try folder.references().keys.allSatisfy { $0.hasPrefix("x.reference/") })
  }

  @Test func scenesThatDifferOnlyInTheEndingHaveNamesOfTheirOwn() throws {
    let folder = try SuiteFolder(["x.yaml": TestScenes.card, "x.yml": TestScenes.card])
    #expect(Set(try folder.test().scenes.filter { $0.diagnostics.isEmpty }.map(\.name)).count == 2)
  }

  @Test func controlCharactersOfNamesAreVisibleAndMakeNoLines() throws {
    let folder = try SuiteFolder(["new\nPASS forged.yaml": scene(variant: "q\\e[31m")])
    let result = try folder.run("test", ".", "--layers", "trace", "--report", "junit", "--report", "html")
    #expect(result.lines.first == "MISSING new\\u{A}PASS forged-q\\u{1B}[31m @end  light en 1x stage")
    #expect(!result.printed.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    for report in ["report.xml", "report.html"] {
      let text = try folder.text(".touchstone/\(report)")
      #expect(text.contains("q\\u{1B}[31m"))
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
    #expect(try folder.run("accept", "--all").lines.count == 1)
  }

  @Test func theNameOfAFileMakesNoLineInAnError() throws {
    let folder = try SuiteFolder()
    let result = try folder.run(
      "test", "P01", "--layers", "none", "--report", "json=/dev/null/\ntouchstone: all is well")
    #expect(result.status == 74)
    #expect(result.warnings.hasPrefix("touchstone: /dev/null/\\u{A}touchstone: all is well: cannot be written: "))
  }

  private func scene(variant: String) -> String {
    "views: [{ name: card, frame: 0 0 9 9 }]\nvariants: [{ name: \"\(variant)\" }]\nscript: [\"tap 5,5\"]\n"
  }
}
