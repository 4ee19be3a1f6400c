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
    #expect(sheet.superview == nil && workbench.statusMessage?.text == "Saved beyond-the-superview.html.")
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
    workbench.arrange()
    let region = workbench.screen.frame.shown.first { $0.name == "export" }
    let texts = region?.visibleTexts(workbench.typesetter).map(\.string) ?? []
    #expect(texts.joined(separator: " ").contains(message))
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
    #expect(exported()?.scene.script == workbench.playback.scene.script)
    workbench.panels.close(workbench.panels.exportSheet)
    let hand = [Input.Phase.began, .ended].map {
      Input.touch(finger: 1, phase: $0, at: CGPoint(x: 10, y: 10), force: nil)
    }
    for (index, input) in hand.enumerated() { workbench.playback.perform(input, at: index * 90) }
    workbench.key(.character("p"), .control)
    let scene = try #require(exported()).scene
    #expect(scene.script.lines.map(\.description) == ["tap 10,10"] && scene.shownMark == "end")
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
