import Foundation
import TouchInput
import UIKit

// The sheets for the paths of files.

extension PanelHost {
  /// Whether a sheet for a path is open.
  var hasSheet: Bool { [fileSheet, saveSheet, exportSheet].contains { $0.superview != nil } }

  /// Whether the sheet for opening a file is open.
  package var isAskingForFile: Bool { fileSheet.superview != nil }

  /// Opens the sheet for the path of a scene file.
  package func askForFile() {
    closeSaveSheet()
    closeExportSheet()
    fileSheet.field.replace(with: "")
    window.addSubview(fileSheet)
    focus = fileSheet.field
  }

  package func closeFileSheet() { close(fileSheet) }

  /// Opens the sheet that asks where to save.
  /// - Parameters:
  ///   - request: what is proposed.
  ///   - hasRecording: whether there are touches that can become the script.
  package func askWhereToSave(_ request: SaveRequest, hasRecording: Bool) {
    closeFileSheet()
    closeExportSheet()
    saveSheet.prepare(request, hasRecording: hasRecording)
    window.addSubview(saveSheet)
    focus = saveSheet.field
  }

  package func closeSaveSheet() { close(saveSheet) }

  /// Opens the sheet that asks what to export, and where.
  /// - Parameter path: the path that is offered.
  package func askWhereToExport(_ path: String) {
    closeFileSheet()
    closeSaveSheet()
    exportSheet.prepare(path: path)
    window.addSubview(exportSheet)
    focus = exportSheet.field
  }

  package func closeExportSheet() { close(exportSheet) }

  private func close(_ sheet: UIView) {
    guard sheet.superview != nil else { return }
    sheet.removeFromSuperview()
    focus = nil
  }

  /// Moves between the field and the files. Other keys do nothing under the sheet, except those of the focused control.
  private func pressInFileSheet(_ key: Key) -> Bool {
    let controls: [any PanelControl] = [fileSheet.field] + fileSheet.rows
    let index = controls.firstIndex { $0 === focus } ?? 0
    switch key {
    case .up: focus = controls[max(index - 1, 0)]
    case .down: focus = controls[min(index + 1, controls.count - 1)]
    case .escape: return false
    case .enter, .space: return focus == nil
    default: return focus !== fileSheet.field
    }
    return true
  }

  /// Handles a key that completes a path or moves through a sheet. Returns false for other keys.
  func pressInSheet(_ key: Key, _ modifiers: Modifiers) -> Bool {
    if key == .tab, focus === fileSheet.field {
      fileSheet.complete(in: folder)
      return true
    }
    if isAskingForFile, !modifiers.contains(.control) { return pressInFileSheet(key) }
    let sheets: [PathSheet] = [saveSheet, exportSheet]
    guard let sheet = sheets.first(where: { $0.superview != nil }), !modifiers.contains(.control) else { return false }
    let controls = sheet.controls.filter(\.canHaveFocus)
    let index = controls.firstIndex { $0 === focus } ?? 0
    switch key {
    case .tab where focus === sheet.field && !modifiers.contains(.shift): sheet.complete(in: folder)
    case .up: focus = controls[max(index - 1, 0)]
    case .down, .tab: focus = controls[min(index + 1, controls.count - 1)]
    // Without a focus the keys of the stage and its commands do nothing under the sheet.
    case .enter where focus == nil: sheet.submit()
    case .escape: return false
    default: return focus == nil
    }
    return true
  }
}
