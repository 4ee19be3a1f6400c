import Canvas
import Foundation
import ScenePicture
import TouchInput
import TouchTrace
import UIKit

/// A number with a letter before it, in a box of 22 px. Enter or leaving the field takes what was written; Escape
/// brings back what was; up and down go by one.
final class ValueField: PlainControl, TextEditor {
  static let height: CGFloat = 22

  private let letter: String
  private let range: ClosedRange<CGFloat>
  private let change: (CGFloat) -> Void
  private(set) var value: CGFloat = 0
  /// What is being written; nil while nothing is.
  private var draft: EditedLine?

  /// `change` is told a new number in `range`.
  init(_ letter: String, in range: ClosedRange<CGFloat>, change: @escaping (CGFloat) -> Void) {
    self.letter = letter
    self.range = range
    self.change = change
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ value: CGFloat) {
    if value != self.value { draft = nil }
    self.value = value
  }

  // MARK: Writing

  override var attention: Attention {
    didSet { if oldValue.isFocused && !attention.isFocused { commit() } }
  }

  /// The first letter replaces what was there.
  func insert(_ text: String) {
    var line = draft ?? EditedLine()
    if line.insert(text) { draft = line }
  }

  func edit(_ key: Key) -> Bool {
    switch key {
    case .enter: commit()
    case .escape:
      draft = nil
      return false
    case .up, .down: go(by: key == .up ? 1 : -1)
    case .character, .left, .right, .home, .end, .space, .backspace, .delete:
      var line = draft ?? EditedLine(number(value))
      _ = line.edit(key)
      if key != .space, line != EditedLine(number(value)) { draft = line }
    case .pageUp, .pageDown, .tab, .function: return false
    }
    return true
  }

  private func go(by amount: CGFloat) {
    draft = nil
    let next = min(max(value + amount, range.lowerBound), range.upperBound)
    if next != value { change(next) }
  }

  /// What is wrong is left aside.
  private func commit() {
    let written = draftValue
    draft = nil
    if let written, written != value { change(written) }
  }

  /// Nil where nothing is written, or nothing that makes sense.
  private var draftValue: CGFloat? {
    guard let draft, let number = Double(draft.text.replacing("−", with: "-")), range.contains(number) else {
      return nil
    }
    return number
  }

  /// The numbers that are allowed, behind a sign that this one is not.
  var errorText: String? {
    guard let draft, draftValue == nil, !draft.text.isEmpty, draft.text != "-" else { return nil }
    return "× \(number(range.lowerBound)) … \(number(range.upperBound))"
  }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    if errorText != nil {
      list.box(bounds, radius: 5, fill: theme.field, border: theme.no, width: 1.5)
    } else if attention.isFocused {
      list.box(bounds, radius: 5, fill: theme.field, border: theme.ink, width: 2)
    } else {
      let ground = attention.isHovered ? theme.hover : theme.field
      list.box(bounds, radius: 5, fill: ground, border: theme.controlBorder)
    }
    let space = bounds.insetBy(dx: 7, dy: 0)
    let end = list.line(letter, .caption, theme.ink3, in: space, appearance)
    let rest = CGRect(x: end + 4, y: 0, width: max(space.maxX - end - 4, 0), height: bounds.height)
    let right = list.line(draft?.text ?? number(value), .smallApi, theme.ink, in: rest, appearance, .right)
    guard attention.isFocused else { return }
    let after = draft.map { appearance.width(String($0.text.dropFirst($0.beforeCaret.count)), .smallApi) } ?? 0
    list.fill(CGRect(x: (right - after).rounded() + 1, y: 5, width: 1, height: 12), theme.ink)
  }
}

/// Fields side by side, 6 px apart, that fill the width.
final class FieldRow: UIView {
  private let fields: [ValueField]

  /// `change` is told all numbers when one of them is new.
  init(_ fields: [(letter: String, range: ClosedRange<CGFloat>)], change: @escaping ([CGFloat]) -> Void) {
    var changeOne: (Int, CGFloat) -> Void = { _, _ in }
    self.fields = fields.enumerated().map { index, field in
      ValueField(field.letter, in: field.range) { changeOne(index, $0) }
    }
    super.init(frame: .zero)
    changeOne = { [unowned self] index, value in
      var values = self.fields.map(\.value)
      values[index] = value
      change(values)
    }
    self.fields.forEach { addSubview($0) }
  }

  required init?(coder: NSCoder) { return nil }

  /// The name of the row; the fields are named after it and their letters.
  func name(_ name: String, _ letters: [String]) {
    for (field, letter) in zip(fields, letters) { field.accessibilityIdentifier = "\(name).\(letter)" }
  }

  func show(_ values: [CGFloat]) {
    for (field, value) in zip(fields, values) { field.show(value) }
  }

  override func layoutSubviews() {
    let count = CGFloat(fields.count), space = bounds.width - 6 * (count - 1)
    for (index, field) in fields.enumerated() {
      let left = (space * CGFloat(index) / count).rounded(), right = (space * CGFloat(index + 1) / count).rounded()
      field.frame = CGRect(
        x: left + 6 * CGFloat(index), y: 0, width: right - left, height: ValueField.height)
    }
  }
}
