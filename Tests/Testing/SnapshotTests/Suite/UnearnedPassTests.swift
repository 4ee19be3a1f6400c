import Foundation
import Testing

@testable import Snapshots

/// Ways to make a broken suite pass. None of them does.
struct UnearnedPassTests {
  private static let behavior = ["test", ".", "--layers", "trace,hitmap"]

  /// A suite of one scene with its references, which passes.
  private func suite(_ text: String = TestScenes.card(more: "expect:\n  - { at: end, hit: button }")) throws
    -> SuiteFolder
  {
    let folder = try SuiteFolder(["card.yaml": text])
    #expect(try folder.run(Self.behavior + ["--update", "missing"]).status == 0)
    #expect(try folder.run(Self.behavior).status == 0)
    return folder
  }

  // MARK: Files that vanish

  @Test(arguments: [
    ("script:", "scirpt:", "card.yaml:6:1: error: unknown key `scirpt` in a scene; did you mean `script`?"),
    ("expect:", "expects:", "card.yaml:8:1: error: unknown key `expects` in a scene; did you mean `expect`?"),
    ("views:\n", "veiws:\n", "card.yaml:1:1: error: unknown key `veiws` in a scene; did you mean `views`?"),
  ])
  func aMisspeltKeyIsAnErrorWithLineAndNearestKey(key: String, wrong: String, message: String) throws {
    let folder = try suite()
    try folder.write(folder.text("card.yaml").replacing(key, with: wrong), to: "card.yaml")
    for arguments in [Self.behavior, ["test", ".", "--layers", "none"], ["test"] + ["."]] {
      let result = try folder.run(arguments)
      #expect(result.status == 65)
      #expect(result.printed.contains(message))
    }
  }

  @Test func bothMisspeltIsAnErrorToo() throws {
    let folder = try suite()
    let text = try folder.text("card.yaml").replacing("script:", with: "scripts:").replacing(
      "expect:", with: "expected:")
    try folder.write(text, to: "card.yaml")
    let result = try folder.run(Self.behavior, environment: ["CI": "1"])
    #expect(result.status == 65)
    #expect(result.printed.contains("card.yaml:6:1: error:") && result.printed.contains("card.yaml:8:1: error:"))
  }

  @Test func anEmptyScriptAndExpectationAreComparedWithTheReferences() throws {
    let folder = try suite()
    try folder.write(
      TestScenes.card.replacing("  - tap 100,60", with: "") + "\nexpect:\n", to: "card.yaml")
    #expect(try folder.run(Self.behavior).status == 1)
    // Without references there is nothing that could fail.
    let result = try folder.run("test", ".", "--layers", "none")
    #expect(result.status == 65)
    #expect(
      result.printed.contains(
        "card.yaml: error: nothing is tested: the scene expects nothing, and no layer is compared"))
  }

  @Test(arguments: ["", "# all gone\n", "services:\n  web: {}\n"].sample(every: 3, from: 2))
  func aFileThatIsNoSceneIsAnErrorUnlessItIsListed(text: String) throws {
    let folder = try suite()
    try folder.write(text, to: "data/other.yml")
    let result = try folder.run(Self.behavior)
    #expect(result.status == 65)
    #expect(
      result.printed.contains(
        "data/other.yml: note: each YAML file of a suite is a scene; list one that is not under `ignore:`"))
    for pattern in ["data/other.yml", "data/*", "*/o*.yml"] {
      try folder.write("ignore: [\"\(pattern)\"]", to: "touchstone.yaml")
      #expect(try folder.run(Self.behavior).status == 0)
    }
    // A star does not cross a folder.
    try folder.write("ignore: [\"*.yml\"]", to: "touchstone.yaml")
    #expect(try folder.run(Self.behavior).status == 65)
  }

  /// The two names of the last pair differ only in how the letter is written.
  @Test(arguments: [("card.yaml", "card.yml"), ("\u{E9}.yaml", "e\u{301}.yaml")])
  func twoScenesWithTheSameReferencesAreAnError(first: String, second: String) throws {
    let folder = try SuiteFolder([first: TestScenes.card])
    try folder.write(TestScenes.card, to: second)
    let result = try folder.run(Self.behavior + ["--update", "all"])
    #expect(result.status == 65)
    #expect(result.printed.contains("error: its references would be those of `"))
    #expect(result.printed.contains("3 scenes, 2 cases"))
  }

  @Test func aFolderThatCannotBeReadIsAnError() throws {
    let folder = try suite()
    try folder.write("views: no list", to: "locked/broken.yaml")
    chmod(folder.path("locked"), 0)
    defer { chmod(folder.path("locked"), 0o755) }
    let user = geteuid() == 0 ? ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    let process = try folder.start(user + [SuiteFolder.program, "test", ".", "--layers", "none"])
    process.waitUntilExit()
    #expect(process.terminationStatus == 65)
    #expect(try folder.text(".printed").contains("locked: error: this folder cannot be read, and may have scenes"))
  }

  @Test func aPathOfTheConfigurationThatDoesNotExistIsAnError() throws {
    let folder = try suite()
    try folder.write("paths: [card.yaml, nope]", to: "touchstone.yaml")
    let result = try folder.run("test", "--layers", "none")
    #expect(result.status == 65)
    #expect(result.printed.contains("touchstone.yaml: error: `paths` names `nope`, which does not exist"))
  }

  @Test func anIgnoredSceneLeavesObsoleteReferences() throws {
    let folder = try suite()
    try folder.write("ignore: [card.yaml]", to: "touchstone.yaml")
    try folder.write(TestScenes.card(more: "expect:\n  - { at: end, hit: button }"), to: "other.yaml")
    let result = try folder.run("test", ".", "--layers", "none")
    #expect(result.status == 1)
    #expect(result.printed.contains("OBSOLETE card.reference/default@end.txt"))
  }

  @Test func aLessonPlanIsNoSceneAndMustBeReadable() throws {
    let folder = try suite()
    try folder.write("parts:\n  - scene: five-views\n", to: "plans/hour.yaml")
    #expect(try folder.run(Self.behavior).status == 0)
    try folder.write("parts:\n  - scene: six-views\n", to: "plans/hour.yaml")
    let result = try folder.run(Self.behavior)
    #expect(result.status == 65)
    #expect(result.printed.contains("plans/hour.yaml:2:12: error: the scene `six-views` cannot be read"))
  }

  @Test func aSceneThatIsMovedOrRemovedLeavesObsoleteReferences() throws {
    for name in [".card.yaml", "card.yaml.old", "card.reference/card.yaml"] {
      let folder = try suite()
      try folder.write(folder.text("card.yaml"), to: name)
      try folder.remove("card.yaml")
      try folder.write(TestScenes.card(more: "expect:\n  - { at: end, hit: button }"), to: "other.yaml")
      #expect(try folder.run("test", ".", "--layers", "none").status == 1)
    }
  }

  @Test(arguments: ["{ at: end }", "{ at: end, notAsked: [] }", "{ at: end, trace: [] }"].sample(every: 3))
  func anExpectationWithoutAConditionIsAnError(text: String) throws {
    let folder = try suite()
    try folder.write(TestScenes.card(more: "expect:\n  - { at: end, hit: button }\n  - \(text)"), to: "card.yaml")
    for layers in ["none", "trace,hitmap"] {
      let result = try folder.run("test", ".", "--layers", layers)
      #expect(result.status == 65)
      #expect(result.printed.contains("card.yaml:10:1: error: this expectation has no condition, such as `hit`"))
    }
  }

  @Test func theEndingMayHaveCapitalLetters() throws {
    let folder = try suite()
    try folder.write(TestScenes.card(more: "expect:\n  - { at: end, hit: card }"), to: "other.YAML")
    #expect(try folder.run("test", ".", "--layers", "none").status == 1)
  }

  @Test func theReferencesOfASceneWithCapitalLettersAreItsOwn() throws {
    let folder = try SuiteFolder(["card.YAML": TestScenes.card])
    let arguments = ["test", ".", "--layers", "trace"]
    #expect(try folder.run(arguments + ["--update", "missing"]).status == 0)
    #expect(try folder.run(arguments).lines.first == "PASS card  1 case")
    try folder.remove("card.YAML")
    #expect(try folder.run(arguments).status != 0)
  }

  /// In a folder without a configuration, a run without a path tests something else than the scenes there.
  @Test func aRunWithoutAPathSaysThatItTestsThePresets() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.broken])
    let run = try folder.run("test", "--layers", "trace", "--only", "^five-views")
    #expect(run.status == 0)
    #expect(run.printed.contains("; of Touchstone's presets, because no path names other scenes"))
    #expect(try !folder.run("test", ".", "--layers", "trace").printed.contains("presets"))
  }

  @Test func scenesBehindALinkAreAnErrorUnlessItIsListed() throws {
    let folder = try suite(), other = try SuiteFolder(["a/wrong.yaml": TestScenes.broken])
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: other.url.path)
    let result = try folder.run(Self.behavior)
    #expect(result.status == 65)
    #expect(result.printed.contains("link: error: this link leads to YAML files outside the suite"))
    try folder.write("ignore: [link]", to: "touchstone.yaml")
    #expect(try folder.run(Self.behavior).status == 0)
    // The suite itself may be named by a link.
    try FileManager.default.createSymbolicLink(atPath: other.path("suite"), withDestinationPath: folder.url.path)
    #expect(try other.run("test", "suite", "--layers", "trace,hitmap").status == 0)
  }

  // MARK: Runs that test nothing

  @Test func anExpressionThatMatchesNothingIsAnErrorAndNothingElse() throws {
    let folder = try suite()
    try folder.write(TestScenes.card, to: "card.yaml")
    try folder.write("old", to: ".touchstone/report.html")
    for more in [[], ["--shard", "1/2"], ["--report", "html"]] {
      let result = try folder.run(Self.behavior + ["--only", "nobody"] + more)
      #expect(result.status == 64)
      #expect(result.printed.isEmpty)
      #expect(result.warnings.contains("No case matches 'nobody'."))
      #expect(try folder.text(".touchstone/report.html") == "old")
    }
  }

  @Test func nothingIsAcceptedInCIMode() throws {
    let folder = try suite()
    try folder.write(TestScenes.card(button: "frame: 20 20 120 45"), to: "card.yaml")
    #expect(try folder.run(Self.behavior).status == 1)
    let before = try folder.references()
    for arguments in [["accept", "--all"], ["accept", "card"]] {
      let result = try folder.run(arguments, environment: ["CI": "true"])
      #expect(result.status == 64)
      #expect(result.warnings.contains("CI is set, and CI mode writes no references."))
    }
    #expect(try folder.references() == before)
    #expect(try folder.run("accept", "--all", environment: ["CI": "false"]).status == 0)
  }

  // MARK: Reports of another run

  @Test func aReportIsWrittenAnewOrRemoved() throws {
    let folder = try suite()
    let reports = ["--report", "html", "--report", "json", "--report", "junit", "--report", "json=out/own.json"]
    #expect(try folder.run(Self.behavior + reports).status == 0)
    let names = [".touchstone/report.html", ".touchstone/report.json", ".touchstone/report.xml"]
    #expect(names.allSatisfy(folder.exists))
    try folder.write(TestScenes.card(button: "frame: 20 20 120 45"), to: "card.yaml")
    // Without reports, those of the run that passed must not stay beside the artifacts of this one.
    #expect(try folder.run(Self.behavior).status == 1)
    #expect(!names.contains(where: folder.exists))
    // A run that cannot start leaves none, either.
    try folder.write("{\"causes\":[],\"status\":0}", to: "out/own.json")
    let broken = try folder.run(Self.behavior + ["--report", "json=out/own.json", "--jobs", "1"])
    #expect(broken.status == 1)
    #expect(try folder.text("out/own.json").contains("\"status\":1"))
  }

  @Test func aReportReplacesNothingElse() throws {
    let folder = try suite()
    let scene = try folder.text("card.yaml")
    for kind in ["html", "junit", "json"] {
      let result = try folder.run(Self.behavior + ["--report", "\(kind)=card.yaml"])
      #expect(result.status == 74)
      #expect(result.warnings.contains("card.yaml: cannot be written: it is no \(kind) report, and is not replaced"))
      #expect(try folder.text("card.yaml") == scene)
    }
  }

  @Test func aReportThatCannotBeWrittenLeavesTheOthersAndTheSummary() throws {
    let folder = try suite()
    let result = try folder.run(Self.behavior + ["--report", "junit=/proc/none.xml", "--report", "json"])
    #expect(result.status == 74)
    #expect(result.warnings.contains("/proc/none.xml: cannot be written"))
    #expect(result.printed.contains("1 scene, 1 case, all as expected"))
    #expect(folder.exists(".touchstone/report.json"))
  }

  @Test func aReportToAPipeIsNotRemoved() throws {
    let folder = try suite()
    let result = try folder.run(Self.behavior + ["--report", "json=/dev/stdout"])
    #expect(result.status == 0)
    #expect(result.printed.contains("\"format\":"))
    #expect(FileManager.default.fileExists(atPath: "/dev/stdout"))
  }
}
