import Foundation
import Testing

@testable import Canvas
@testable import SceneTesting
@testable import Snapshots

/// Masks and tolerances, which say what they hide.
struct MaskTests {
  private static let frame = ["test", ".", "--layers", "frame", "--size", "1024x640"]

  /// A suite whose button was blue in the references and is red now.
  private func suite(_ configuration: String? = nil) throws -> SuiteFolder {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card(button: "color: blue, frame: 20 20 120 44")])
    #expect(try folder.run(Self.frame + ["--update", "missing"]).status == 0)
    try folder.write(TestScenes.card(button: "color: red, frame: 20 20 120 44"), to: "card.yaml")
    if let configuration { try folder.write(configuration, to: "touchstone.yaml") }
    return folder
  }

  private static let all = ["view", "finger", "ring", "connector", "tag", "descent"].flatMap { ["--mask", $0] }

  @Test func aMaskThatHidesSomethingSaysSoInEveryReport() throws {
    let folder = try suite()
    let result = try folder.run(Self.frame + Self.all + ["--report", "html", "--report", "json", "--report", "junit"])
    #expect(result.status == 0)
    #expect(result.lines.first == "PASS card-default @end  light en 1x 1024x640 stage")
    let note = try #require(result.lines.first { $0.hasPrefix("  note     hidden: ") })
    #expect(note.contains(#/hidden: [0-9,]+ px masked$/#))
    let text = note.dropFirst("  note     ".count)
    #expect(try folder.text(".touchstone/report.html").contains("<td>\(text)</td>"))
    #expect(try folder.text(".touchstone/report.json").contains("\"kind\":\"note\",\"text\":\"\(text)\""))
    #expect(try folder.text(".touchstone/report.xml").contains("<system-out>\(text)</system-out>"))
  }

  @Test func aToleranceThatHidesSomethingSaysSo() throws {
    let folder = try suite()
    #expect(
      try folder.run(Self.frame + ["--threshold", "0.5"]).printed.contains(#/hidden: [0-9,]+ px below the threshold/#))
    let many = try folder.run(Self.frame + ["--max-diff-pixels", "100000"])
    #expect(many.status == 0)
    #expect(many.printed.contains(#/hidden: [0-9,]+ px of 100,000 that may differ/#))
    // What fails is not hidden.
    #expect(!(try folder.run(Self.frame + ["--max-diff-pixels", "1"]).printed.contains("hidden")))
  }

  @Test func aMaskThatHidesNothingSaysNothing() throws {
    let folder = try suite()
    try folder.write(TestScenes.card(button: "color: blue, frame: 20 20 120 44"), to: "card.yaml")
    #expect(try folder.run(Self.frame + ["--mask", "column"]).lines.first == "PASS card  1 case")
  }

  @Test func anUnknownElementIsAnErrorWithTheNearestName() throws {
    let folder = try suite()
    let result = try folder.run(Self.frame + ["--mask", "colum", "--mask", "view.button", "--report", "json"])
    #expect(result.status == 65)
    let problem = "the mask `colum` covers nothing: no frame has an element of this name; did you mean `column`?"
    #expect(result.lines.contains("ERROR " + problem))
    #expect(try folder.text(".touchstone/report.json").contains("\"errors\":[\"\(problem)\"]"))
    #expect(!result.printed.contains("the mask `view.button`"))
    // Also when nothing differs, and when workers make the frames.
    try folder.write(TestScenes.card(button: "color: blue, frame: 20 20 120 44"), to: "card.yaml")
    try folder.write(TestScenes.card, to: "other.yaml")
    _ = try folder.run(Self.frame + ["--update", "missing"])
    let same = try folder.run(Self.frame + ["--mask", "view.buton", "--jobs", "2"])
    #expect(same.status == 65)
    #expect(same.printed.contains("did you mean `view.button`?"))
  }

  /// A mask of the suite may name an element that only another scene has.
  @Test func aPartOfASuiteNeedsNotHaveEveryElement() throws {
    let folder = try suite("masks: [view.other, view.button]")
    try folder.write(TestScenes.card.replacing("name: button", with: "name: other"), to: "second.yaml")
    _ = try folder.run(Self.frame + ["--update", "missing"])
    for arguments in [["--only", "card-"], ["--shard", "1/2"], []] {
      #expect(!(try folder.run(Self.frame + arguments).printed.contains("covers nothing")))
    }
    #expect(!(try folder.run(["test", "card.yaml"] + Self.frame.dropFirst(2)).printed.contains("covers nothing")))
    try folder.remove("second.yaml")
    #expect(try folder.run(Self.frame).printed.contains("the mask `view.other` covers nothing"))
  }

  @Test(arguments: [["0,0,2000,2000"], ["0,0,2000,300", "0,300,2000,2000"]])
  func aMaskThatCoversEverythingIsAnError(masks: [String]) throws {
    let folder = try suite()
    let result = try folder.run(Self.frame + masks.flatMap { ["--mask", $0] })
    #expect(result.status == 65)
    #expect(result.printed.contains("  error    the masks cover the whole frame: nothing is left to compare"))
  }

  @Test func aPictureWithoutElementsHasNoMaskByName() throws {
    let folder = try SuiteFolder()
    let picture = TestPictures.disc(), file = folder.url.appending(path: "disc.png")
    try picture.writePNG(to: file)
    var options = SuiteOptions()
    options.results = folder.path(".touchstone")
    options.rules.masks = [.element("disc")]
    let result = try SingleTest.run(picture, reference: file, options)
    #expect(result.status == .unreadable)
    options.rules.masks = [.area(PixelBox(x: 0, y: 0, width: 2, height: 2))]
    #expect(try SingleTest.run(picture, reference: file, options).status == .same)
  }
}
