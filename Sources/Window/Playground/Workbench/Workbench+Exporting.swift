import Foundation
import Narration
import Panels
import TouchInput
import TouchTrace

// An export under way.

extension Workbench {
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
