import Foundation
import Testing

@testable import Canvas
@testable import Snapshots

/// The exit codes of the program.
struct ExitStatusTests {
  @Test func zeroWhenNothingDiffers() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    _ = try folder.test { $0.update = .missing }
    #expect(try folder.run("test", ".", "--layers", "trace,hitmap").status == 0)
  }

  @Test func theExitCodeIsThatOfTheWorstResult() throws {
    let folder = try SuiteFolder([
      "same.yaml": TestScenes.card, "missing.yaml": TestScenes.marks,
    ])
    _ = try folder.test {
      $0.only = "same"
      $0.update = .missing
    }
    let arguments = ["test", ".", "--layers", "trace,hitmap"]
    #expect(try folder.run(arguments).status == 1)
    try folder.write(TestScenes.broken, to: "broken.yaml")
    #expect(try folder.run(arguments).status == 65)
    try folder.write("a file", to: "unwritable.reference")
    try folder.write(TestScenes.card, to: "unwritable.yaml")
    let worst = try folder.run(arguments + ["--update", "missing"])
    #expect(worst.status == 74)
    #expect(worst.printed.contains("PASS same"))
    #expect(worst.printed.contains("broken.yaml:3:5: error: unknown input `fly`"))
  }

  @Test(arguments: [
    ["--layers", "trace,pixels"], ["--layers", ""], ["--frames", "some"], ["--part", "panel"], ["--only", "("],
    ["--shard", "3/2"], ["--jobs", "0"], ["--jobs", "many"], ["--update", "some"], ["--threshold", "1.5"],
    ["--threshold", "nan"], ["--max-diff-pixels", "-1"], ["--anti-aliasing", "maybe"], ["--mask", ""],
    ["--report", "pdf"], ["--report", "html="], ["--theme", "pink"], ["--scale", "0"], ["--size", "1x1"],
    ["--retries", "3"],
  ])
  func wrongUsageEndsWith64(arguments: [String]) throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    let result = try folder.run(["test", "."] + arguments)
    #expect(result.status == 64)
    #expect(result.warnings.contains("Usage: touchstone test"))
    #expect(folder.files() == [".printed", ".warnings", "card.yaml"])
  }

  @Test func anExpressionThatMatchesNoCaseIsWrongUsage() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    let result = try folder.run("test", ".", "--only", "nobody")
    #expect(result.status == 64)
    #expect(result.warnings.contains("No case matches 'nobody'."))
  }

  // MARK: same and differ

  @Test func aClaimAboutTwoScenesHoldsOrNot() throws {
    let folder = try SuiteFolder()
    #expect(try folder.run("same", "P16", "P16").status == 0)
    #expect(try folder.run("differ", "P16", "P16").status == 1)
    let other = try folder.run("same", "P16", "P16@override")
    #expect(other.status == 1)
    #expect(other.printed.contains("the runs part at step 8\n"))
    #expect(other.printed.contains("the hit maps differ, first at (140, 220)\n  30400 points: yellow → behind\n"))
    #expect(try folder.run("differ", "P16", "P16@override").status == 0)
    #expect(try folder.run("same", "P16", "none").status == 65)
    #expect(try folder.run("same", "P16").status == 64)
  }

  @Test func scenesOfOneTraceDifferByTheirHitMaps() throws {
    let views = "- { name: a, frame: 0 0 50 50 }"
    func scene() -> String { "views:\n  \(views)\nscript:\n  - tap 200,200\n" }
    let folder = try SuiteFolder(["a.yaml": scene(), "b.yaml": scene().replacing("50 50", with: "50 51")])
    let result = try folder.run("same", "./a.yaml", "./b.yaml")
    #expect(result.status == 1)
    #expect(result.printed.hasSuffix("\nthe hit maps differ, first at (0, 50)\n  50 points: W → a\n"))
    try folder.write(scene().replacing("tap 200,200", with: "tap 200,201"), to: "c.yaml")
    #expect(try folder.run("same", "./a.yaml", "./c.yaml").printed.contains("the runs part at step 1"))
  }

  @Test func renderWritesTheMapAlone() throws {
    let folder = try SuiteFolder()
    #expect(try folder.run("render", "P16", "--layer", "hitmap", "-o", "map.png").status == 0)
    let map = try Bitmap(pngAt: folder.url.appending(path: "map.png"))
    #expect((map.width, map.height) == (360, 560))
    #expect(try folder.run("render", "P16", "--layer", "sound", "-o", "x.png").status == 64)
  }

  // MARK: diff

  @Test func equalAndDifferentPictures() throws {
    let folder = try SuiteFolder()
    let picture = TestPictures.disc(), other = TestPictures.disc(shift: 1)
    try picture.writePNG(to: folder.url.appending(path: "a.png"))
    try other.writePNG(to: folder.url.appending(path: "b.png"))
    let same = try folder.run("diff", "a.png", "a.png")
    #expect(same.status == 0)
    #expect(same.printed == "the same: 96×96 px\n")
    let different = try folder.run("diff", "a.png", "b.png", "-o", "d.png")
    #expect(different.status == 1)
    #expect(different.printed.contains(/^[0-9,]+ px \([0-9.]+ %\) differ, in \d+,\d+ \d+×\d+\n$/))
    #expect(try Bitmap(pngAt: folder.url.appending(path: "d.png")).width == 96)
    #expect(try folder.run("diff", "a.png", "b.png", "--threshold", "1").status == 0)
  }

  @Test func picturesOfDifferentSizesAndMissingOnes() throws {
    let folder = try SuiteFolder(["text.png": "no picture"])
    try TestPictures.disc().writePNG(to: folder.url.appending(path: "a.png"))
    try TestPictures.plain().writePNG(to: folder.url.appending(path: "b.png"))
    let sizes = try folder.run("diff", "a.png", "b.png")
    #expect(sizes.status == 1)
    #expect(sizes.printed == "b.png has 8×6 px, a.png 96×96\n")
    #expect(try folder.run("diff", "a.png", "b.png", "-o", "d.png").warnings.contains("d.png: not written"))
    #expect(try folder.run("diff", "a.png", "text.png").status == 65)
    #expect(try folder.run("diff", "a.png", "none.png").status == 65)
    #expect(try folder.run("diff", "a.png", "b.png", "--mask", "column").status == 64)
    #expect(try folder.run("diff", "a.png", "a.png", "-o", "/nowhere/d.png").status == 74)
  }

  @Test func aPictureIsNeitherReplacedNorMaskedAsAWhole() throws {
    let folder = try SuiteFolder()
    try TestPictures.plain().writePNG(to: folder.url.appending(path: "a.png"))
    try TestPictures.disc().writePNG(to: folder.url.appending(path: "b.png"))
    let files = try (folder.data("a.png"), folder.data("b.png"))
    #expect(try folder.run("diff", "a.png", "b.png", "-o", "./a.png").status == 64)
    #expect(try folder.run("diff", "a.png", "b.png", "-o", "b.png").status == 64)
    #expect(try folder.run("diff", "a.png", "a.png", "-o", "d.jpg").status == 64)
    #expect(try (folder.data("a.png"), folder.data("b.png")) == files)
    let masked = try folder.run("diff", "a.png", "a.png", "--mask", "0,0,8,6")
    #expect(masked.status == 65)
    #expect(masked.warnings.contains("the masks cover the whole picture: nothing is left to compare"))
  }

  @Test func aFolderThatIsGoneHasNoConfiguration() throws {
    let folder = try SuiteFolder(["gone/x": ""])
    let command = "cd gone && rm x && rmdir ../gone && exec \"$0\" test P01 --layers none"
    let process = try folder.start(["/bin/sh", "-c", command, SuiteFolder.program])
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let whole = try folder.start([
      "/bin/sh", "-c", "mkdir g && cd g && rmdir ../g && exec \"$0\" mutate P01", SuiteFolder.program,
    ])
    whole.waitUntilExit()
    #expect(whole.terminationReason == .exit)
  }

  @Test func theDoctorFindsNoProblems() throws {
    let result = try SuiteFolder().run("doctor")
    #expect(result.status == 0)
    let titles = result.lines.map { $0.prefix { $0 != " " } }
    #expect(
      titles == ["SDL", "libpng", "fonts", "drawing", "comparing", "presets", "own", "kernel", "display", "touch"])
    #expect(result.printed.contains("display    none: "))
  }
}
