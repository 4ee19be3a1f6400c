import Foundation
import Synchronization
import Testing

@testable import SceneTesting
@testable import Snapshots

/// Scenes as arguments of a test: one test for each, and one for what else is in the folder.
struct SceneArgumentTests {
  private func arguments(_ folder: SuiteFolder, _ path: String = ".") -> [SceneArgument] {
    scenes(in: path, filePath: folder.path("Tests.swift"))
  }

  /// Returns the first lines of the issues of each argument's test.
  private func issues(
    _ folder: SuiteFolder, _ match: SceneMatch? = .behavior, path: String = ".", _ environment: [String: String] = [:]
  ) -> [String: [String]] {
    arguments(folder, path).reduce(into: [:]) { issues, argument in
      let texts = Mutex<[String]>([])
      withKnownIssue(isIntermittent: true) {
        let run = AssertionRun(filePath: "", sourceLocation: #_sourceLocation, environment: environment)
        run.checkPart(argument.part, match, results: folder.path(".touchstone"))
      } matching: { issue in
        texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
        return true
      }
      issues[argument.testDescription] = texts.withLock(\.self)
    }
  }

  private static let update = ["TOUCHSTONE_UPDATE": "missing"]

  @Test func eachSceneIsATestWithItsNameInTheSuite() throws {
    let folder = try SuiteFolder([
      "pay.yaml": TestScenes.card, "more/pay.yaml": TestScenes.card, "more/zoom.yaml": TestScenes.card,
    ])
    let names = arguments(folder).map(\.testDescription)
    // Two scenes with one name have their paths, as in a run of the whole suite.
    let ends: [String] = names.map { $0.split(separator: "/").suffix(2).joined(separator: "/") }
    #expect(Set(ends) == ["\(folder.url.lastPathComponent)/pay", "folder .", "more/pay", "zoom"] && ends.count == 4)
    #expect(names.last == "folder .")
  }

  @Test func onlyTheTestOfAChangedSceneFails() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card, "b.yaml": TestScenes.marks])
    #expect(issues(folder, .behavior, Self.update).values.allSatisfy { $0.isEmpty })
    try folder.write(TestScenes.card(button: "isHidden: true, frame: 20 20 120 44"), to: "a.yaml")
    let found = issues(folder)
    #expect(found.mapValues(\.count) == ["a": 1, "b": 0, "folder .": 0])
    #expect(found["a"]?.first?.contains("button.isHidden false → true") == true)
    // Each test keeps the artifacts of the others.
    try folder.write(TestScenes.marks.replacing("300,200", with: "300,300"), to: "b.yaml")
    #expect(issues(folder).mapValues(\.count) == ["a": 1, "b": 2, "folder .": 0])
    #expect(folder.exists(".touchstone/a-default/actual.txt") && folder.exists(".touchstone/b-off@outside/actual.txt"))
  }

  /// What belongs to no scene is found, too: otherwise removing a scene would make its test green.
  @Test func theFolderIsATestOfItsOwn() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card, "b.yaml": TestScenes.card])
    _ = issues(folder, .behavior, Self.update)
    try folder.remove("b.yaml")
    #expect(issues(folder)["folder ."]?.first?.contains("belongs to no case") == true)
    try folder.write("title: nothing\n", to: "b.yaml")
    #expect(issues(folder)["b"]?.isEmpty == false)
  }

  @Test func withoutScenesTheFolderFails() throws {
    let folder = try SuiteFolder(["notes/a.txt": "no scene"])
    #expect(issues(folder)["folder ."]?.first?.contains("no scene in this folder") == true)
    #expect(arguments(folder, "nowhere").map(\.name) == ["folder nowhere"])
    #expect(issues(folder, path: "nowhere").values.allSatisfy { $0.count == 1 })
    try folder.write("layers: [pixels]", to: "touchstone.yaml")
    #expect(issues(folder)["folder ."]?.first?.contains("touchstone.yaml:1") == true)
  }

  @Test func aMaskThatCoversNothingInAnyFrameFails() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card, "b.yaml": TestScenes.marks])
    try folder.write("masks: [view.button, colum]", to: "touchstone.yaml")
    let found = issues(folder, nil, Self.update)
    let problem = "the mask `colum` covers nothing: no frame has an element of this name; did you mean `column`?"
    #expect(found == ["a": [], "b": [], "folder .": [problem]])
    try folder.write("masks: [view.button, column]", to: "touchstone.yaml")
    #expect(issues(folder, nil).values.allSatisfy { $0.isEmpty })
  }
}

/// The arguments in a real test, as the guide shows.
struct SceneArgumentsInATest {
  @Test(arguments: scenes(in: "../../../../Guides/ScreenshotTesting/Tests/SceneTests/Scenes"))
  func theSceneIsAsBefore(_ scene: SceneArgument) {
    assertScene(scene)
  }
}
