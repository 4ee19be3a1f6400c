import Foundation
import Testing

@testable import Snapshots

/// The fields of the JSON report and their types.
struct JSONReportTests {
  private typealias Object = [String: Any]

  private func read(_ text: String) throws -> Object {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  private func objects(_ value: Any?) throws -> [Object] { try #require(value as? [Object]) }

  @Test func everyFieldIsPresentWithItsType() throws {
    let report = try read(JSONReport.text(of: ReportSamples.everything))
    #expect(report["format"] as? Int == 2)
    #expect(report["status"] as? Int == 74)
    #expect(report["milliseconds"] as? Int == 61_005)
    let scene = try #require(objects(report["scenes"]).first)
    #expect(Set(scene.keys) == ["name", "path", "cases", "errors", "obsolete", "removed", "notCompared"])
    #expect(scene["errors"] as? [String] == [ReportSamples.nasty, "disk & full"])
    #expect(scene["obsolete"] as? [String] == ["old<1>.txt"])
    #expect(scene["removed"] as? [String] == ["gone.txt"])
    for one in try objects(scene["cases"]) {
      let keys = ["name", "mark", "appearance", "status", "milliseconds", "line", "artifacts", "findings"]
      #expect(Set(one.keys) == Set(keys))
      #expect(one["name"] as? String == "case " + ReportSamples.nasty)
      #expect(one["artifacts"] is NSNull)
    }
  }

  @Test func everyFindingHasItsKindAndItsText() throws {
    let scene = try #require(
      objects(read(JSONReport.text(of: ReportSamples.everything))["scenes"]).first)
    let findings = try objects(scene["cases"]).flatMap { try objects($0["findings"]) }
    #expect(
      findings.map { $0["kind"] as? String } == [
        "expectation", "missing", "unstable", "unreadable", "unwritable", "written", "note", "hitmap", "frame", "trace",
      ])
    #expect(findings.allSatisfy { $0["text"] is String })
    let trace = try #require(findings.last)
    #expect(trace["step"] as? Int == 2)
    #expect(trace["expected"] as? String == "b")
    #expect(trace["actual"] is NSNull)
  }

  @Test func keysAreSorted() {
    let text = JSONReport.text(of: SuiteResult(scenes: [ReportSamples.same]))
    #expect(
      text == """
        {"causes":[],"compared":"","errors":[],"format":2,"ignored":[],"milliseconds":0,"scenes":[{\
        "cases":[{"appearance":"light en 1x","artifacts":null,"findings":[],\
        "line":null,"mark":"end","milliseconds":0,"name":"fine-default","status":"same"}],"errors":[],"name":"fine",\
        "notCompared":[],"obsolete":[],"path":"fine.yaml","removed":[]}],"status":0}

        """)
  }

  @Test func theProgramWritesADifferenceOfEachLayer() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    let arguments = ["test", ".", "--part", "stage", "--report", "json", "--results", "out"]
    #expect(try folder.run(arguments + ["--update", "missing"]).status == 0)
    try folder.write(TestScenes.card(button: "frame: 40 20 120 44"), to: "card.yaml")
    #expect(try folder.run(arguments).status == 1)
    let scenes = try objects(read(folder.text("out/report.json"))["scenes"])
    let one = try #require(try objects(scenes.first?["cases"]).first)
    #expect(one["status"] as? String == "failed")
    #expect(one["artifacts"] as? String == "out/card-default")
    let findings = try objects(one["findings"])
    #expect(findings.map { $0["kind"] as? String } == ["scene", "trace", "hitmap", "frame"])
    #expect(findings[0]["lines"] as? [String] == ["button.frame x 20 → 40"])
    let changes = try objects(findings[2]["changes"])
    #expect(changes.map { $0["box"] as? [Int] } == [[40, 40, 20, 44], [160, 40, 20, 44]])
    let elements = try objects(findings[3]["elements"])
    #expect(elements.contains { $0["name"] as? String == "view.button.ground" && $0["pixels"] is Int })
    #expect((findings[3]["box"] as? [Int])?.count == 4)
  }
}
