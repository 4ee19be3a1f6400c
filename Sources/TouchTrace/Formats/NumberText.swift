import Foundation

/// A number as people write it: at most two decimals, no `.0`, and never a locale's way.
///
/// One too small for that, as an alpha may be, keeps its first two digits that count. `minus` is the sign that stands
/// before a negative number: the true minus in sentences, a hyphen where programs read it again.
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

/// `(120, −100)`.
package func pointText(_ point: CGPoint, minus: String = "−") -> String {
  "(\(number(point.x, minus: minus)), \(number(point.y, minus: minus)))"
}

extension String {
  /// Without the zeros at its end.
  fileprivate var trimmingZeros: String {
    var kept = self
    while kept.last == "0" { kept.removeLast() }
    return kept
  }
}
