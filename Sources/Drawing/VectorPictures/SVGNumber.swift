import Foundation

extension CGFloat {
  /// At most two decimals, without zeros at the end.
  var svg: String {
    let hundredths = Int((self * 100).rounded())
    guard hundredths % 100 != 0 else { return "\(hundredths / 100)" }
    let size = hundredths.magnitude, digits = String(size % 100 + 100).dropFirst()
    let end = digits.lastIndex { $0 != "0" } ?? digits.startIndex
    return "\(hundredths < 0 ? "-" : "")\(size / 100).\(digits[...end])"
  }
}
