import Canvas
import Narration
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The changes that cure a cause. Of several causes, each has a head with its number and what it is.
final class WhyNotCard: PaintedView {
  /// In pixels.
  private(set) var height: CGFloat = 0
  private let number: Int
  private var lines: [String] = []
  private let link: SourceLink
  private var note = ""
  private var rows: [CureRow] = []
  private static let pitch: CGFloat = 18, indent: CGFloat = 34

  /// - Parameter open: shows a line of own code.
  init(number: Int, open: @escaping (String) -> Void) {
    self.number = number
    link = SourceLink("whyNot.place.\(number)", open: open)
    super.init(frame: .zero)
    addSubview(link)
  }

  /// - Parameters:
  ///   - isTried: whether all changes were tried against this cause.
  ///   - hasHead: whether the cause is said in the card.
  ///   - apply: makes a change; nil for own code, which its author changes.
  func show(
    _ cause: WhyNot.Cause, of object: String, _ kind: WhyNotKind, isTried: Bool, hasHead: Bool, width: CGFloat,
    _ appearance: Appearance,
    apply: (([TreeEdit]) -> Void)?
  ) {
    let language = appearance.languages.first
    let room = width - WhyNotCard.indent - 10
    var deciding: [String] = []
    lines = []
    if hasHead, number == 1 {
      lines = appearance.typesetter.lines(of: WhyNotText.againstTheFirst[language], .row, width: room)
    } else if hasHead {
      (lines, deciding) = cause.lines(for: object, width: room, appearance)
    }
    let texts = lines.count + deciding.count
    link.frame = CGRect(
      x: WhyNotCard.indent, y: 8 + CGFloat(lines.count) * WhyNotCard.pitch, width: room,
      height: CGFloat(deciding.count) * WhyNotCard.pitch)
    link.show(deciding, to: cause.placeText, .row, pitch: WhyNotCard.pitch, appearance)
    note = !cause.cures.isEmpty ? "" : isTried ? WhyNotText.noCure(of: cause)[language] : WhyNotText.searching[language]
    while rows.count < cause.cures.count {
      let row = CureRow()
      row.button.accessibilityIdentifier = "whyNot.apply.\(number).\(rows.count + 1)"
      rows.append(row)
      addSubview(row)
    }
    let inset: CGFloat = hasHead ? 8 : 0
    var top = hasHead ? 14 + CGFloat(texts) * WhyNotCard.pitch : 0
    for (index, row) in rows.enumerated() {
      row.isHidden = index >= cause.cures.count
      guard index < cause.cures.count else { continue }
      let cure = cause.cures[index]
      let content = CureRow.Content(
        title: (apply == nil ? WhyNotText.changeOfCode(cure.change) : .change(cure.change))[language],
        titleFont: .selectedRow, effect: WhyNotText.effect(cure, of: object, kind)[language],
        apply: apply.map { _ in WhyNotText.apply(number)[language] },
        isPrimary: number == 1 && index == 0)
      row.show(content, width: width - 2 * inset, appearance) { apply?(cure.edits) }
      row.frame = CGRect(x: inset, y: top, width: width - 2 * inset, height: row.height)
      top += row.height + 4
    }
    height = top + (note.isEmpty ? inset / 2 : 24)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, isFirst = number == 1
    if !lines.isEmpty {
      list.box(bounds, radius: 6, fill: theme.panel, border: theme.controlBorder)
      list.badge(number, at: CGPoint(x: 18, y: 8 + WhyNotCard.pitch / 2), isFirst ? .no : .skip, appearance)
    }
    let column = bounds.inset(left: WhyNotCard.indent, right: 8, top: 8)
    for (index, line) in lines.enumerated() {
      list.line(line, .row, theme.text, in: column.row(index, height: WhyNotCard.pitch), appearance)
    }
    let last = bounds.inset(left: lines.isEmpty ? 8 : WhyNotCard.indent, bottom: 4).strip(.bottom, 20)
    list.line(note, .row, theme.secondaryText, in: last, appearance)
  }
}
