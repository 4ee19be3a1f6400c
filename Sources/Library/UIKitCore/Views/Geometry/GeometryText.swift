// Geometry as text, as UIKit writes it for archives and logs: `{{0, 20}, {320, 480}}`.

nonisolated extension NSCoder {
  /// The text `{x, y}`.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// The text `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  /// The text `{width, height}`.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  /// The text `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{" + string(for: rect.origin) + ", " + string(for: rect.size) + "}"
  }
  /// The text `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// The text `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + numbers.map(number).joined(separator: ", ") + "]"
  }

  private class func text(_ numbers: [CGFloat]) -> String { "{" + numbers.map(number).joined(separator: ", ") + "}" }

  /// All 17 digits, as far as they are not zeros.
  private class func number(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }
}
