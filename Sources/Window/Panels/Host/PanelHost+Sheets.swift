import PanelModels
import UIKit

// The sheets for the paths of files.

extension PanelHost {
  /// Whether the sheet for opening a file is open.
  package var isAskingForFile: Bool { fileSheet.superview != nil }

  /// Opens the sheet for the path of a scene file.
  package func askForFile() {
    fileSheet.field.replace(with: "")
    open(fileSheet, focusing: fileSheet.field)
  }

  /// Opens the sheet with the address for phones.
  package func showPhones() { open(joinSheet) }

  package func hidePhones() { close(joinSheet) }

  /// Opens the sheet that asks where to save.
  /// - Parameters:
  ///   - request: what is proposed.
  ///   - hasRecording: whether there are touches that can become the script.
  package func askWhereToSave(_ request: SaveRequest, hasRecording: Bool) {
    saveSheet.prepare(request, hasRecording: hasRecording)
    open(saveSheet, focusing: saveSheet.field)
  }

  /// Opens the sheet that asks what to export, and where.
  /// - Parameter path: the path that is offered.
  package func askWhereToExport(_ path: String) {
    exportSheet.prepare(path: path)
    open(exportSheet, focusing: exportSheet.field)
  }
}
