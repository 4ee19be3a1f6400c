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

  func show(_ look: Look) {
    let language = look.languages.first
    frame = CGRect(origin: .zero, size: look.layout.size)
    field.prompt = ControlText.pathOfScene[language]
    box.title = ControlText.openScene[language]
    box.advice = ControlText.openAdvice[language]
    let growth = look.overlayGrowth, size = CGSize(width: 520 * growth, height: 132 * growth)
    box.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: (bounds.height * 0.25).rounded(),
      width: size.width, height: size.height)
    field.frame = CGRect(x: 24 * growth, y: 52 * growth, width: size.width - 48 * growth, height: 28 * growth)
  }

  /// The part of the window that shows it.
  var area: CGRect { box.frame }

  /// Says why a file was not opened. False where nobody was asked for one.
  package func complain(_ reason: String) -> Bool {
    box.complaint = superview == nil ? nil : reason
    return superview != nil
  }

  /// Adds as much to the path as all files with this beginning have in common.
  func complete(in folder: URL) {
    if let longer = PathCompletion(of: field.text, in: folder).text { field.replace(with: longer) }
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { removeFromSuperview() }

  package override func didMoveToWindow() { box.complaint = nil }
}

/// The field, and below it what is wrong or what can be done.
private final class FileBox: UIView, Painted {
  var title = "", advice = ""
  var complaint: String?

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  func paint(_ list: inout DrawingList, _ look: Look) {
    let theme = look.theme, growth = look.overlayGrowth, font = look.overlay(.row)
    list.box(bounds, radius: 8 * growth, fill: theme.panel, border: theme.controlBorder)
    let left = 24 * growth, width = bounds.width - 2 * left
    let head = CGRect(x: left, y: 12 * growth, width: width, height: 32 * growth)
    list.line(title, look.overlay(.sans(15, .semibold)), theme.ink, in: head, look)
    let lines = look.typesetter.lines(of: complaint ?? advice, font, width: width, maximum: 2)
    for (index, line) in lines.enumerated() {
      let room = CGRect(x: left, y: (86 + CGFloat(index) * 18) * growth, width: width, height: 18 * growth)
      list.line(line, font, complaint == nil ? theme.ink2 : theme.ink, in: room, look)
    }
  }
}
