import Foundation
import Scenes
import TouchTrace

/// The numbers that a field accepts, and how they are written.
struct NumberFormat: Equatable {
  var range: ClosedRange<CGFloat>
  /// Whether there are only whole numbers.
  var isWhole = false
  /// The distance of one press of an arrow key, and of one pixel of a drag.
  var step: CGFloat = 1

  init(range: ClosedRange<CGFloat>, isWhole: Bool = false, step: CGFloat = 1) {
    (self.range, self.isWhole, self.step) = (range, isWhole, step)
  }

  init(_ part: NumberPart, isWhole: Bool) {
    self.init(range: CGFloat(part.range.lowerBound)...CGFloat(part.range.upperBound), isWhole: isWhole, step: part.step)
  }

  /// The text of a number, with at most three decimals.
  func text(_ value: CGFloat) -> String { number((value * 1000).rounded() / 1000) }

  /// The number that a text stands for; nil if it is none of these numbers.
  func value(of text: String) -> CGFloat? {
    let plain = text.replacing("−", with: "-").replacing(",", with: ".").trimmingCharacters(in: .whitespaces)
    guard let number = Double(plain), range.contains(number), !isWhole || number == number.rounded() else { return nil }
    return number
  }

  /// Returns the value that a number of steps from another one leads to, within the range.
  func value(from start: CGFloat, by steps: CGFloat) -> CGFloat {
    // The decimals of a step do not add up exactly.
    let value = ((start + steps * step) * 1_000_000).rounded() / 1_000_000
    return min(max(value, range.lowerBound), range.upperBound)
  }

  /// The range, after a cross: `× 0 … 9999`.
  var errorText: String { "× \(text(range.lowerBound)) … \(text(range.upperBound))" }
}
