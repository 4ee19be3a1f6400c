import Foundation
import Narration
import PanelModels
import ScenePicture

/// The sheet that asks what of a scene to export, and where.
package final class ExportSheet: PathSheet {
  private let formats: Segments
  /// Whether the person has cancelled the export that is being written.
  package private(set) var isCancelled = false

  /// - Parameters:
  ///   - send: called with what to export.
  ///   - close: called to close the sheet.
  init(send: @escaping (ExportRequest) -> Void, close: @escaping () -> Void) {
    let formats = Segments()
    self.formats = formats
    formats.accessibilityIdentifier = "export.format"
    super.init(
      "export", textTop: 124, height: 206, choices: [formats],
      change: { formats.selected = ExportSheet.format(of: $0) },
      send: { send(ExportRequest(path: $0.field.text, replaces: $0.replaces)) }, close: close)
    formats.choose = { [unowned self] in choose(ExportFormat.allCases[$0]) }
  }

  /// The index of the format that a path names.
  private static func format(of path: String) -> Int? {
    ExportFormat(path: path).flatMap { ExportFormat.allCases.firstIndex(of: $0) }
  }

  /// Shows that a file is written.
  package func begin(_ message: String) {
    show(message)
    progress = 0
  }

  /// Shows the choices again.
  package func end() { (isCancelled, progress) = (false, nil) }

  /// Cancels the export that is being written. Returns false if there is none.
  @discardableResult package func cancelExport() -> Bool {
    isCancelled = progress != nil
    return isCancelled
  }

  /// Gives the path the ending of a format.
  private func choose(_ format: ExportFormat) {
    let path = field.text as NSString
    let stem = path.pathExtension.isEmpty ? field.text : path.deletingPathExtension
    field.replace(with: stem + "." + format.rawValue)
  }

  package override func show(_ display: WindowDisplay, _ appearance: Appearance) {
    let language = appearance.languages.first
    formats.show(
      ExportFormat.allCases.map { .text(ExportText($0)[language]) }, selected: ExportSheet.format(of: field.text),
      appearance)
    show(title: ExportText.title, advice: ExportText.advice, accept: ExportText.export, appearance)
  }

  override func placeChoices(in space: CGRect, _ scale: CGFloat) {
    formats.frame = space.inset(top: 2 * scale).strip(.top, 26 * scale)
  }
}

extension ExportText {
  fileprivate init(_ format: ExportFormat) {
    self =
      switch format {
      case .html: .page
      case .svg: .picture
      case .gif: .animation
      case .png: .sheet
      }
  }
}
