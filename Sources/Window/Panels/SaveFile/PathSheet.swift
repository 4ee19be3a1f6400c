import Narration
import PanelModels
import ScenePicture
import TouchInput
import UIKit

/// A sheet that asks for the path of a file to write, and for choices between the path and the buttons. A press beside it, or
/// Esc, closes it.
package class PathSheet: UIView, Overlay {
  package let element: ElementName
  let field: TextField
  private let choices: [PlainControl]
  private let accept = SheetButton()
  private let cancel = SheetButton()
  private let box: SheetBox
  private let height: CGFloat
  /// Pixels for each pixel at scale 1.
  private var scale: CGFloat = 1
  private let send: (PathSheet) -> Void
  /// The path of the file for whose replacement the sheet has asked.
  private var agreed: String?

  /// - Parameters:
  ///   - name: the element of the sheet; its controls are called after it.
  ///   - textTop: the top of the advice, in pixels at scale 1.
  ///   - height: that of the sheet, in pixels at scale 1.
  ///   - choices: the controls between the path and the buttons.
  ///   - change: called with the path whenever it has changed.
  ///   - send: called when the person accepts.
  ///   - close: called to close the sheet.
  init(
    _ name: String, textTop: CGFloat, height: CGFloat, choices: [PlainControl], change: @escaping (String) -> Void,
    send: @escaping (PathSheet) -> Void, close: @escaping () -> Void
  ) {
    (self.choices, self.height, self.send) = (choices, height, send)
    element = ElementName(name)
    box = SheetBox(textTop: textTop)
    field = TextField(change: change)
    super.init(frame: .zero)
    field.isOverlay = true
    field.submit = { [unowned self] in send(self) }
    accept.isDefault = true
    accept.addAction(UIAction { [unowned self] _ in send(self) }, for: .touchUpInside)
    cancel.addAction(UIAction { _ in close() }, for: .touchUpInside)
    field.accessibilityIdentifier = "\(name).path"
    accept.accessibilityIdentifier = "\(name).\(name)"
    cancel.accessibilityIdentifier = "\(name).cancel"
    for control in controls { box.addSubview(control) }
    addSubview(box)
  }

  @available(*, unavailable) package required init?(coder: NSCoder) { nil }

  /// The controls in the order in which the arrow keys go through them.
  var controls: [any PanelControl] { [field] + choices + [cancel, accept] }

  /// Whether the person has agreed to replace the file at the path.
  var replaces: Bool { agreed == field.text }

  /// The path that the field has.
  package var path: String { field.text }

  /// The part of the file that is written, from 0 to 1; nil while the person chooses.
  package var progress: Double? {
    didSet {
      box.progress = progress
      for control in [field, accept] + choices { control.isHidden = progress != nil }
      arrange()
    }
  }

  /// Accepts, as Enter in the field does.
  func submit() { send(self) }

  /// Offers a path.
  func prepare(path: String) {
    (agreed, box.message) = (nil, nil)
    field.replace(with: path)
  }

  /// - Parameter accept: the title of the button that accepts.
  func show(title: any InterfaceText, advice: any InterfaceText, accept: any InterfaceText, _ appearance: Appearance) {
    let language = appearance.languages.first
    frame = CGRect(origin: .zero, size: appearance.layout.size)
    field.prompt = SavingText.path[language]
    (box.title, box.advice) = (title[language], advice[language])
    self.accept.title = replaces ? SavingText.replace[language] : accept[language]
    cancel.title = SavingText.cancel[language]
    scale = appearance.overlayScale
    arrange()
  }

  /// Overridden by each sheet to show its choices.
  package func show(_ display: WindowDisplay, _ appearance: Appearance) {}

  private func arrange() {
    let size = CGSize(width: 520 * scale, height: height * scale)
    box.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: (bounds.height * 0.2).rounded(), width: size.width,
      height: size.height)
    let inner = box.bounds.insetBy(dx: 24 * scale, dy: 0)
    field.frame = inner.inset(top: 48 * scale).strip(.top, 28 * scale)
    placeChoices(in: inner.inset(top: 86 * scale), scale)
    let buttons = inner.inset(top: (height - 40) * scale).strip(.top, 28 * scale)
    accept.frame = buttons.between(buttons.maxX - 88 * scale, buttons.maxX)
    cancel.frame =
      accept.isHidden
      ? accept.frame : buttons.between(accept.frame.minX - 96 * scale, accept.frame.minX - 8 * scale)
  }

  /// Places the choices below the path.
  func placeChoices(in space: CGRect, _ scale: CGFloat) {}

  /// The visible part of the sheet, in the window.
  package var area: CGRect { box.frame }

  /// Shows why nothing was written. Returns false if the sheet is closed.
  @discardableResult package func show(_ message: String) -> Bool {
    box.message = message
    agreed = nil
    return superview != nil
  }

  /// Asks whether a file may be replaced: accepting the same path once more does so.
  package func askToReplace(_ question: String) {
    box.message = question
    agreed = field.text
  }

  /// Completes the path, or moves through the sheet. Without a focus the keys of the stage do nothing under it.
  package func press(_ key: Key, _ modifiers: Modifiers, in host: PanelHost) -> Bool {
    guard !modifiers.contains(.control) else { return false }
    let controls = controls.filter(\.canHaveFocus)
    let index = controls.firstIndex { $0 === host.focus } ?? 0
    switch key {
    case .tab where host.focus === field && !modifiers.contains(.shift): field.complete(in: host.folder)
    case .up: host.focus = controls[max(index - 1, 0)]
    case .down, .tab: host.focus = controls[min(index + 1, controls.count - 1)]
    case .enter where host.focus == nil: submit()
    case .escape: return false
    default: return host.focus == nil
    }
    return true
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if progress == nil { removeFromSuperview() }
  }
}
