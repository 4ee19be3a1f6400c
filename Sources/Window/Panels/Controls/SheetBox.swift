import Canvas
import ScenePicture
import UIKit

/// The box of a sheet: its title at the top, and below its controls a message, else advice.
final class SheetBox: PaintedView {
  var title = "", advice = ""
  /// A message in the place of the advice, in a stronger tone.
  var message: String?
  /// The part of some work that is done, from 0 to 1, which a bar shows in the place of the controls; nil for none.
  var progress: Double?
  /// The place of the message or advice from the top of the box, in pixels at scale 1.
  private let textTop: CGFloat
  /// The number of lines that a message or advice may have.
  var mostLines = 2

  init(textTop: CGFloat) {
    self.textTop = textTop
    super.init(frame: .zero)
  }

  /// A press on the box does not close the sheet.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Returns the lines of the message or advice in a box of a width, in pixels.
  func lines(width: CGFloat, _ appearance: Appearance) -> [String] {
    appearance.typesetter.lines(
      of: message ?? advice, appearance.overlay(.row), width: width - 48 * appearance.overlayScale, maximum: mostLines)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, scale = appearance.overlayScale, font = appearance.overlay(.row)
    list.box(bounds, radius: 8 * scale, fill: theme.panel, border: theme.controlBorder)
    let inner = bounds.insetBy(dx: 24 * scale, dy: 0)
    let head = inner.inset(top: 12 * scale).strip(.top, 32 * scale)
    list.line(title, appearance.overlay(.sans(15, .semibold)), theme.text, in: head, appearance)
    if let progress { paint(progress, in: inner.inset(top: 62 * scale).strip(.top, 8 * scale), &list, theme) }
    let body = inner.inset(top: textTop * scale)
    for (index, line) in lines(width: bounds.width, appearance).enumerated() {
      let row = body.row(index, height: 18 * scale)
      list.line(line, font, message == nil ? theme.secondaryText : theme.text, in: row, appearance)
    }
  }

  private func paint(_ progress: Double, in bar: CGRect, _ list: inout DrawingList, _ theme: Theme) {
    let done = bar.strip(.left, max(bar.width * min(progress, 1), bar.height))
    list.fill(.roundedRect(bar, radius: bar.height / 2), theme.line)
    list.fill(.roundedRect(done, radius: bar.height / 2), theme.text)
  }
}
