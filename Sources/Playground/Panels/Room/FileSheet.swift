import Canvas
import Foundation
import UIKit

/// Asks for the path of a scene file, over everything else. A press beside it, or Esc, closes it.
final class FileSheet: UIView {
  let field: TextField
  private let box = FileBox()

  /// `open` is told the path.
  init(open: @escaping (String) -> Void) {
    field = TextField { _ in }
    super.init(frame: .zero)
    field.accessibilityIdentifier = "file.path"
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
    let size = CGSize(width: 520, height: 132)
    box.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: (bounds.height * 0.25).rounded(),
      width: size.width, height: size.height)
    field.frame = CGRect(x: 24, y: 52, width: size.width - 48, height: 28)
  }

  /// The part of the window that shows it.
  var area: CGRect { box.frame }

  /// Says why a file was not opened. False where nobody was asked for one.
  func complain(_ reason: String) -> Bool {
    box.complaint = superview == nil ? nil : reason
    return superview != nil
  }

  /// Adds as much to the path as all files with this beginning have in common.
  func complete(in folder: URL) {
    if let longer = PathCompletion(of: field.text, in: folder).text { field.replace(with: longer) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { removeFromSuperview() }

  override func didMoveToWindow() { box.complaint = nil }
}

/// The field, and below it what is wrong or what can be done.
private final class FileBox: UIView, Painted {
  var title = "", advice = ""
  var complaint: String?

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  func paint(_ list: inout DrawingList, _ look: Look) {
    let theme = look.theme
    list.box(bounds, radius: 8, fill: theme.panel, border: theme.controlBorder)
    let width = bounds.width - 48
    list.line(
      title, .sans(15, .semibold), theme.ink, in: CGRect(x: 24, y: 12, width: width, height: 32), look)
    let lines = look.typesetter.lines(of: complaint ?? advice, .row, width: width, maximum: 2)
    for (index, line) in lines.enumerated() {
      let room = CGRect(x: 24, y: 86 + CGFloat(index) * 18, width: width, height: 18)
      list.line(line, .row, complaint == nil ? theme.ink2 : theme.ink, in: room, look)
    }
  }
}
