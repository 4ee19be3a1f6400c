import Canvas
import Foundation
import Narration
import ScenePicture
import UIKit

/// Asks for the path of a scene file, over everything else. A press beside it, or Esc, closes it.
package final class FileSheet: UIView {
  let field: TextField
  private let box = FileBox()

  /// `open` is told the path.
  init(open: @escaping (String) -> Void) {
    field = TextField { _ in }
    super.init(frame: .zero)
    field.accessibilityIdentifier = "file.path"
    field.liesOver = true
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

  /// The part of the window that shows it.
  var area: CGRect { box.frame }

  /// Says why a file was not opened. False where nobody was asked for one.
  package func showError(_ reason: String) -> Bool {
    box.errorText = superview == nil ? nil : reason
    return superview != nil
  }

  /// Adds as much to the path as all files with this beginning have in common.
  func complete(in folder: URL) {
    if let longer = PathCompletion(of: field.text, in: folder).text { field.replace(with: longer) }
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { removeFromSuperview() }

  package override func didMoveToWindow() { box.errorText = nil }
}

/// The field, and below it what is wrong or what can be done.
private final class FileBox: UIView, Painted {
  var title = "", advice = ""
  var errorText: String?

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, scale = appearance.overlayScale, font = appearance.overlay(.row)
    list.box(bounds, radius: 8 * scale, fill: theme.panel, border: theme.controlBorder)
    let left = 24 * scale, width = bounds.width - 2 * left
    let head = CGRect(x: left, y: 12 * scale, width: width, height: 32 * scale)
    list.line(title, appearance.overlay(.sans(15, .semibold)), theme.ink, in: head, appearance)
    let lines = appearance.typesetter.lines(of: errorText ?? advice, font, width: width, maximum: 2)
    for (index, line) in lines.enumerated() {
      let space = CGRect(x: left, y: (86 + CGFloat(index) * 18) * scale, width: width, height: 18 * scale)
      list.line(line, font, errorText == nil ? theme.ink2 : theme.ink, in: space, appearance)
    }
  }
}
