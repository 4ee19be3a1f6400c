import Foundation

extension CGFloat {
  /// The number in hundredths: 0 for none, and within what a viewer can draw, since a person's code draws anywhere.
  var hundredths: Int { isNaN ? 0 : Int((Swift.min(Swift.max(self, -1e9), 1e9) * 100).rounded()) }

  /// At most two decimals, without zeros at the end.
  var svg: String {
    let hundredths = hundredths
    guard hundredths % 100 != 0 else { return "\(hundredths / 100)" }
    let size = hundredths.magnitude, digits = String(size % 100 + 100).dropFirst()
    let end = digits.lastIndex { $0 != "0" } ?? digits.startIndex
    return "\(hundredths < 0 ? "-" : "")\(size / 100).\(digits[...end])"
  }
}
