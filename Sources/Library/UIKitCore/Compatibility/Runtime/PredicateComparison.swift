/// A comparison of a predicate's two sides.
nonisolated struct PredicateComparison {
  enum ComparisonKind: String {
    case equal = "==", different = "!=", less = "<", atMost = "<=", greater = ">", atLeast = ">="
    case begins = "BEGINSWITH", ends = "ENDSWITH", contains = "CONTAINS", like = "LIKE", matches = "MATCHES", isIn =
      "IN"
  }

  var kind: ComparisonKind
  var ignoresCase = false, ignoresAccents = false

  func holds(_ one: Any?, _ two: Any?) -> Bool {
    switch kind {
    case .equal: order(one, two) == .orderedSame
    case .different: order(one, two) != .orderedSame
    case .less: order(one, two) == .orderedAscending
    case .greater: order(one, two) == .orderedDescending
    case .atMost: [.orderedAscending, .orderedSame].contains(order(one, two))
    case .atLeast: [.orderedDescending, .orderedSame].contains(order(one, two))
    case .contains: isPart(two, of: one)
    case .isIn: isPart(one, of: two)
    case .begins, .ends, .like, .matches: fits(PredicateComparison.text(one), PredicateComparison.text(two))
    }
  }

  /// Nil for values that cannot be compared.
  private func order(_ one: Any?, _ two: Any?) -> ComparisonResult? {
    guard let one, let two else { return one == nil && two == nil ? .orderedSame : nil }
    if let one = PredicateComparison.text(one), let two = PredicateComparison.text(two) {
      return one.compare(two, options: options)
    }
    if let one = PredicateComparison.number(one), let two = PredicateComparison.number(two) {
      return one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
    }
    if let one = one as? Date, let two = two as? Date { return one.compare(two) }
    if let one = one as? AnyHashable, let two = two as? AnyHashable { return one == two ? .orderedSame : nil }
    return nil
  }

  private func isPart(_ part: Any?, of whole: Any?) -> Bool {
    if let whole = PredicateComparison.text(whole) {
      guard let part = PredicateComparison.text(part) else { return false }
      return whole.range(of: part, options: options) != nil
    }
    if let whole = whole as? Set<AnyHashable> { return whole.contains { order($0, part) == .orderedSame } }
    return (whole as? [Any])?.contains { order($0, part) == .orderedSame } ?? false
  }

  private func fits(_ text: String?, _ pattern: String?) -> Bool {
    guard let text, let pattern else { return false }
    switch kind {
    case .begins: return text.range(of: pattern, options: options.union(.anchored)) != nil
    case .ends: return text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil
    case .like:
      let escaped = NSRegularExpression.escapedPattern(for: pattern)
      return matches(text, escaped.replacing("\\*", with: ".*").replacing("\\?", with: "."))
    default: return matches(text, pattern)
    }
  }

  /// Whether the whole text matches a regular expression.
  private func matches(_ text: String, _ pattern: String) -> Bool {
    let folds: String.CompareOptions = ignoresAccents ? .diacriticInsensitive : []
    let text = text.folding(options: folds, locale: nil), pattern = pattern.folding(options: folds, locale: nil)
    guard
      let expression = try? NSRegularExpression(
        pattern: "^(?:\(pattern))$",
        options: ignoresCase ? [.caseInsensitive, .dotMatchesLineSeparators] : [.dotMatchesLineSeparators])
    else { fatalError("Can't do regex matching, reason: \(pattern) is no regular expression") }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  private var options: String.CompareOptions {
    (ignoresCase ? String.CompareOptions.caseInsensitive : []).union(ignoresAccents ? .diacriticInsensitive : [])
  }

  private static func text(_ value: Any?) -> String? { value as? String ?? (value as? NSString)?.description }

  private static func number(_ value: Any) -> Double? {
    if let number = value as? NSNumber { return number.doubleValue }
    if let value = value as? Bool { return value ? 1 : 0 }
    if let value = value as? CGFloat { return Double(value) }
    if let value = value as? any BinaryInteger { return Double(value) }
    return (value as? any BinaryFloatingPoint).map { Double($0) }
  }
}
