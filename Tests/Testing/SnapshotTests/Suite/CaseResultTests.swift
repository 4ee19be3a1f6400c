import Foundation
import Testing

@testable import Snapshots

/// The report on a case that differs, and the differences that are allowed.
struct CaseResultTests {
  /// The frame of a small window, without the panels.
  private static let frame = ["--layers", "frame", "--part", "stage", "--size", "1024x640"]
  private static let blue = TestScenes.card(button: "color: blue, frame: 20 20 120 44")
  private static let red = TestScenes.card(button: "color: red, frame: 20 20 120 44")

  /// Makes a suite with the references of `old` and the scene `new`.
  private func changed(_ arguments: [String], from old: String, to new: String) throws -> SuiteFolder {
    let folder = try SuiteFolder(["card.yaml": old])
    #expect(try folder.run(["test", "."] + arguments + ["--update", "missing"]).status == 0)
    try folder.write(new, to: "card.yaml")
    return folder
  }

  @Test func theFirstStepThatDiffersAndTheChangedOwnerAreNamed() throws {
    let off = TestScenes.card(button: "isUserInteractionEnabled: false, frame: 20 20 120 44")
    let folder = try changed(["--layers", "trace,hitmap"], from: TestScenes.card, to: off)
    let result = try folder.run("test", ".", "--layers", "trace,hitmap")
    #expect(result.status == 1)
    #expect(
      result.printed == """
        1 case: trace: - button.pointInside → YES      + button skipped: interaction off in card
        FAIL card-default @end  light en 1x stage
          trace    differs at step 8:  - button.pointInside → YES      + button skipped: interaction off
          hit map  5,280 points changed owner: button → card, in 40,40 120×44 (button skipped: interaction off)
          files    .touchstone/card-default/{expected,actual}.hitmap.png   accept: touchstone accept card-default
        1 scene, 1 case: 1 not as expected
        compared: trace and hit map of each case

        """)
  }

  @Test func pixelsAreNamedByTheElementThatDrewThem() throws {
    let folder = try changed(Self.frame, from: Self.blue, to: Self.red)
    let result = try folder.run(["test", "."] + Self.frame)
    #expect(result.status == 1)
    let line = try #require(result.lines.first { $0.hasPrefix("  frame ") })
    let colored = #/view\.button\.ground [0-9,]+ \#[0-9A-F]{6} → \#[0-9A-F]{6}, /#
    #expect(line.contains(colored))
    #expect(line.contains(#/^  frame    [0-9,]+ px \([0-9.]+ %\) in [0-9,]+ [0-9,]+×[0-9,]+: view\.button\.ground /#))
    #expect(result.lines.contains { $0.hasPrefix("  files    .touchstone/card-default/{expected,actual,diff}.png") })
  }

  @Test func aMaskExcludesOnlyThePixelsThatItCovers() throws {
    let folder = try changed(Self.frame, from: Self.blue, to: Self.red)
    func status(_ masks: String...) throws -> Int32 {
      try folder.run(["test", "."] + Self.frame + masks.flatMap { ["--mask", $0] }).status
    }
    #expect(try status("view.button") == 1)
    #expect(try status("view.button", "finger") == 1)
    #expect(try status("view", "finger", "ring", "connector", "tag", "descent") == 0)
    #expect(try status("0,1,2000,2000") == 0)
    #expect(try status("0,0,10,10") == 1)
    #expect(try status("1,2,3") == 64)
  }

  @Test func theAllowedNumberOfPixelsMayDiffer() throws {
    let folder = try changed(Self.frame, from: Self.blue, to: Self.red)
    let result = try folder.test { options in
      options.layers = [.frame]
      options.appearance.part = .stage
      (options.appearance.width, options.appearance.height) = (1024, 640)
    }
    guard case .frame(let difference) = result.cases.first?.findings.first else {
      Issue.record("the frame does not differ: \(result.cases)")
      return
    }
    func status(_ arguments: String...) throws -> Int32 {
      try folder.run(["test", "."] + Self.frame + arguments).status
    }
    #expect(try status("--max-diff-pixels", "\(difference.pixels)") == 0)
    #expect(try status("--max-diff-pixels", "\(difference.pixels - 1)") == 1)
    #expect(try status("--threshold", "0.5") == 0)
    #expect(try status("--threshold", "0.001") == 1)
  }

  @Test func aFrameOfAnotherSizeIsNotComparedPixelByPixel() throws {
    let folder = try changed(Self.frame, from: Self.blue, to: Self.blue)
    let name = "default@end.light-en-1x-1024x640-stage.frame.png"
    try folder.write(folder.data("card.reference/" + name), to: "card.reference/default@end.frame.png")
    let result = try folder.run("test", ".", "--layers", "frame", "--part", "window")
    #expect(result.status == 1)
    #expect(result.printed.contains(/frame    the picture is 1280×800 px, expected \d+×\d+\n/))
  }

  @Test func expectationsAreTestedWithoutReferences() throws {
    let wrong = TestScenes.card(more: "expect:\n  - { at: end, hit: card }")
    let folder = try SuiteFolder(["card.yaml": wrong])
    let result = try folder.run("test", ".", "--layers", "none")
    #expect(result.status == 1)
    #expect(result.printed.contains("  expects  hit at end: expected card, was button"))
  }

  @Test func onlyTheMainCaseCanHaveAFrame() throws {
    let folder = try SuiteFolder(["marks.yaml": TestScenes.marks])
    let arguments = ["test", "."] + Self.frame + ["--frames", "main", "--update", "missing"]
    #expect(try folder.run(arguments).lines.suffix(2).first == "1 scene, 4 cases: 1 written")
    #expect(folder.files(under: "marks.reference").allSatisfy { $0.hasPrefix("default@outside.") })
  }

  @Test func aMissingFrameNamesTheAppearancesThatHaveOne() throws {
    let folder = try SuiteFolder(["marks.yaml": TestScenes.marks])
    let arguments = ["test", "."] + Self.frame + ["--frames", "main"]
    _ = try folder.run(arguments + ["--theme", "dark", "--update", "missing"])
    let printed = try folder.run(arguments).printed
    #expect(printed.contains("  missing  no reference for frame"))
    #expect(printed.contains("  note     there is a frame for 'dark-en-1x-1024x640-stage'; select it with --part, "))
    #expect(try folder.run(arguments + ["--theme", "dark"]).status == 0)
  }
}
