import Canvas
import Foundation
import Narration
import ScenePicture
import UIKit

/// What is exported: the ending of the file says it.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// A page that steps and answers clicks.
  case html
  /// The stage as a vector picture.
  case svg
  /// All steps as small pictures.
  case png

  /// The format of a path by its ending; nil for another ending.
  package init?(path: String) {
    self.init(rawValue: URL(filePath: path).pathExtension.lowercased())
  }
}

/// Where a scene is to be exported.
package struct ExportRequest: Equatable, Sendable {
  /// The path that was typed; a relative one is in the folder of the window.
  package var path: String
  /// Whether the person has agreed to replace a file.
  package var replaces = false

  package init(path: String, replaces: Bool = false) { (self.path, self.replaces) = (path, replaces) }
}

/// The sheet that asks what of a scene to export, and where. A press beside it, or Esc, closes it.
package final class ExportSheet: UIView {
  let field: TextField
  private let formats: Segments
  private let export = SheetButton()
  private let cancel = SheetButton()
  private let box = SheetBox(textTop: 124)
  /// The path of the file for whose replacement the sheet has asked.
  private var agreed: String?

  /// - Parameters:
  ///   - send: called with what to export.
  ///   - close: called to close the sheet.
  init(send: @escaping (ExportRequest) -> Void, close: @escaping () -> Void) {
    let formats = Segments()
    self.formats = formats
    field = TextField { formats.selected = ExportSheet.format(of: $0) }
    super.init(frame: .zero)
    field.isOverlay = true
    field.submit = { [unowned self] in send(request) }
    formats.choose = { [unowned self] in choose(ExportFormat.allCases[$0]) }
    export.isDefault = true
    export.addAction(UIAction { [unowned self] _ in send(request) }, for: .touchUpInside)
    cancel.addAction(UIAction { _ in close() }, for: .touchUpInside)
    for (control, name) in zip(controls, ["path", "format", "cancel", "export"]) {
      control.accessibilityIdentifier = "export.\(name)"
      box.addSubview(control)
    }
    addSubview(box)
  }

  required init?(coder: NSCoder) { return nil }

  /// The controls in the order in which the arrow keys go through them.
  var controls: [any PanelControl] { [field, formats, cancel, export] }

  private var request: ExportRequest { ExportRequest(path: field.text, replaces: agreed == field.text) }

  /// Exports, as Enter in the field does.
  func submit() { field.submit() }

  /// Prepares the sheet for a scene.
  func prepare(path: String) {
    (agreed, box.message) = (nil, nil)
    field.replace(with: path)
  }

  /// The index of the format that a path names.
  private static func format(of path: String) -> Int? {
    ExportFormat(path: path).flatMap { ExportFormat.allCases.firstIndex(of: $0) }
  }

  /// Gives the path the ending of a format.
  private func choose(_ format: ExportFormat) {
    let path = field.text as NSString
    let stem = path.pathExtension.isEmpty ? field.text : path.deletingPathExtension
    field.replace(with: stem + "." + format.rawValue)
  }

  func show(_ appearance: Appearance) {
    let language = appearance.languages.first
    frame = CGRect(origin: .zero, size: appearance.layout.size)
    field.prompt = SavingText.path[language]
    box.title = ExportText.title[language]
    box.advice = ExportText.advice[language]
    formats.show(
      ExportFormat.allCases.map { .text(ExportText($0)[language]) }, selected: ExportSheet.format(of: field.text),
      appearance)
    export.title = (agreed == field.text ? SavingText.replace[language] : ExportText.export[language])
    cancel.title = SavingText.cancel[language]
    arrange(appearance.overlayScale)
  }

  private func arrange(_ scale: CGFloat) {
    let size = CGSize(width: 520 * scale, height: 206 * scale)
    box.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: (bounds.height * 0.2).rounded(), width: size.width,
      height: size.height)
    let inner = box.bounds.insetBy(dx: 24 * scale, dy: 0)
    field.frame = inner.inset(top: 48 * scale).strip(.top, 28 * scale)
    formats.frame = inner.inset(top: 88 * scale).strip(.top, 26 * scale)
    let buttons = inner.inset(top: 166 * scale).strip(.top, 28 * scale)
    export.frame = buttons.between(buttons.maxX - 88 * scale, buttons.maxX)
    cancel.frame = buttons.between(export.frame.minX - 96 * scale, export.frame.minX - 8 * scale)
  }

  /// The visible part of the sheet, in the window.
  package var area: CGRect { box.frame }

  /// Shows why nothing was exported. Returns false if the sheet is closed.
  @discardableResult package func show(_ message: String) -> Bool {
    box.message = message
    agreed = nil
    return superview != nil
  }

  /// Asks whether a file may be replaced: exporting to the same path once more does so.
  package func askToReplace(_ question: String) {
    box.message = question
    agreed = field.text
  }

  /// Completes the path with the characters that all matching files share.
  func complete(in folder: URL) {
    if let longer = PathCompletion(of: field.text, in: folder).text { field.replace(with: longer) }
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { removeFromSuperview() }
}

extension ExportText {
  fileprivate init(_ format: ExportFormat) {
    self =
      switch format {
      case .html: .page
      case .svg: .picture
      case .png: .sheet
      }
  }
}
