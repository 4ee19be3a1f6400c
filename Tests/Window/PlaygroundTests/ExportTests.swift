import Foundation

import Testing

@testable import Panels
@testable import Playground
@testable import Scenes
@testable import StageSupport
@testable import TestSupport
@testable import TouchInput
@testable import TouchTrace

/// The sheet of Ctrl+P, and what it asks the window to write.
@Suite struct ExportTests {
  private let folder: TestFolder
  private let workbench: Workbench

  init() throws {
    folder = try TestFolder()
    var options = WorkbenchOptions()
    options.folder = folder.url
    options.scene = "P16"
    workbench = try Workbench(options: options)
    workbench.arrange()
  }

  private var sheet: ExportSheet { workbench.panels.exportSheet }

  /// Presses Enter and returns what is to be written.
  private func exported() -> SceneExport? {
    workbench.key(.enter).lazy.compactMap { if case .export(let export) = $0 { export } else { nil } }.first
  }

  @Test func enterExportsAPageUnderTheNameOfTheScene() throws {
    workbench.key(.character("p"), .control)
    #expect(sheet.superview != nil && sheet.field.text == "beyond-the-superview.html")
    let export = try #require(exported())
    #expect(export.format == .html && export.file.lastPathComponent == "beyond-the-superview.html")
    #expect(export.scene.isSame(as: workbench.playback.scene) && export.variant.name == "default")
    workbench.exported(.success(export.file))
    #expect(
      sheet.superview == nil
        && workbench.statusMessage?.text == "Saved beyond-the-superview.html in \(folder.url.path).")
  }

  @Test func theFormatIsTheEnding() throws {
    workbench.perform(.askWhereToExport)
    workbench.key(.down)
    #expect(workbench.panels.focus?.accessibilityIdentifier == "export.format")
    workbench.key(.right)
    #expect(sheet.field.text == "beyond-the-superview.svg")
    workbench.key(.right)
    #expect(sheet.field.text == "beyond-the-superview.gif")
    workbench.key(.up)
    #expect(exported()?.format == .gif)
  }

  @Test(arguments: [
    ("", "Write a name"), ("a.txt", ".html, .svg, .gif or .png"), ("noending", ".html, .svg, .gif or .png"),
    (".", "is a folder"),
  ])
  func whatCannotBeWrittenIsSaid(path: String, message: String) {
    workbench.perform(.askWhereToExport)
    sheet.field.replace(with: path)
    #expect(exported() == nil && sheet.superview != nil)
    #expect(texts.contains(message))
  }

  @Test func aFileIsReplacedOnlyAfterAQuestion() throws {
    _ = try folder.write("old.html", "mine")
    workbench.perform(.askWhereToExport)
    sheet.field.replace(with: "old.html")
    #expect(exported() == nil)
    #expect(exported()?.file.lastPathComponent == "old.html")
    // The name that is offered is free.
    _ = try folder.write("beyond-the-superview.html", "mine")
    workbench.perform(.askWhereToExport)
    #expect(sheet.field.text == "beyond-the-superview-2.html")
  }

  @Test func touchesByHandAreTheScript() throws {
    workbench.key(.character("p"), .control)
    let first = try #require(exported())
    #expect(first.scene.script == workbench.playback.scene.script)
    workbench.exported(.success(first.file))
    let hand = [Input.Phase.began, .ended].map {
      Input.touch(finger: 1, phase: $0, at: CGPoint(x: 10, y: 10), force: nil)
    }
    for (index, input) in hand.enumerated() { workbench.playback.perform(input, at: index * 90) }
    workbench.key(.character("p"), .control)
    let scene = try #require(exported()).scene
    #expect(scene.script.lines.map(\.description) == ["tap 10,10"] && scene.shownMark == "end")
  }

  // MARK: While a file is written

  /// The texts of the sheet.
  private var texts: String {
    workbench.arrange()
    let region = workbench.screen.frame.shown.first { $0.name == "export" }
    return region?.visibleTexts(workbench.typesetter).map(\.string).joined(separator: " ") ?? ""
  }

  @Test func theSheetShowsHowFarItIs() throws {
    workbench.perform(.askWhereToExport)
    let export = try #require(exported())
    try workbench.exporting(0.5)
    #expect(sheet.progress == 0.5)
    #expect(texts.contains("beyond-the-superview.html is written in") && texts.contains("Cancel"))
    #expect(!texts.contains("Hand-out .html"))
    workbench.exported(.success(export.file))
    #expect(sheet.progress == nil && sheet.superview == nil)
  }

  @Test(arguments: [false, true]) func itIsCancelled(byMouse: Bool) throws {
    workbench.perform(.askWhereToExport)
    _ = try #require(exported())
    workbench.arrange()
    if byMouse {
      let button = try #require(sheet.controls.first { $0.accessibilityIdentifier == "export.cancel" })
      workbench.click(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    } else {
      workbench.key(.escape)
    }
    #expect(throws: CancellationError.self) { try workbench.exporting(0.5) }
    workbench.exported(.failure(CancellationError()))
    #expect(sheet.superview != nil && sheet.progress == nil && texts.contains("was not written"))
    // It can be exported again.
    #expect(exported() != nil)
    try workbench.exporting(0.1)
  }

  @Test func meanwhileOnlyTheSheetIsUsed() throws {
    workbench.perform(.askWhereToExport)
    _ = try #require(exported())
    workbench.arrange()
    let steps = workbench.playback.trace.steps.count
    workbench.click(CGPoint(x: 600, y: 700))
    workbench.key(.character("r"))
    workbench.key(.enter)
    #expect(sheet.superview != nil && sheet.progress != nil && workbench.playback.trace.steps.count == steps)
    try workbench.exporting(0.2)
  }

  /// The window closes as soon as the export has stopped.
  @Test func closingTheWindowCancels() throws {
    workbench.perform(.askWhereToExport)
    _ = try #require(exported())
    #expect(workbench.handle(.closeRequested, at: 0).contains(.close))
    #expect(throws: CancellationError.self) { try workbench.exporting(0.5) }
  }

  @Test func anErrorStandsInTheSheet() {
    workbench.perform(.askWhereToExport)
    _ = exported()
    workbench.exported(.failure(MissingFile(path: "nowhere")))
    #expect(sheet.superview != nil)
    workbench.key(.escape)
    #expect(sheet.superview == nil)
  }
}

/// An error with a text.
private struct MissingFile: Error { var path: String }

extension Workbench {
  fileprivate func click(_ point: CGPoint) {
    for event in [InputEvent.pointerMoved(point), .pointerDown(point, .left), .pointerUp(point, .left)] {
      handle(event, at: time)
    }
  }
}
