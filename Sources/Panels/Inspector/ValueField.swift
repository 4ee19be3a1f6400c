import Canvas
import Foundation
import ScenePicture
import TouchInput
import TouchTrace
import UIKit

/// A field of 22 px with a letter and a number. Enter, or leaving the field, takes the new number; Escape restores the
/// old one; the up and down arrow keys change it by one.
final class ValueField: PlainControl, TextEditor {
  static let height: CGFloat = 22

  private let letter: String
  private let range: ClosedRange<CGFloat>
  var change: (CGFloat) -> Void
  private(set) var value: CGFloat = 0
  /// The text during editing; nil otherwise.
  private var draft: EditedLine?

  /// - Parameter change: called with each new number in `range`.
  init(_ letter: String, in range: ClosedRange<CGFloat>, change: @escaping (CGFloat) -> Void = { _ in }) {
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

  override var interaction: Interaction {
    didSet { if oldValue.isFocused && !interaction.isFocused { commit() } }
  }

  /// The first character replaces the number.
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

  /// Takes the new number; an invalid text is discarded.
  private func commit() {
    let written = draftValue
    draft = nil
    if let written, written != value { change(written) }
  }

  /// The edited number; nil if there is none or it is invalid.
  private var draftValue: CGFloat? {
    guard let draft, let number = Double(draft.text.replacing("−", with: "-")), range.contains(number) else {
      return nil
    }
    return number
  }

  /// The range of valid numbers, after a cross.
  var errorText: String? {
    guard let draft, draftValue == nil, !draft.text.isEmpty, draft.text != "-" else { return nil }
    return "× \(number(range.lowerBound)) … \(number(range.upperBound))"
  }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    if errorText != nil {
      list.box(bounds, radius: 5, fill: theme.field, border: theme.no, width: 1.5)
    } else if interaction.isFocused {
      list.box(bounds, radius: 5, fill: theme.field, border: theme.ink, width: 2)
    } else {
      let ground = interaction.isHovered ? theme.hover : theme.field
      list.box(bounds, radius: 5, fill: ground, border: theme.controlBorder)
    }
    let textFrame = bounds.insetBy(dx: 7, dy: 0)
    let end = list.line(letter, .caption, theme.ink3, in: textFrame, appearance)
    let rest = textFrame.between(end + 4, textFrame.maxX)
    let right = list.line(draft?.text ?? number(value), .smallApi, theme.ink, in: rest, appearance, .right)
    guard interaction.isFocused else { return }
    let after = draft.map { appearance.width(String($0.text.dropFirst($0.beforeCaret.count)), .smallApi) } ?? 0
    list.fill(CGRect(x: (right - after).rounded() + 1, y: 5, width: 1, height: 12), theme.ink)
  }
}

/// Fields side by side, 6 px apart, over the full width.
final class FieldRow: UIView {
  private let fields: [ValueField]

  /// - Parameter change: called with all numbers when one of them changes.
  init(_ fields: [(letter: String, range: ClosedRange<CGFloat>)], change: @escaping ([CGFloat]) -> Void) {
    self.fields = fields.map { ValueField($0.letter, in: $0.range) }
    super.init(frame: .zero)
    for (index, field) in self.fields.enumerated() {
      field.change = { [unowned self] value in
        var values = self.fields.map(\.value)
        values[index] = value
        change(values)
      }
      addSubview(field)
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// Names the fields after the row and their letters.
  func name(_ name: String, _ letters: [String]) {
    for (field, letter) in zip(fields, letters) { field.accessibilityIdentifier = "\(name).\(letter)" }
  }

  func show(_ values: [CGFloat]) {
    for (field, value) in zip(fields, values) { field.show(value) }
  }

  override func layoutSubviews() {
    let count = CGFloat(fields.count), width = bounds.width - 6 * (count - 1)
    for (index, field) in fields.enumerated() {
      let left = (width * CGFloat(index) / count).rounded(), right = (width * CGFloat(index + 1) / count).rounded()
      field.frame = CGRect(
        x: left + 6 * CGFloat(index), y: 0, width: right - left, height: ValueField.height)
    }
  }
}
