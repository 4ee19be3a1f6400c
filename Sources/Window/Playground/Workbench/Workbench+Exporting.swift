import Foundation
import Narration
import Panels
import Scenes
import TouchInput
import TouchTrace

/// A scene that is to be written to a file, in the format of its ending.
package struct SceneExport: Equatable, Sendable {
  package var file: URL
  package var format: ExportFormat
  /// With the edits of its tree. Touches made by hand are its script.
  package var scene: Scene
  package var variant: Variant
}

extension Workbench {
  /// Opens the sheet that asks what to export, and where.
  func askWhereToExport() {
    finishReplay()
    let file = files.folder.freeFile(playback.scene.slug, ExportFormat.html.rawValue)
    panels.askWhereToExport(file.lastPathComponent)
  }

  /// Exports as the sheet says. An existing file is replaced only if the sheet has asked.
  func export(as request: ExportRequest) {
    finishReplay()
    let language = preferences.languages.first, sheet = panels.exportSheet
    let file = files.folder.appendingPath(request.path).withoutBase, name = file.lastPathComponent
    if request.path.isEmpty {
      sheet.show(SavingText.noName[language])
    } else if files.isFolder(file) {
      sheet.show(SavingText.isFolder(name)[language])
    } else if let format = ExportFormat(path: request.path) {
      if !request.replaces, FileManager.default.fileExists(atPath: file.path) {
        return sheet.askToReplace(SavingText.exists(name)[language])
      }
      sheet.begin(ExportText.writing(name, folder: file.deletingLastPathComponent().path)[language])
      self.request(
        .export(SceneExport(file: file, format: format, scene: exportedScene, variant: playback.variant)))
    } else {
      sheet.show(ExportText.unknownEnding[language])
    }
  }

  /// The scene as it is shown. What was played of its own script is no touch by hand.
  private var exportedScene: Scene {
    var scene = playback.editedScene
    let inputs = recordedTouches
    guard !scene.script.inputs.starts(with: inputs), let script = try? Script(recording: inputs) else { return scene }
    (scene.script, scene.shownMark) = (script, Expectation.end)
    return scene
  }

  /// Runs a function that plays copies of the shown scene.
  package func withCopies<Result>(_ body: () throws -> Result) rethrows -> Result { try playback.withCopies(body) }

  /// Whether an export is to stop. The events that follow are for the sheet as it is then.
  package var isExportCancelled: Bool { panels.exportSheet.isCancelled }

  /// Shows how far the effect `export` is.
  /// - Parameter part: from 0 to 1.
  /// - Throws: `CancellationError` if the person has cancelled it.
  package func exporting(_ part: Double) throws {
    if isExportCancelled { throw CancellationError() }
    panels.exportSheet.progress = part
  }

  /// Handles an event while a file is written. Only the sheet is used: the scene stands still.
  func handleWhileExporting(_ event: InputEvent) {
    switch event {
    case .keyDown(.escape, _, _): panels.exportSheet.cancelExport()
    case .closeRequested:
      panels.exportSheet.cancelExport()
      perform(.quit)
    case .pointerMoved(let point):
      panels.drag(Workbench.mouse, to: point, time)
      panels.hover(over: point)
    case .pointerDown(let point, .left): panels.press(Workbench.mouse, at: point, time)
    case .pointerUp(let point, .left): panels.lift(Workbench.mouse, at: point, time)
    case .resized(let size): resize(to: size)
    case .exposed: screen.invalidate()
    case .modifiers(let modifiers), .keyUp(_, let modifiers): touchComposer.hold(modifiers)
    default: break
    }
  }

  /// Shows the result of the effect `export`.
  package func exported(_ result: Result<URL, any Error>) {
    let language = preferences.languages.first, sheet = panels.exportSheet
    sheet.end()
    switch result {
    case .success(let file):
      panels.close(sheet)
      showStatus(ExportText.saved(file.lastPathComponent, folder: file.deletingLastPathComponent().path)[language])
    case .failure(is CancellationError): sheet.show(ExportText.cancelled(sheet.path)[language])
    case .failure(let error):
      if !panels.exportSheet.show("\(error)") {
        showStatus(StatusText.cannotSave("\(error)")[language])
      }
    }
  }
}
