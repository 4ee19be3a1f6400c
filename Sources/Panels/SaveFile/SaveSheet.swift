import Canvas
import Foundation
import Narration
import ScenePicture
import UIKit

/// The sheet that asks where to save a scene, and what of it. A press beside it, or Esc, closes it.
package final class SaveSheet: UIView {
  let field: TextField
  private let script = CheckRow()
  private let expectations = CheckRow()
  private let save = SheetButton()
  private let cancel = SheetButton()
  private let box = SheetBox(textTop: 142)
  private var hasRecording = false
  /// The path of the file for whose replacement the sheet has asked.
  private var agreed: String?

  /// - Parameters:
  ///   - send: called with what to save.
  ///   - close: called to close the sheet.
  init(send: @escaping (SaveRequest) -> Void, close: @escaping () -> Void) {
    field = TextField { _ in }
    super.init(frame: .zero)
    field.isOverlay = true
    field.submit = { [unowned self] in send(request) }
    save.isDefault = true
    save.addAction(UIAction { [unowned self] _ in send(request) }, for: .touchUpInside)
    cancel.addAction(UIAction { _ in close() }, for: .touchUpInside)
    let names = ["save.path", "save.script", "save.expectations", "save.cancel", "save.save"]
    for (control, name) in zip(controls, names) {
      control.accessibilityIdentifier = name
      box.addSubview(control)
    }
    addSubview(box)
  }

  required init?(coder: NSCoder) { return nil }

  /// The controls in the order in which the arrow keys go through them.
  var controls: [any PanelControl] { [field, script, expectations, cancel, save] }

  private var request: SaveRequest {
    SaveRequest(
      path: field.text, script: script.isOn && hasRecording, expectations: expectations.isOn,
      replaces: agreed == field.text)
  }

  /// Saves, as Enter in the field does.
  func submit() { field.submit() }

  // MARK: Showing

  /// Prepares the sheet for a scene.
  func prepare(path: String, hasRecording: Bool) {
    (self.hasRecording, agreed, box.message) = (hasRecording, nil, nil)
    field.replace(with: path)
    script.isEnabled = hasRecording
    script.set(false)
    expectations.set(false)
  }

  func show(_ appearance: Appearance) {
    let language = appearance.languages.first
    frame = CGRect(origin: .zero, size: appearance.layout.size)
    field.prompt = SavingText.path[language]
    box.title = SavingText.title[language]
    box.advice = SavingText.advice[language]
    script.title = (hasRecording ? SavingText.script : .noRecording)[language]
    expectations.title = SavingText.expectations[language]
    save.title = (agreed == field.text ? SavingText.replace : .save)[language]
    cancel.title = SavingText.cancel[language]
    arrange(appearance.overlayScale)
  }

  private func arrange(_ scale: CGFloat) {
    let size = CGSize(width: 520 * scale, height: 224 * scale)
    box.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: (bounds.height * 0.2).rounded(), width: size.width,
      height: size.height)
    let inner = box.bounds.insetBy(dx: 24 * scale, dy: 0)
    field.frame = inner.inset(top: 48 * scale).strip(.top, 28 * scale)
    script.frame = inner.insetBy(dx: -5 * scale, dy: 0).inset(top: 86 * scale).strip(.top, 24 * scale)
    expectations.frame = inner.insetBy(dx: -5 * scale, dy: 0).inset(top: 110 * scale).strip(.top, 24 * scale)
    let buttons = inner.inset(top: 184 * scale).strip(.top, 28 * scale)
    save.frame = buttons.between(buttons.maxX - 88 * scale, buttons.maxX)
    cancel.frame = buttons.between(save.frame.minX - 96 * scale, save.frame.minX - 8 * scale)
  }

  /// The visible part of the sheet, in the window.
  var area: CGRect { box.frame }

  /// Shows why the scene was not saved. Returns false if the sheet is closed.
  @discardableResult package func show(_ message: String) -> Bool {
    box.message = message
    agreed = nil
    return superview != nil
  }

  /// Asks whether a file may be replaced: saving to the same path once more does so.
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
