/// Values between two others. A transform goes number by number, where Core Animation turns it. Of values that have none between
/// them, such as paths, the nearer one counts.
enum AnimatedValue {
  static func between(_ first: Any, _ last: Any, _ part: CGFloat) -> Any {
    if let a = number(first), let b = number(last) { return a + (b - a) * part }
    if let a = rect(first), let b = rect(last) { return rect(a, b, part) }
    if let a = point(first), let b = point(last) { return point(a, b, part) }
    if let a = first as? CATransform3D, let b = last as? CATransform3D {
      return CATransform3DMakeAffineTransform(transform(a.plane, b.plane, part))
    }
    if let a = first as? CGColor, let b = last as? CGColor { return color(a, b, part) }
    return part < 0.5 ? first : last
  }

  /// The first value, and the second one added `times`.
  static func sum(_ first: Any, _ second: Any, _ times: CGFloat) -> Any? {
    if let a = number(first), let b = number(second) { return a + b * times }
    if let a = point(first), let b = point(second) { return CGPoint(x: a.x + b.x * times, y: a.y + b.y * times) }
    return nil
  }

  static func point(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }

  static func rect(_ a: CGRect, _ b: CGRect, _ part: CGFloat) -> CGRect {
    let size = point(CGPoint(x: a.width, y: a.height), CGPoint(x: b.width, y: b.height), part)
    return CGRect(origin: point(a.origin, b.origin, part), size: CGSize(width: size.x, height: size.y))
  }

  static func transform(_ a: CGAffineTransform, _ b: CGAffineTransform, _ part: CGFloat) -> CGAffineTransform {
    func along(_ path: KeyPath<CGAffineTransform, CGFloat>) -> CGFloat {
      a[keyPath: path] + (b[keyPath: path] - a[keyPath: path]) * part
    }
    return CGAffineTransform(
      a: along(\.a), b: along(\.b), c: along(\.c), d: along(\.d), tx: along(\.tx), ty: along(\.ty))
  }

  static func color(_ a: CGColor, _ b: CGColor, _ part: CGFloat) -> CGColor {
    let values = zip(a.components ?? [], b.components ?? []).map { $0 + ($1 - $0) * part }
    return CGColor(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }

  static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private static func point(_ value: Any) -> CGPoint? {
    if let point = value as? CGPoint { return point }
    guard let object = value as? NSValue,
      String(cString: object.objCType) == String(cString: NSValue(cgPoint: .zero).objCType)
    else { return nil }
    return object.cgPointValue
  }
  private static func rect(_ value: Any) -> CGRect? { value as? CGRect }
}
