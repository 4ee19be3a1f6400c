import Foundation
import Testing

@testable import Snapshots

/// Errors at the lines of the scenes' files, for GitHub and in JUnit reports.
struct GitHubAnnotationTests {
  private static let behavior = ["test", ".", "--layers", "scene,trace,hitmap", "--report", "junit"]
  private static let actions = ["GITHUB_ACTIONS": "true"]

  /// A suite whose references are those of the scene before the replacements.
  private func suite(_ replacements: [(String, String)], expecting: String = "") throws -> SuiteFolder {
    let text = TestScenes.card(more: expecting)
    let folder = try SuiteFolder(["card.yaml": text])
    _ = try folder.run(Self.behavior + ["--update", "missing"])
    try folder.write(replacements.reduce(text) { $0.replacing($1.0, with: $1.1) }, to: "card.yaml")
    return folder
  }

  @Test(arguments: [
    ("120 44", "120 45", 5, "button.frame height 44 → 45"),
    ("100,60", "100,60 hold 50", 7, "script line 1: hold 90 → 50 ms"),
    ("  - name: card", "  - isHidden: true\n    name: card", 2, "card.isHidden false → true"),
  ])
  func theLineIsThatOfTheChange(old: String, new: String, line: Int, cause: String) throws {
    let folder = try suite([(old, new)])
    let result = try folder.run(Self.behavior, environment: Self.actions)
    #expect(result.status == 1)
    let expected = "::error file=card.yaml,line=\(line)::1 case: \(cause) in card"
    #expect(result.lines.filter { $0.hasPrefix("::error") } == [expected])
    let report = try folder.text(".touchstone/report.xml")
    #expect(report.contains("file=\"card.yaml\" line=\"\(line)\" time="))
  }

  @Test func anExpectationHasItsLine() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card(more: "expect:\n  - { at: end, hit: card }")])
    let result = try folder.run("test", ".", "--layers", "none", environment: Self.actions)
    #expect(
      result.printed.contains("::error file=card.yaml,line=9::1 case: expects: hit at end: expected card, was button"))
  }

  @Test func filesThatCannotBeReadAndOtherCasesAreNamed() throws {
    let folder = try SuiteFolder(["broken.yaml": TestScenes.broken, "new.yaml": TestScenes.card])
    let result = try folder.run(Self.behavior, environment: Self.actions)
    let lines = result.lines.filter { $0.hasPrefix("::error") }
    #expect(lines.contains { $0.hasPrefix("::error file=broken.yaml,line=3::unknown input `fly`") })
    #expect(lines.contains("::error file=new.yaml::MISSING new-default @end"))
  }

  @Test func elsewhereThereAreNoCommands() throws {
    let folder = try suite([("120 44", "120 45")])
    #expect(!(try folder.run(Self.behavior).printed.contains("::error")))
    #expect(!(try suite([]).run(Self.behavior, environment: Self.actions).printed.contains("::error")))
  }

  @Test func namesCannotEndACommand() {
    var scene = SceneResult(name: "a", path: "a,b:c%.yaml")
    scene.cases = [CaseResult(name: "x\n::error::y", mark: "end", appearance: "", findings: [.missing(.trace)])]
    let lines = GitHubAnnotations.lines(of: SuiteResult(scenes: [scene]))
    #expect(lines == ["::error file=a%2Cb%3Ac%25.yaml::MISSING x%0A::error::y @end"])
  }
}
