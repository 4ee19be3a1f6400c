import Foundation
import Testing
import WindowHarness

@testable import touchstone

/// The output and the exit status of the commands that need no display.
struct CommandTests {
  private func run(_ arguments: String...) throws -> (status: Int32, printed: String, warnings: String) {
    let program = try Subprocess([RunningProgram.executable] + arguments)
    let printed = try program.rest()
    return (try program.waitForExit(), printed, program.warnings())
  }

  @Test func theCommandsOfScriptsAreParsedWithTheirOptions() throws {
    let render = try #require(try Touchstone.parseAsRoot(["render", "P01", "--output", "a.png"]) as? RenderCommand)
    #expect(render.choice.scene == "P01")
    #expect(render.output == "a.png")
    #expect(try Touchstone.parseAsRoot(["trace", "P16"]) is TraceCommand)
    #expect((try Touchstone.parseAsRoot(["P16"]) as? OpenCommand)?.scene == "P16")
    #expect((try Touchstone.parseAsRoot(["open", "P16"]) as? OpenCommand)?.scene == "P16")
    #expect((try Touchstone.parseAsRoot(["--locked"]) as? OpenCommand)?.locked == true)
    #expect(try Touchstone.parseAsRoot([]) is OpenCommand)
    #expect(!(try Touchstone.parseAsRoot(["help"]) is OpenCommand))
    #expect(try Touchstone.parseAsRoot(["test", "samples"]) is TestCommand)
    let help = try Touchstone.parseAsRoot(["render", "--help"])
    #expect(!(help is RenderCommand))
  }

  @Test @MainActor func optionsReachTheOpening() throws {
    let arguments = ["P16", "--variant", "a", "--step", "--locked", "--allow-code", "--theme", "dark", "--scale", "2"]
    let opening = try #require(try Touchstone.parseAsRoot(arguments) as? OpenCommand).opening
    let appearance = ChosenAppearance(scale: 2, theme: .dark)
    #expect(
      opening
        == Opening(
          scene: "P16", variant: "a", mode: .step, isLocked: true, code: CodeAllowance(ofScenes: true),
          appearance: appearance))
  }

  @Test func whySaysTheCauseAndTheCures() throws {
    let answer = try run("why", "P16", "button", "--touch", "tap 180,226")
    let lines = answer.printed.split(separator: "\n").map(String.init)
    #expect(answer.status == 1 && lines.first == "Why not button at (180, 226)?")
    #expect(lines.contains { $0.contains("so button in it is never asked.") })
    #expect(lines.contains { $0.hasPrefix("    - ") && $0.contains("yellow") })
    let away = try run("why", "P16", "button", "--touch", "tap 180,20")
    #expect(away.status == 1 && away.printed.hasPrefix("Why not button at (180, 20)?\n"))
    let good = try run("why", "P16", "button", "--at", "180,290")
    #expect(good.status == 0 && good.printed.hasSuffix("Nothing stands in the way of button: it gets this touch.\n"))
    let unknown = try run("why", "P16", "buton")
    #expect(unknown.status == 65 && unknown.warnings.contains("there is no object `buton`; did you mean `button`?"))
  }

  @Test func listPrintsThePresetsInOrder() throws {
    let lines = try run("list").printed.split(separator: "\n")
    #expect(lines.first == "P01  five-views                   Five views: A(B, C(D, E))")
    // The titles begin in one column.
    #expect(lines.allSatisfy { $0.dropFirst(32).hasPrefix("  ") && !$0.dropFirst(34).hasPrefix(" ") })
    // A preset stands in its lesson, whatever its number is.
    let lessonTwo = ["P13", "P14", "P15", "P16", "P17", "P18", "P19", "P20", "P21", "P46"]
    let ids = lines.map { String($0.prefix(3)) }
    #expect(Array(ids.drop { $0 != "P13" }.prefix(10)) == lessonTwo)
    #expect(lines.count >= 53)
  }

  @Test func listPrintsThePoints() throws {
    let lines = try run("list", "--points").printed.split(separator: "\n")
    #expect(
      lines.first == "P01  five-views                   From the window down, front child first: the deepest yes wins.")
  }

  @Test func listPrintsJSON() throws {
    let json = try JSONSerialization.jsonObject(with: Data(run("list", "--json").printed.utf8))
    let scenes = try #require(json as? [[String: Any]])
    #expect(scenes.first?["id"] as? String == "P01")
    #expect(scenes.first?["name"] as? String == "five-views")
    #expect(scenes.first?["variants"] as? [String] == ["default"])
    #expect((scenes.first?["title"] as? [String: String])?["zh-Hans"] == "五个视图：A(B, C(D, E))")
  }

  @Test func tracePrintsTheStepsOfThePipeline() throws {
    let lines = try run("trace", "five-views").printed.split(separator: "\n")
    #expect(lines.first == "event: finger 1 began (200, 170) at 0 ms")
    #expect(lines.contains("  finger 1 → B"))
  }

  @Test func tracePrintsTheConsoleLog() throws {
    let lines = try run("trace", "five-views", "--format", "nslog").printed.split(separator: "\n")
    #expect(lines.first == "AView ---->> hitTest:withEvent: ---")
  }

  @Test func tracePrintsJSON() throws {
    let json = try JSONSerialization.jsonObject(with: Data(run("trace", "P16", "--format", "json").printed.utf8))
    let trace = try #require(json as? [String: Any])
    #expect(trace["scene"] as? String == "beyond-the-superview")
    #expect((trace["steps"] as? [Any])?.count == 57)
  }

  @Test func tracePrintsTheNarrationInEitherLanguageOrBoth() throws {
    let english = try run("trace", "P01", "--format", "narration").printed
    let chinese = try run("trace", "P01", "--format", "narration", "--language", "zh-Hans").printed
    #expect(english.hasPrefix("Arrival\n  1. The finger goes down at (200, 170)"))
    #expect(english.split(separator: "\n").count == chinese.split(separator: "\n").count)
    let both = try run("trace", "P01", "--format", "narration", "--language", "both").printed
    #expect(both == english + "\n" + chinese)
  }

  @Test func renderShowsTheChosenStep() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    func picture(_ step: String...) throws -> Data {
      let file = folder.url.appending(path: "\(step.last ?? "live").png")
      let arguments = ["render", "P16", "-o", file.path] + step
      let program = try Subprocess([RunningProgram.executable] + arguments)
      #expect(try program.waitForExit() == 0)
      return try Data(contentsOf: file)
    }
    let (early, mark, end, number) = try (
      picture("--step", "9"), picture("--step", "above"), picture("--step", "end"), picture("--step", "57")
    )
    #expect(early != mark && mark != end)
    #expect(number == end)
  }

  @Test func aVariantHasItsOwnTrace() throws {
    let preset = try run("trace", "the-override", "--variant", "override").printed
    try #expect(preset == run("trace", "the-override").printed)
    try #expect(preset != run("trace", "the-override", "--variant", "default").printed)
  }

  @Test func allPresetsMeetTheirExpectations() throws {
    let result = try run("test", "--layers", "none")
    #expect(result.status == 0)
    #expect(
      result.printed.contains(
        "all as expected\ncompared: expectations only; of Touchstone's presets, because no path names other scenes\n"
          + "not looked at: "))
  }

  @Test func versionIsPrinted() throws {
    let result = try run("--version")
    #expect(result.status == 0)
    #expect(result.printed == Version.current + "\n")
  }

  @Test func theVersionIsThatOfTheChangelog() throws {
    let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let changelog = try String(contentsOf: repository.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let heading = try #require(changelog.split(separator: "\n").first { $0.hasPrefix("## ") })
    let version = try #require(heading.firstMatch(of: /^## \[?(\d+\.\d+\.\d+)/)?.1)
    #expect(version == Version.current)
  }

  @Test(arguments: ["README.md", "README.zh-Hans.md"]) func theVersionIsThatOfTheReadme(name: String) throws {
    let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let readme = try String(contentsOf: repository.appending(path: name), encoding: .utf8)
    #expect(readme.matches(of: /(\d+\.\d+\.\d+)[^\n]*CHANGELOG\.md/).map(\.1) == [Substring(Version.current)])
  }

  // MARK: - Errors

  @Test func anUnknownStepIsReportedWithTheKnownOnes() throws {
    let result = try run("render", "P16", "-o", "/dev/null", "--step", "abvoe")
    #expect(result.status == 65)
    #expect(result.warnings.contains("it has steps 0 to 57 and the marks `above`, `inside`, `end`"))
  }

  @Test func aFailedExpectationEndsWith1() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let wrong = try FiveViews.text(script: ["tap 260,420"], expect: "expect:\n  - { at: end, hit: B }\n")
    try Data(wrong.utf8).write(to: folder.url.appending(path: "wrong.yaml"))
    let result = try run("test", folder.url.path, "--layers", "none", "--results", folder.url.path)
    #expect(result.status == 1)
    #expect(result.printed.contains("hit at end: expected B, was E"))
  }

  @Test func aSceneThatCannotBeReadEndsWith65AfterTheOthersArePlayed() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try Data("script: [fly 1,2]\n".utf8).write(to: folder.url.appending(path: "broken.yaml"))
    let result = try run("test", folder.url.path, "five-views", "--layers", "none", "--results", folder.url.path)
    #expect(result.status == 65)
    #expect(result.printed.contains("PASS five-views"))
    #expect(result.printed.contains("broken.yaml:1:"))
  }

  @Test func warningsAboutOldSpellingsGoToStandardErrorOnce() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appending(path: "old.yaml").path
    let text = "group: 1\nviews: [{ name: a, frame: 0 0 9 9 }]\nscript: [\"tap 5,5\"]\nexpect: [{ at: end, hit: a }]\n"
    try Data(text.utf8).write(to: URL(filePath: file))
    let warning = "touchstone: \(file):1:1: warning: the key `group` is now called `lesson`\n"
    // A folder of its own: else the command may say that it waits for another test that writes results.
    let results = folder.url.appending(path: "results").path
    let commands = [
      ["trace", file], ["render", file, "-o", "/dev/null"], ["test", file, "--layers", "none", "--results", results],
    ]
    for arguments in commands {
      let program = try Subprocess([RunningProgram.executable] + arguments)
      let printed = try program.rest()
      try #expect(program.waitForExit() == 0)
      #expect(program.warnings() == warning)
      #expect(!printed.contains("warning"))
    }
  }

  @Test(arguments: [["trace", "five-view"], ["render", "nowhere.yaml", "-o", "/dev/null"], ["open", "five-view"]])
  func anUnknownSceneEndsWith65(_ arguments: [String]) throws {
    let program = try Subprocess([RunningProgram.executable] + arguments)
    try #expect(program.waitForExit() == 65)
    #expect(program.warnings().hasPrefix("touchstone: "))
  }

  @Test func anUnknownVariantIsReportedWithTheKnownOnes() throws {
    let result = try run("trace", "the-override", "--variant", "overide")
    #expect(result.status == 65)
    #expect(result.warnings == "touchstone: the-override has no variant `overide`; it has `override`, `default`\n")
  }

  @Test func aPictureThatCannotBeWrittenEndsWith74() throws {
    let result = try run("render", "five-views", "-o", "/nowhere/picture.png")
    #expect(result.status == 74)
    #expect(result.warnings.contains("/nowhere/picture.png"))
  }

  @Test func outputThatCannotBeWrittenEndsWith74() throws {
    let program = try Subprocess(["sh", "-c", "'\(RunningProgram.executable)' list >/dev/full"])
    try #expect(program.waitForExit() == 74)
  }

  @Test(arguments: [
    ["render", "five-views"], ["list", "--yaml"], ["open", "--size", "10x10"], ["open", "--scale", "4"],
    ["trace", "five-views", "--format", "xml"],
  ])
  func wrongUsageEndsWith64(_ arguments: [String]) throws {
    let program = try Subprocess([RunningProgram.executable] + arguments)
    try #expect(program.waitForExit() == 64)
  }

  @Test(arguments: [
    ["render", "P01", "-o", "/dev/null"], ["test", "P01", "--layers", "none"], ["open", "P01"],
  ])
  func aSizeTooLargeForTheScaleIsWrongUsageAndNamesTheLargest(_ command: [String]) throws {
    let program = try Subprocess([RunningProgram.executable] + command + ["--size", "7680x4320", "--scale", "3"])
    try #expect(program.waitForExit() == 64)
    let expected =
      "Error: '--size 7680x4320' is too large for '--scale 3': a picture has at most 16384 device pixels on each side. "
      + "Please provide at most 5461x4320.\n"
    #expect(program.warnings().hasPrefix(expected))
  }

  @Test func aWrongSizeIsToldTheSmallest() throws {
    let refused = try run("render", "P01", "-o", "/dev/null", "--size", "100x100")
    #expect(refused.status == 64 && refused.warnings.contains("from 1024x640 to 7680x4320"))
    #expect(try run("render", "--help").printed.contains("1024x640"))
  }

  @Test func aPictureHasTheEndingOfItsFormat() throws {
    let refused = try run("render", "P01", "-o", "x.jpg")
    #expect(refused.status == 64 && refused.warnings.contains("ends with .png"))
  }

  @Test func aMistypedCommandIsToldTheRightOne() throws {
    let refused = try run("tset")
    #expect(refused.status == 64 && refused.warnings.contains("Did you mean 'test'?"))
    // What resembles no command is a scene.
    #expect(try run("five-viws").status == 65)
  }

  @Test func withoutADisplayTheErrorNamesTheRenderCommand() throws {
    let program = try Subprocess([RunningProgram.executable, "open"])
    try #expect(program.waitForExit() == 69)
    let warnings = program.warnings()
    #expect(warnings.contains("touchstone render SCENE -o FILE"))
    #expect(warnings.split(separator: "\n").count == 1)
  }
}
