import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// One cause with its number, and below it the changes that cure it. The first cause is highlighted.
final class WhyNotCard: UIView, Painted {
  /// In pixels.
  private(set) var height: CGFloat = 0
  private let number: Int
  private var lines: [String] = []
  private var note = ""
  private var rows: [ViewCureRow] = []
  private static let pitch: CGFloat = 18, indent: CGFloat = 34

  init(number: Int) {
    self.number = number
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  /// - Parameter isTried: whether all changes were tried against this cause.
  func show(
    _ cause: WhyNot.Cause, of view: String, isTried: Bool, width: CGFloat, _ appearance: Appearance,
    apply: @escaping ([TreeEdit]) -> Void
  ) {
    let language = appearance.languages.first
    lines = appearance.typesetter.lines(
      of: WhyNotText.obstacle(cause.obstacle, view: view)[language], .row, width: width - WhyNotCard.indent - 10)
    note = !cause.cures.isEmpty ? "" : isTried ? WhyNotText.noCure[language] : CureText.searching[language]
    while rows.count < cause.cures.count {
      let row = ViewCureRow()
      row.button.accessibilityIdentifier = "whyNot.apply.\(number).\(rows.count + 1)"
      rows.append(row)
      addSubview(row)
    }
    var top = 8 + CGFloat(lines.count) * WhyNotCard.pitch + 6
    for (index, row) in rows.enumerated() {
      row.isHidden = index >= cause.cures.count
      guard index < cause.cures.count else { continue }
      let cure = cause.cures[index]
      row.button.isPrimary = number == 1 && index == 0
      row.show(cure, cause: number, width: width - 16, appearance) { apply(cure.edits) }
      row.frame = CGRect(x: 8, y: top, width: width - 16, height: row.height)
      top += row.height + 4
    }
    height = top + (note.isEmpty ? 4 : 24)
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, isFirst = number == 1
    list.box(
      bounds, radius: 6, fill: isFirst ? theme.no.mixed(into: theme.panel, 0.08) : theme.panel,
      border: isFirst ? theme.no.mixed(into: theme.panel, 0.5) : theme.controlBorder)
    list.badge(number, at: CGPoint(x: 18, y: 8 + WhyNotCard.pitch / 2), isFirst ? .no : .skip, appearance)
    let column = bounds.inset(left: WhyNotCard.indent, right: 8, top: 8)
    for (index, line) in lines.enumerated() {
      list.line(line, .row, theme.ink, in: column.row(index, height: WhyNotCard.pitch), appearance)
    }
    let last = bounds.inset(left: WhyNotCard.indent, bottom: 6).strip(.bottom, 20)
    list.line(note, .row, theme.ink2, in: last, appearance)
  }
}

/// A change that cures a cause, what else it changes, and the button that makes it.
private final class ViewCureRow: UIView, Painted {
  let button = PushButton()
  /// In pixels.
  private(set) var height: CGFloat = 0
  private var perform: () -> Void = {}
  private var titles: [String] = [], effects: [String] = []
  private static let pitch: CGFloat = 17

  init() {
    super.init(frame: .zero)
    addSubview(button)
    button.addAction(UIAction { [unowned self] _ in perform() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { return nil }

  func show(
    _ cure: ViewCure, cause: Int, width: CGFloat, _ appearance: Appearance, perform: @escaping () -> Void
  ) {
    let language = appearance.languages.first
    button.show(WhyNotText.apply(cause)[language], appearance)
    self.perform = perform
    let size = CGSize(width: max(button.preferredWidth, 56), height: 26), room = width - size.width - 32
    titles = appearance.typesetter.lines(of: WhyNotText.change(cure.change)[language], .selectedRow, width: room)
    effects = appearance.typesetter.lines(of: WhyNotText.effects(cure.effects)[language], .caption, width: room)
    height = 12 + CGFloat(titles.count + effects.count) * ViewCureRow.pitch
    button.frame = CGRect(
      x: width - size.width - 10, y: ((height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    list.fill(.roundedRect(bounds, radius: 6), theme.hover)
    let column = bounds.inset(left: 12, top: 6).between(12, button.frame.minX - 8)
    for (index, line) in titles.enumerated() {
      list.line(line, .selectedRow, theme.ink, in: column.row(index, height: ViewCureRow.pitch), appearance)
    }
    for (index, line) in effects.enumerated() {
      let frame = column.row(titles.count + index, height: ViewCureRow.pitch)
      list.line(line, .caption, theme.ink2, in: frame, appearance)
    }
  }
}
