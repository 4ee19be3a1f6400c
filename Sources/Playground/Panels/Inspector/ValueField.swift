import Canvas
import Foundation
import UIKit

/// A number with a letter before it, in a box of 22 px.
final class ValueField: UIView, Painted {
  static let height: CGFloat = 22

  let letter: String
  var value = ""

  init(_ letter: String) {
    self.letter = letter
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  func paint(_ list: inout DrawingList, _ look: Look) {
    let theme = look.theme
    list.box(bounds, radius: 5, fill: theme.field, border: theme.controlBorder)
    let room = bounds.insetBy(dx: 7, dy: 0)
    let end = list.line(letter, .caption, theme.ink3, in: room, look)
    let rest = CGRect(x: end + 4, y: 0, width: max(room.maxX - end - 4, 0), height: bounds.height)
    list.line(value, .smallApi, theme.ink, in: rest, look, .right)
  }
}

/// Fields side by side, 6 px apart, that fill the width.
final class FieldRow: UIView {
  let fields: [ValueField]

  init(_ letters: [String]) {
    fields = letters.map { ValueField($0) }
    super.init(frame: .zero)
    fields.forEach { addSubview($0) }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ values: [CGFloat]) {
    for (field, value) in zip(fields, values) { field.value = number(value) }
  }

  override func layoutSubviews() {
    let count = CGFloat(fields.count), room = bounds.width - 6 * (count - 1)
    for (index, field) in fields.enumerated() {
      let left = (room * CGFloat(index) / count).rounded(), right = (room * CGFloat(index + 1) / count).rounded()
      field.frame = CGRect(
        x: left + 6 * CGFloat(index), y: 0, width: right - left, height: ValueField.height)
    }
  }
}
