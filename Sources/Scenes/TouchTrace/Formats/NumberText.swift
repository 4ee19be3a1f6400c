import Foundation

/// Returns a number with at most two decimals and without `.0`, independent of the locale.
///
/// A number too small for two decimals, such as an alpha, keeps its first two significant digits.
/// - Parameter minus: the sign before a negative number: a minus sign in sentences, a hyphen in formats that programs
///   read.
package func number(_ value: CGFloat, minus: String = "−") -> String {
  guard abs(value) < 1e12 else { return value < 0 ? "\(minus)\(-value)" : "\(value)" }
  var decimals = 2, scale: CGFloat = 100
  while value != 0, abs(value) * scale < 10, decimals < 6 { (decimals, scale) = (decimals + 1, scale * 10) }
  let scaled = Int((abs(value) * scale).rounded())
  let (whole, rest) = scaled.quotientAndRemainder(dividingBy: Int(scale))
  let fraction = String(String(Int(scale) + rest).dropFirst()).trimmingZeros
  let sign = value < 0 && scaled != 0 ? minus : ""
  return sign + String(whole) + (fraction.isEmpty ? "" : "." + fraction)
}

/// Returns a text such as `(120, −100)`.
package func pointText(_ point: CGPoint, minus: String = "−") -> String {
  "(\(number(point.x, minus: minus)), \(number(point.y, minus: minus)))"
}

extension String {
  /// The text without trailing zeros.
  fileprivate var trimmingZeros: String {
    var kept = self
    while kept.last == "0" { kept.removeLast() }
    return kept
  }
}
