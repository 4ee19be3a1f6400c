import Canvas
import Foundation
import Narration
import ScenePicture
import UIKit

/// The sheet for the path of a scene file, over the rest of the window. A press beside it, or Esc, closes it.
package final class FileSheet: UIView {
  let field: TextField
  private let box = FileBox()

  /// - Parameter open: called with the path.
  init(open: @escaping (String) -> Void) {
    field = TextField { _ in }
    super.init(frame: .zero)
    field.accessibilityIdentifier = "file.path"
    field.isOverlay = true
    field.submit = { [unowned self] in open(field.text) }
    box.addSubview(field)
    addSubview(box)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ appearance: Appearance) {
    let language = appearance.languages.first
    frame = CGRect(origin: .zero, size: appearance.layout.size)
    field.prompt = ControlText.pathOfScene[language]
    box.title = ControlText.openScene[language]
    box.advice = ControlText.openAdvice[language]
    let scale = appearance.overlayScale, size = CGSize(width: 520 * scale, height: 132 * scale)
    box.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: (bounds.height * 0.25).rounded(),
      width: size.width, height: size.height)
    field.frame = CGRect(x: 24 * scale, y: 52 * scale, width: size.width - 48 * scale, height: 28 * scale)
  }

  /// The visible part of the sheet, in the window.
  var area: CGRect { box.frame }

  /// Shows why a file was not opened. Returns false if the sheet is closed.
  package func showError(_ reason: String) -> Bool {
    box.errorText = superview == nil ? nil : reason
    return superview != nil
  }

  /// Completes the path with the characters that all matching files share.
  func complete(in folder: URL) {
    if let longer = PathCompletion(of: field.text, in: folder).text { field.replace(with: longer) }
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { removeFromSuperview() }

  package override func didMoveToWindow() { box.errorText = nil }
}

/// The box of the sheet: the field, and below it an error or advice.
private final class FileBox: UIView, Painted {
  var title = "", advice = ""
  var errorText: String?

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, scale = appearance.overlayScale, font = appearance.overlay(.row)
    list.box(bounds, radius: 8 * scale, fill: theme.panel, border: theme.controlBorder)
    var rest = bounds.insetBy(dx: 24 * scale, dy: 0).inset(top: 12 * scale)
    let head = rest.cut(.top, 32 * scale)
    list.line(title, appearance.overlay(.sans(15, .semibold)), theme.ink, in: head, appearance)
    let body = bounds.insetBy(dx: 24 * scale, dy: 0).inset(top: 86 * scale)
    let lines = appearance.typesetter.lines(of: errorText ?? advice, font, width: body.width, maximum: 2)
    for (index, line) in lines.enumerated() {
      list.line(
        line, font, errorText == nil ? theme.ink2 : theme.ink, in: body.row(index, height: 18 * scale), appearance)
    }
  }
}
