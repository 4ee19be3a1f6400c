import Canvas
import Foundation
import ScenePicture
import UIKit

/// A list of choices over everything else. A press beside it closes it.
final class Menu: UIView {
  let choices: [String]
  private let box: MenuBox
  /// Nil is as wide as the control that it belongs to.
  private let width: CGFloat?
  /// The control that opened it.
  private(set) var opener: UIView?

  /// `choose` is told which choice was taken.
  init(_ choices: [String], selected: Int?, width: CGFloat? = nil, choose: @escaping (Int) -> Void) {
    (self.choices, self.width) = (choices, width)
    box = MenuBox(choices, selected: selected)
    super.init(frame: .zero)
    addSubview(box)
    box.choose = { [unowned self] index in
      close()
      choose(index)
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// Fills the window and puts the choices below `control`, or above it where there is no room below.
  func lie(under control: UIView, in window: UIView) {
    (frame, opener) = (window.bounds, control)
    let anchor = control.frameInWindow
    let height = box.wantedHeight
    let isBelow = anchor.maxY + 4 + height <= bounds.height
    let top = isBelow ? anchor.maxY + 4 : anchor.minY - 4 - height
    let width = width ?? anchor.width, left = min(anchor.minX, bounds.width - width - 4)
    box.frame = CGRect(x: max(left, 4), y: max(top, 4), width: width, height: height)
  }

  func close() { removeFromSuperview() }

  /// The part of the window that shows it.
  var area: CGRect { box.frame.insetBy(dx: -1, dy: -1) }

  var rows: [PanelControl] { box.rows }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { close() }
}

/// The box around the choices.
private final class MenuBox: UIView, Painted {
  var choose: (Int) -> Void = { _ in }
  private(set) var rows: [MenuRow] = []

  init(_ choices: [String], selected: Int?) {
    super.init(frame: .zero)
    rows = choices.enumerated().map { index, title in
      let row = MenuRow(title) { [unowned self] in choose(index) }
      row.isSelected = index == selected
      row.accessibilityIdentifier = "menu.\(index)"
      return row
    }
    rows.forEach { addSubview($0) }
  }

  required init?(coder: NSCoder) { return nil }

  var wantedHeight: CGFloat { CGFloat(rows.count) * 24 + 8 }

  override func layoutSubviews() {
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 4, y: 4 + CGFloat(index) * 24, width: bounds.width - 8, height: 24)
    }
  }

  /// A press on the border does not close the menu.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.box(bounds, radius: 8, fill: appearance.theme.panel, border: appearance.theme.controlBorder)
  }
}

/// A choice in a menu.
private final class MenuRow: Row {
  private let title: String

  init(_ title: String, action: @escaping () -> Void) {
    self.title = title
    super.init(action: action)
  }

  required init?(coder: NSCoder) { return nil }

  override var hasBar: Bool { false }

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    let space = CGRect(x: 8, y: 0, width: bounds.width - 12, height: bounds.height)
    list.line(title, isSelected ? .selectedRow : .row, appearance.theme.ink, in: space, appearance)
  }
}
