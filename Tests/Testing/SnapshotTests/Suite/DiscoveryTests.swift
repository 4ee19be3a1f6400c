import Foundation
import TestSupport
import Testing

@testable import Snapshots

/// The scenes and cases of a suite, and their order.
struct DiscoveryTests {
  @Test func twoScenesOfOneIdAreRefusedWithBothFiles() throws {
    let folder = try SuiteFolder([
      "a.yaml": "id: X1\n" + TestScenes.card, "b.yaml": "id: 'X1'  # the same\n" + TestScenes.card,
    ])
    let result = try folder.run("test", ".", "--layers", "none")
    #expect(result.status == 65)
    #expect(result.printed.contains("b.yaml: error: the id `X1` is that of `a.yaml` too"), "\(result.printed)")
    // Files that a person names may be a scene and a copy of it.
    #expect(!(try folder.run("test", "a.yaml", "b.yaml", "--layers", "trace").printed.contains("the id")))
  }

  @Test func scenesAreFoundInSubfoldersInTheOrderOfTheirPaths() throws {
    let folder = try SuiteFolder([
      "b.yaml": TestScenes.card, "a/z.yaml": TestScenes.card, "a/deep/er/c.yml": TestScenes.card,
      "10-last.yaml": TestScenes.card,
    ])
    let suite = SceneSuite([folder.url.path])
    #expect(suite.scenes.map(\.name) == ["last", "c", "z", "b"])
  }

  @Test func everyYAMLFileIsASceneButHiddenOnes() throws {
    let folder = try SuiteFolder([
      "scene.yaml": TestScenes.card, "compose.yaml": "services:\n  web: {}\n", "notes.txt": "script:\n",
      ".hidden/scene.yaml": TestScenes.card, ".secret.yaml": TestScenes.card, "touchstone.yaml": "",
    ])
    let suite = try SceneSuite.configured([folder.url.path])
    #expect(suite.scenes.map(\.path) == ["compose.yaml", "scene.yaml"].map { folder.path($0) })
  }

  @Test func aCyclicLinkIsNotFollowed() throws {
    let folder = try SuiteFolder(["scene.yaml": TestScenes.card])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("again"), withDestinationPath: folder.url.path)
    #expect(SceneSuite([folder.url.path]).scenes.count == 1)
  }

  @Test func aSceneNamedTwiceIsTestedOnce() throws {
    let folder = try SuiteFolder(["scene.yaml": TestScenes.card])
    let suite = SceneSuite([folder.path("scene.yaml"), folder.url.path, folder.url.path + "/./scene.yaml"])
    #expect(suite.scenes.count == 1)
  }

  @Test func scenesWithTheSameSlugAreNamedByTheirPaths() throws {
    let folder = try SuiteFolder(["a/card.yaml": TestScenes.card, "b/card.yaml": TestScenes.card])
    #expect(SceneSuite([folder.url.path]).scenes.map(\.name) == [folder.path("a/card"), folder.path("b/card")])
  }

  @Test func aFolderWithoutScenesIsAnError() throws {
    let folder = try SuiteFolder(["notes.txt": "nothing"])
    let result = try folder.test()
    #expect(result.status == .unreadable)
    #expect(result.scenes.map(\.diagnostics).joined().first?.contains("there is no scene in this folder") == true)
  }

  @Test func theErrorForAnUnknownNameSuggestsTheNearest() throws {
    let suite = SceneSuite(["five-view"])
    #expect(suite.scenes.isEmpty)
    #expect(suite.unreadable.first?.diagnostics.first?.contains("five-views") == true)
  }

  @Test func withoutANameTheSuiteHasAllPresets() throws {
    let suite = SceneSuite([])
    #expect(suite.scenes.first?.name == "five-views")
    #expect(suite.scenes.count > 20)
  }

  // MARK: Cases

  private func titles(_ folder: SuiteFolder, _ change: (inout SuiteOptions) -> Void = { _ in }) throws -> [String] {
    try folder.test { options in
      options.layers = [.trace]
      change(&options)
    }.cases.map(\.title)
  }

  @Test func everyVariantAtEveryMarkIsACase() throws {
    let folder = try SuiteFolder(["marks.yaml": TestScenes.marks])
    let all = [
      "marks-default @inside", "marks-default @outside", "marks-off @inside", "marks-off @outside",
    ]
    #expect(try titles(folder) == all)
  }

  @Test func theEndIsACaseWhenSomethingFollowsTheLastMark() throws {
    let folder = try SuiteFolder(["marks.yaml": TestScenes.marks.replacing("  - mark outside", with: "")])
    #expect(try titles(folder).suffix(2) == ["marks-off @inside", "marks-off @end"])
  }

  @Test(arguments: [
    ("off", ["marks-off @inside", "marks-off @outside"]), ("^card", ["card-default @end"]),
    ("@inside$", ["marks-default @inside", "marks-off @inside"]), ("nobody", []),
  ])
  func onlyMatchingCasesAreTested(only: String, expected: [String]) throws {
    let folder = try SuiteFolder(["marks.yaml": TestScenes.marks, "card.yaml": TestScenes.card])
    #expect(try titles(folder) { $0.only = only } == expected)
  }

  @Test(arguments: 1...4)
  func everySceneIsInExactlyOneShard(count: Int) throws {
    let names = (1...7).map { "scene\($0)" }
    let folder = try SuiteFolder(
      Dictionary(uniqueKeysWithValues: names.map { ("\($0).yaml", TestScenes.card) }))
    let parts = try (1...count).map { number in
      try titles(folder) { $0.shard = SuiteOptions.Shard("\(number)/\(count)") }
    }
    #expect(parts.joined().sorted() == names.map { "\($0)-default @end" })
    // Their sizes differ by one at most.
    #expect(parts.allSatisfy { $0.count == 7 / count || $0.count == 7 / count + 1 })
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "-1/2", "a/b", "1/2/3", "1 / 2", "99999999999999999999/2"])
  func anInvalidShardIsRejected(text: String) {
    #expect(SuiteOptions.Shard(text) == nil)
  }

  // MARK: Several processes

  @Test(arguments: [2, 3, 9].sample(every: 3, from: 1))
  func severalProcessesPrintTheSameInTheSameOrder(jobs: Int) throws {
    let folder = try SuiteFolder([
      "a.yaml": TestScenes.marks, "b.yaml": TestScenes.broken, "c.yaml": TestScenes.card, "d.yaml": TestScenes.marks,
    ])
    let alone = try folder.run("test", ".", "--layers", "trace,hitmap", "--jobs", "1")
    let together = try folder.run("test", ".", "--layers", "trace,hitmap", "--jobs", "\(jobs)")
    #expect(together.printed == alone.printed)
    #expect(together.status == alone.status)
  }

  @Test func aCrashedProcessFailsItsSceneAndTheOthersAreTested() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card, "b.yaml": TestScenes.card, "c.yaml": TestScenes.card])
    var options = SuiteOptions()
    options.results = folder.path(".touchstone")
    options.jobs = 2
    // A worker that reads two requests and ends without a response.
    let run = SuiteRun(options, workerCommand: ["/bin/sh", "-c", "read a; read b"])
    let result = try run.run(SceneSuite([folder.url.path]))
    #expect(result.status == .unreadable)
    #expect(
      result.scenes.map(\.diagnostics.first)
        == ["a", "b", "c"].map {
          folder.path("\($0).yaml") + ": error: the process that tested this scene ended unexpectedly"
        })
  }

  @Test func aWorkerThatCannotBeStartedStopsTheRun() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card, "b.yaml": TestScenes.card])
    var options = SuiteOptions()
    options.results = folder.path(".touchstone")
    options.jobs = 2
    let run = SuiteRun(options, workerCommand: ["/nowhere/touchstone"])
    let error = #expect(throws: WorkerError.self) { try run.run(SceneSuite([folder.url.path])) }
    #expect(error?.description.hasPrefix("cannot start a worker process: ") == true)
  }
}
