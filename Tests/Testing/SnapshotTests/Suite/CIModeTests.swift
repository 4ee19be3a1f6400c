import Foundation
import Testing

@testable import Snapshots

/// CI mode: no reference is written, and each snapshot is made twice.
struct CIModeTests {
  @Test func aMissingReferenceFailsAndIsNotWritten() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    let result = try folder.run("test", ".", "--layers", "trace,hitmap", environment: ["CI": "true"])
    #expect(result.status == 1)
    #expect(result.printed.contains("  missing  no reference for trace, hit map; --update missing writes it\n"))
    #expect(try folder.references().isEmpty)
  }

  @Test(arguments: ["missing", "changed", "all"])
  func writingIsWrongUsage(update: String) throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    let result = try folder.run("test", ".", "--update", update, environment: ["CI": "1"])
    #expect(result.status == 64)
    #expect(
      result.warnings.contains("CI is set, and CI mode writes no references. Run '--update \(update)' on your own"))
    #expect(try folder.references().isEmpty)
  }

  @Test(arguments: ["", "0", "false"])
  func theseValuesDoNotSelectCIMode(value: String) throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    let arguments = ["test", ".", "--layers", "trace", "--update", "missing"]
    #expect(try folder.run(arguments, environment: ["CI": value]).status == 0)
  }

  @Test func anObsoleteReferenceFails() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    _ = try folder.test { $0.update = .missing }
    try folder.write("old", to: "card.reference/gone@end.txt")
    let result = try folder.run("test", ".", "--layers", "trace,hitmap", environment: ["CI": "true"])
    #expect(result.status == 1)
    #expect(result.printed.contains("OBSOLETE card.reference/gone@end.txt"))
    #expect(result.lines.suffix(2).first == "1 scene, 1 case: 1 reference obsolete")
  }

  @Test func equalSnapshotsPass() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card, "marks.yaml": TestScenes.marks])
    _ = try folder.test { $0.update = .missing }
    let result = try folder.run("test", ".", "--layers", "trace,hitmap", environment: ["CI": "true"])
    #expect(result.status == 0)
    #expect(result.lines.suffix(2).first == "2 scenes, 5 cases, all as expected")
  }

  /// The second process finds a changed scene, as if the snapshot were not deterministic.
  @Test func differentSnapshotsAreUnstable() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    _ = try folder.test { $0.update = .missing }
    var options = SuiteOptions()
    options.layers = [.trace, .hitMap]
    options.results = folder.path(".touchstone")
    options.isCI = true
    let trick = "sed -i 's/120 44/121 44/' '\(folder.path("card.yaml"))' && exec '\(SuiteFolder.program)' test-worker"
    let result = try SuiteRun(options, workerCommand: ["/bin/sh", "-c", trick]).run(SceneSuite([folder.url.path]))
    #expect(result.status == .failed)
    #expect(result.cases.map(\.findings) == [[.unstable(.hitMap)]])
    #expect(
      SuiteText.lines(of: result.scenes[0], results: ".touchstone") == [
        "UNSTABLE card-default @end  light en 1x stage", "  hit map  differs between two runs",
      ])
  }

  @Test func everyLayerIsMadeTwice() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    var options = SuiteOptions()
    options.appearance.part = .stage
    options.isCI = true
    options.results = folder.path(".touchstone")
    let run = try SceneRun(options), scene = SuiteScene(path: folder.path("card.yaml"), name: "card")
    let digests = Dictionary(uniqueKeysWithValues: run.run(scene).cases.map { ($0.title, $0.digest) })
    #expect(run.run(scene, comparing: digests).cases.map(\.findings) == [[]])
    try folder.write(TestScenes.card(button: "color: red, frame: 120 20 120 44"), to: "card.yaml")
    let findings: [CaseResult.Finding] = [
      .unstable(.scene), .unstable(.trace), .unstable(.hitMap), .unstable(.frame),
    ]
    #expect(run.run(scene, comparing: digests).cases.map(\.findings) == [findings])
  }
}
