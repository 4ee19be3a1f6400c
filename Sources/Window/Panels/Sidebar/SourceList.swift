import Canvas
import Narration
import PanelModels
import ScenePicture
import TouchTrace
import UIKit

/// The files of a person's own code, between the presets and the views. Pressing one shows it on the page of the code.
final class SourceList: PaintedView {
  private var rows: [SourceRow] = []
  private let scroll = ScrollArea(UIView(frame: .zero))
  private var title = "", detail = ""
  private let send: (Command) -> Void

  private static let mostRows: CGFloat = 6, head: CGFloat = 34

  init(send: @escaping (Command) -> Void) {
    self.send = send
    super.init(frame: .zero)
    addSubview(scroll)
  }

  /// 0 without own code.
  var preferredHeight: CGFloat {
    rows.isEmpty ? 0 : Self.head + min(CGFloat(rows.count), Self.mostRows) * SourceRow.height + 8
  }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    let files = display.sources?.files ?? [], language = appearance.languages.first
    (title, detail) = (OwnCodeText.yourCode[language], OwnCodeText.files(files.count)[language])
    isHidden = files.isEmpty
    if rows.count != files.count { rebuildRows(files.count) }
    let broken = Set((display.sources.map { SourcePlace.problems(of: display.fileNotice, in: $0) } ?? []).map(\.file))
    for (index, (row, file)) in zip(rows, files).enumerated() {
      (row.title, row.isBroken) = (file.name, broken.contains(index))
    }
  }

  private func rebuildRows(_ count: Int) {
    rows.forEach { $0.removeFromSuperview() }
    rows = (0..<count).map { index in
      let row = SourceRow()
      row.addAction(UIAction { [send] _ in send(.showSource(index)) }, for: .touchUpInside)
      row.accessibilityIdentifier = "sidebar.source.\(index)"
      scroll.content.addSubview(row)
      return row
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    scroll.frame = bounds.inset(top: Self.head, bottom: 4)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 8, y: CGFloat(index) * SourceRow.height, width: bounds.width - 16, height: SourceRow.height)
    }
    scroll.setContentHeight(CGFloat(rows.count) * SourceRow.height)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    list.rule(from: 0, to: bounds.width, y: 0, theme.line)
    let head = bounds.insetBy(dx: 16, dy: 0).inset(top: 7).strip(.top, 24)
    let end = list.line(title, .selectedRow, theme.text, in: head, appearance)
    list.line(detail, .caption, theme.faintText, in: head.between(end + 8, head.maxX), appearance, .right)
  }
}

/// The row of a file.
private final class SourceRow: ListRow {
  static let height: CGFloat = 24

  var title = ""
  /// Whether the compiler refuses it.
  var isBroken = false

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, page = CGRect(x: 9, y: bounds.midY - 6, width: 10, height: 12)
    list.stroke(.roundedRect(page.insetBy(dx: 0.5, dy: 0.5), radius: 1.5), width: 1, theme.secondaryText)
    list.fill(CGRect(x: page.minX + 3, y: page.midY - 2, width: 4, height: 1), theme.secondaryText)
    list.fill(CGRect(x: page.minX + 3, y: page.midY + 1, width: 4, height: 1), theme.secondaryText)
    list.line(title, .row, theme.text, in: bounds.inset(left: 26, right: isBroken ? 26 : 8), appearance)
    if isBroken { list.icon(.cross, at: CGPoint(x: bounds.maxX - 14, y: bounds.midY), theme.no) }
  }
}
