import BundledFiles
import Foundation
import Testing

@testable import Snapshots

/// `results.schema.json`, which describes the JSON report, against reports of real runs.
struct ResultsSchemaTests {
  private static func schema() throws -> SchemaValidation {
    try SchemaValidation(Data(BundledFiles.report("results.schema.json").utf8))
  }

  private func violations(of text: String) throws -> [String] {
    try Self.schema().violations(of: JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  @Test func itHoldsForEveryKindOfFinding() throws {
    #expect(try violations(of: JSONReport.text(of: ReportSamples.everything)) == [])
    #expect(try violations(of: JSONReport.text(of: SuiteResult(scenes: [ReportSamples.same]))) == [])
  }

  @Test func itHoldsForRunsOfTheProgram() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card, "marks.yaml": TestScenes.marks])
    let arguments = ["test", ".", "--report", "json", "--mask", "column"]
    var run = try folder.run(arguments + ["--update", "missing"])
    #expect(run.status == 0)
    #expect(try violations(of: folder.text(".touchstone/report.json")) == [])
    // Other pixels and views, an expectation that is not met, and a file that is no scene.
    try folder.write(
      TestScenes.card(button: "frame: 40 20 120 44, color: red", more: "expect: [{ at: end, hit: card }]"),
      to: "card.yaml")
    try folder.write(TestScenes.marks.replacing("20 20 200 100", with: "20 20 200 101"), to: "marks.yaml")
    try folder.write(TestScenes.broken, to: "broken.yaml")
    try folder.write("old", to: "card.reference/gone@end.txt")
    run = try folder.run(arguments)
    #expect(run.status == 65)
    let report = try folder.text(".touchstone/report.json")
    #expect(try violations(of: report) == [])
    for kind in ["scene", "trace", "hitmap", "frame", "expectation"] {
      #expect(report.contains("\"kind\":\"\(kind)\""))
    }
  }

  /// The schema refuses a report with a field that it does not know, without one that it does, or with another type.
  @Test(arguments: [
    ("\"format\":2", "\"format\":3"), ("\"status\":\"same\"", "\"status\":\"fine\""),
    ("\"mark\":\"end\"", "\"mark\":7"), ("\"mark\":\"end\",", ""), ("\"line\":null", "\"line\":0"),
    ("\"name\":\"fine\"", "\"name\":\"fine\",\"color\":\"red\""),
    ("\"findings\":[]", "\"findings\":[{\"kind\":\"trace\",\"text\":\"\"}]"),
  ])
  func itRefusesOtherReports(part: String, other: String) throws {
    let report = JSONReport.text(of: SuiteResult(scenes: [ReportSamples.same]))
    #expect(report.contains(part))
    #expect(try violations(of: report.replacing(part, with: other)) != [])
  }

  @Test func theProgramPrintsIt() throws {
    let folder = try SuiteFolder()
    let schema = try folder.run("schema", "results")
    #expect(schema.status == 0)
    #expect(schema.printed == (try BundledFiles.report("results.schema.json")))
    #expect(try folder.run("schema", "scene").printed.contains("\"recognizer\""))
    #expect(try folder.run("schema", "windows").status == 64)
  }
}
