import Foundation
import TestSupport
import Testing

@testable import Snapshots

/// `touchstone accept` makes actual snapshots the references.
struct AcceptanceTests {
  /// Makes a folder in which both cases of `marks` and the one of `card` differ from their references.
  private func changed() throws -> SuiteFolder {
    let folder = try SuiteFolder(["marks.yaml": TestScenes.marks, "card.yaml": TestScenes.card])
    _ = try folder.test { $0.update = .missing }
    try folder.write(TestScenes.marks.replacing("20 20 200 100", with: "30 20 200 100"), to: "marks.yaml")
    try folder.write(TestScenes.card(button: "frame: 50 20 120 44"), to: "card.yaml")
    #expect(try folder.run("test", ".", "--layers", "trace,hitmap").status == 1)
    return folder
  }

  @Test func onlyNamedCasesAreAccepted() throws {
    let folder = try changed()
    let before = try folder.references()
    let accepted = try folder.run("accept", "marks-off@inside")
    #expect(accepted.status == 0)
    #expect(accepted.warnings.isEmpty)
    #expect(accepted.lines.allSatisfy { $0.hasPrefix("WROTE ") })
    let after = try folder.references()
    let written = after.keys.filter { after[$0] != before[$0] }.sorted()
    #expect(written == ["marks.reference/off@inside.txt"])
    #expect(accepted.printed.contains(folder.path("marks.reference/off@inside.txt")))
  }

  @Test(arguments: [("marks", 4), ("marks-default", 2), ("card-default", 1), ("card", 1)].sample(every: 2))
  func aSceneOrACaseCanBeNamed(name: String, count: Int) throws {
    let folder = try changed()
    #expect(try folder.run("accept", name).status == 0)
    #expect(try folder.test().cases.filter(\.isPassed).count == count)
  }

  @Test func allCasesCanBeAccepted() throws {
    let folder = try changed()
    #expect(try folder.run("accept", "--all").status == 0)
    #expect(try folder.test().status == .passed)
    // Nothing is left to accept.
    #expect(try folder.run("accept", "--all").status == 65)
  }

  @Test func theArtifactsBecomeTheReferences() throws {
    let folder = try changed()
    let looked = try folder.data(".touchstone/card-default/actual.txt")
    // The scene changes again after the test.
    try folder.write(TestScenes.card(button: "frame: 90 20 120 44"), to: "card.yaml")
    #expect(try folder.run("accept", "card").status == 0)
    #expect(try folder.data("card.reference/default@end.txt") == looked)
  }

  @Test func theErrorForAnUnknownNameSuggestsTheNearestAndNothingIsWritten() throws {
    let folder = try changed()
    let before = try folder.references()
    let result = try folder.run("accept", "card", "marks-of@inside")
    #expect(result.status == 65)
    #expect(
      result.warnings
        == "touchstone: no case that differs has the name `marks-of@inside`; did you mean `marks-off@inside`?\n")
    #expect(try folder.references() == before)
  }

  @Test func withoutResultsThereIsNothingToAccept() throws {
    let folder = try SuiteFolder()
    let result = try folder.run("accept", "--all")
    #expect(result.status == 65)
    #expect(
      result.warnings
        == "touchstone: .touchstone: there is nothing to accept; `touchstone test` writes there what differs\n")
  }

  @Test func theErrorForDamagedResultsNamesTheFile() throws {
    let folder = try changed()
    try folder.write("{", to: ".touchstone/card-default/accept.json")
    let result = try folder.run("accept", "--all")
    #expect(result.status == 65)
    #expect(result.warnings.contains("accept.json: is damaged; run the test again"))
  }

  @Test(arguments: ["key", "notes.txt", "card.reference/../notes.txt"].sample(every: 3, from: 2))
  func resultsOfStrangersReplaceNoOtherFile(name: String) throws {
    let folder = try changed(), manifest = ".touchstone/card-default/accept.json"
    let data = try folder.data(manifest)
    let old = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    var new = old
    new["acceptances"] = [["file": "actual.txt", "reference": folder.path(name)]]
    try folder.write(JSONSerialization.data(withJSONObject: new), to: manifest)
    try folder.write("precious", to: "notes.txt")
    #expect(try folder.run("accept", "--all").status == 65)
    #expect(try folder.text("notes.txt") == "precious" && !folder.exists("key"))
  }

  /// The file of a renamed mark is removed, and nothing else.
  @Test(arguments: ["notes.txt", "card.reference/../notes.txt", "card.reference/precious"].sample(every: 3, from: 1))
  func resultsOfStrangersRemoveNoOtherFile(name: String) throws {
    let folder = try changed(), manifest = ".touchstone/card-default/accept.json"
    var new = try #require(try JSONSerialization.jsonObject(with: folder.data(manifest)) as? [String: Any])
    var first = try #require((new["acceptances"] as? [[String: Any]])?.first)
    first["former"] = folder.path(name)
    new["acceptances"] = [first]
    try folder.write(JSONSerialization.data(withJSONObject: new), to: manifest)
    try folder.write("precious", to: "notes.txt")
    try folder.write("precious", to: "card.reference/precious")
    #expect(try folder.run("accept", "--all").status == 65)
    #expect(try folder.text("notes.txt") == "precious" && folder.exists("card.reference/precious"))
  }

  @Test func eitherNamesOrAllAreRequired() throws {
    let folder = try SuiteFolder()
    #expect(try folder.run("accept").status == 64)
    #expect(try folder.run("accept", "card", "--all").status == 64)
  }

  @Test func aRunRemovesTheArtifactsOfTheLastOne() throws {
    let folder = try changed()
    #expect(folder.exists(".touchstone/card-default/accept.json"))
    try folder.write("mine", to: ".touchstone/notes.txt")
    try folder.write(TestScenes.card, to: "card.yaml")
    _ = try folder.test()
    #expect(!folder.exists(".touchstone/card-default"))
    #expect(folder.exists(".touchstone/marks-off@inside/actual.txt"))
    #expect(folder.exists(".touchstone/notes.txt"))
  }

  @Test func theArtifactsContainBothSidesOfEachLayer() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    let arguments = ["test", ".", "--part", "stage", "--size", "1024x640"]
    #expect(try folder.run(arguments + ["--update", "missing"]).status == 0)
    try folder.write(TestScenes.card(button: "frame: 50 20 120 44"), to: "card.yaml")
    #expect(try folder.run(arguments).status == 1)
    #expect(
      folder.files(under: ".touchstone/card-default") == [
        "accept.json", "actual.elements.png", "actual.hitmap.png", "actual.png", "actual.scene.txt", "actual.txt",
        "diff.png", "expected.elements.png", "expected.hitmap.png", "expected.png", "expected.scene.txt",
        "expected.txt",
      ])
    #expect(try folder.run("accept", "--all").status == 0)
    #expect(try folder.run(arguments).status == 0)
  }
}
