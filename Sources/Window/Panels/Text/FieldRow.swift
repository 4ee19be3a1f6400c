import Scenes
import UIKit

/// Number fields side by side, 6 px apart, over the full width.
final class FieldRow: UIView {
  let fields: [ValueField]

  /// - Parameter change: called with all numbers when one of them changes.
  init(_ parts: [NumberPart], isWhole: Bool = false, change: @escaping ([CGFloat]) -> Void) {
    fields = parts.map { ValueField($0.letter, NumberFormat($0, isWhole: isWhole)) }
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
    for (field, letter) in zip(fields, letters) {
      field.accessibilityIdentifier = letter.isEmpty ? name : "\(name).\(letter)"
    }
  }

  /// Marks the numbers that are not those of the file.
  func mark(_ differ: [Bool]) {
    for (index, field) in fields.enumerated() { field.differs = differ.indices.contains(index) && differ[index] }
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
