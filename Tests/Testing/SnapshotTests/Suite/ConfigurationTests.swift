import Canvas
import Foundation
import Testing

@testable import SceneTesting
@testable import Snapshots

/// `touchstone.yaml`: one place for what a suite compares.
struct ConfigurationTests {
  private func read(_ text: String) throws -> SuiteConfiguration {
    let folder = try SuiteFolder(["touchstone.yaml": text])
    return try SuiteConfiguration.load(for: [folder.url.path])
  }

  @Test func eachKeyIsRead() throws {
    let configuration = try read(
      """
      paths: [a, b/c.yaml]
      ignore: compose.yaml
      layers: [hitmap, trace]
      frames: all
      part: window
      theme: dark
      language: zh-Hans
      scale: 2
      size: 1024x640
      threshold: 0.1
      maxDiffPixels: 7
      antiAliasing: ignore
      masks: [column, "1,2,3,4"]
      """)
    #expect(configuration.paths == ["a", "b/c.yaml"])
    #expect(configuration.ignored == ["compose.yaml"])
    #expect(configuration.layers == [.trace, .hitMap])
    #expect(configuration.frames == .all)
    let appearance = configuration.appearance
    #expect(appearance.description == "dark zh-Hans 2x 1024x640")
    #expect(
      configuration.rules
        == ComparisonRules(
          threshold: 0.1, antiAliasing: .ignore, maximumDifferentPixels: 7,
          masks: [.element("column"), .area(PixelBox(x: 1, y: 2, width: 3, height: 4))]))
  }

  @Test func anEmptyFileHasTheDefaults() throws {
    for text in ["", "# nothing\n"] {
      var configuration = try read(text)
      configuration.file = nil
      #expect(configuration == SuiteConfiguration())
    }
    #expect(SuiteConfiguration().options == SuiteOptions())
  }

  @Test(arguments: [
    ("layer: trace", "1:1: error: unknown key `layer` in a suite; did you mean `layers`?"),
    (
      "layers: [trace, pixels]",
      "1:17: error: layers are `none`, or of scene, trace, hitmap, frame, with commas; not `pixels`"
    ),
    ("frames: some", "1:9: error: unknown value of `frames` `some`; known: all, main"),
    ("theme: pink", "1:8: error: unknown value of `theme` `pink`"),
    ("scale: 4", "1:8: error: `scale` is 1, 2 or 3, not `4`"),
    ("size: 1x1", "1:7: error: `size` is from 1024x640 to 7680x4320, not `1x1`"),
    ("scale: 3\nsize: 6000x4000", "2:7: error: `size` is from 1024x640 to 5461x4320, not `6000x4000`"),
    ("threshold: 2", "1:12: error: `threshold` is from 0 to 1, not `2`"),
    ("maxDiffPixels: -1", "1:16: error: `maxDiffPixels` is 0 or more, not `-1`"),
    ("masks: [\"1,2,3\"]", "1:10: error: a mask is the name of an element, or x,y,w,h"),
    ("paths: [../other]", "1:9: error: a path is relative to the folder of touchstone.yaml, and inside it"),
    ("ignore: /etc/*", "1:9: error: a path is relative"), ("- trace", "1:1: error: expected a suite"),
    ("layers: {", "2:1: error: this is not YAML"),
  ])
  func aMistakeIsAnErrorWithItsPlace(text: String, message: String) throws {
    let folder = try SuiteFolder(["touchstone.yaml": text, "card.yaml": TestScenes.card])
    let result = try folder.run("test", ".")
    #expect(result.status == 65)
    #expect(result.warnings.contains("touchstone.yaml:" + message))
    #expect(!folder.exists(".touchstone"))
  }

  // MARK: Where it is found

  @Test func theNearestFileAboveIsThatOfTheSuite() throws {
    let folder = try SuiteFolder(["touchstone.yaml": "layers: trace", "a/b/card.yaml": TestScenes.card])
    for name in ["a/b/card.yaml", "a/b", "a", "."] {
      #expect(try SuiteConfiguration.load(for: [folder.path(name)]).layers == [.trace])
    }
    try folder.write("layers: hitmap", to: "a/touchstone.yaml")
    #expect(try SuiteConfiguration.load(for: [folder.path("a/b")]).layers == [.hitMap])
    // A repository is a suite of its own.
    try folder.write("", to: "a/b/.git/HEAD")
    #expect(try SuiteConfiguration.load(for: [folder.path("a/b")]).file == nil)
  }

  @Test func pathsOfSeveralSuitesAreAnError() throws {
    let folder = try SuiteFolder([
      "a/touchstone.yaml": "layers: trace", "a/card.yaml": TestScenes.card, "b/card.yaml": TestScenes.card,
      "c/touchstone.yaml": "", "c/card.yaml": TestScenes.card,
    ])
    for names in [["a", "b"], ["b", "a"], ["a", "c"], ["a", "P01"]] {
      let result = try folder.run(["test"] + names)
      #expect(result.status == 65)
      #expect(result.warnings.contains("these belong to several suites, whose touchstone.yaml differ"))
    }
    #expect(try folder.run("test", "b", "P01", "--layers", "none").status == 65)
  }

  @Test func aSecondFileBelowIsAnErrorBecauseItWouldNotBeRead() throws {
    let folder = try SuiteFolder([
      "touchstone.yaml": "layers: trace", "a/card.yaml": TestScenes.card, "a/touchstone.yaml": "layers: none",
    ])
    let result = try folder.run("test", ".", "--update", "missing")
    #expect(result.status == 65)
    #expect(result.printed.contains("a/touchstone.yaml: error: a suite has one touchstone.yaml, at its root"))
  }

  @Test func withoutAPathTheSuiteOfTheCurrentFolderIsTested() throws {
    let folder = try SuiteFolder([
      "touchstone.yaml": "paths: [scenes]\nlayers: trace", "scenes/card.yaml": TestScenes.card, "other.yaml": "a: b",
    ])
    #expect(try folder.run("test", "--update", "missing").lines.last == "compared: trace of each case; touchstone.yaml")
    #expect(folder.files(under: "scenes/card.reference") == ["default@end.txt"])
    try folder.write("layers: trace\nignore: [other.yaml]", to: "touchstone.yaml")
    let result = try folder.run("test")
    #expect(result.status == 0)
    #expect(
      result.lines.suffix(3) == [
        "1 scene, 1 case, all as expected", "compared: trace of each case; touchstone.yaml", "ignored: other.yaml",
      ])
  }

  // MARK: The same for all

  @Test func optionsComeBeforeTheFile() throws {
    let folder = try SuiteFolder(["touchstone.yaml": "layers: trace\nmasks: [column]", "card.yaml": TestScenes.card])
    let printed = try folder.run("test", ".", "--layers", "hitmap", "--update", "missing").printed
    #expect(printed.contains("compared: hit map of each case"))
    #expect(folder.files(under: "card.reference") == ["default@end.hitmap.png"])
  }

  /// The command line and the assertions of Swift tests make and need the same files, with a configuration and without.
  @Test(arguments: ["", "layers: [trace]", "part: window\nframes: all\nsize: 1024x640"])
  func assertionsAndTheCommandLineNeedTheSameReferences(configuration: String) throws {
    let folder = try SuiteFolder(["marks.yaml": TestScenes.marks, "touchstone.yaml": configuration])
    if configuration.isEmpty { try folder.remove("touchstone.yaml") }
    #expect(try folder.run("test", ".", "--update", "missing").status == 0)
    let run = AssertionRun(
      filePath: folder.path("T.swift"), sourceLocation: #_sourceLocation, environment: ["TOUCHSTONE_UPDATE": "none"])
    run.checkSuite([folder.url.path], nil, results: folder.path(".touchstone"))
    let made = try folder.references()
    for name in made.keys { try folder.remove(name) }
    let writing = AssertionRun(
      filePath: folder.path("T.swift"), sourceLocation: #_sourceLocation, environment: ["TOUCHSTONE_UPDATE": "all"])
    writing.checkSuite([folder.url.path], nil, results: folder.path(".touchstone"))
    #expect(try folder.references() == made)
    #expect(!made.isEmpty)
  }

  // MARK: What was not looked at

  @Test func referencesThatAreNotComparedAreCounted() throws {
    let folder = try SuiteFolder(["marks.yaml": TestScenes.marks])
    let small = ["--size", "1024x640", "--update", "missing"]
    _ = try folder.run(["test", "."] + small)
    _ = try folder.run(["test", ".", "--theme", "dark"] + small)
    let result = try folder.run("test", ".", "--layers", "trace", "--only", "@inside")
    #expect(result.status == 0)
    #expect(
      result.lines.suffix(2) == [
        "compared: trace of each case",
        "not looked at: 12 references (hit map 4, scene 4, trace 2, frame dark-en-1x-1024x640-stage 1, frame light-en-1x-1024x640-stage 1)",
      ])
    _ = try folder.run("test", ".", "--layers", "trace", "--report", "json", "--report", "html")
    #expect(
      try folder.text(".touchstone/report.json").contains(
        "\"notCompared\":[\"marks.reference/default@inside.hitmap.png\""))
    #expect(try folder.text(".touchstone/report.html").contains("<br>not looked at: 10 references"))
  }
}
