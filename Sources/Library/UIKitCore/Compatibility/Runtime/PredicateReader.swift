/// Reads the text of a predicate.
nonisolated struct PredicateReader {
  /// A word, a number, a text in quotes or a sign.
  private enum Token: Equatable {
    case word(String), number(Double), text(String), sign(String)
  }

  private var tokens: [Token]
  private var arguments: ArraySlice<Any>

  init(_ format: String, _ arguments: [Any]) {
    let pattern =
      #/"(?<double>[^"]*)"|'(?<single>[^']*)'|%(?<argument>@|K|[a-zA-Z]*[dDiuUxXfFeg])|(?<number>-?\d+(\.\d+)?)|(?<word>[A-Za-z_@#][\w.@]*)|(?<sign>==|!=|<>|<=|>=|=<|=>|&&|\|\||[=<>!()\[\]{},])/#
    tokens = format.matches(of: pattern).map { match in
      if let text = match.double ?? match.single { return .text(String(text)) }
      if let argument = match.argument { return .sign("%" + (argument == "K" ? "K" : "@")) }
      if let number = match.number { return .number(Double(number) ?? 0) }
      return match.word.map { .word(String($0)) } ?? .sign(String(match.sign ?? ""))
    }
    self.arguments = arguments[...]
  }

  /// Nil if the text cannot be read.
  mutating func read() -> PredicateTest? {
    guard let test = readOr(), tokens.isEmpty else { return nil }
    return test
  }

  // MARK: Tests

  private mutating func readOr() -> PredicateTest? {
    guard var test = readAnd() else { return nil }
    while take("OR") || take("||") {
      guard let next = readAnd() else { return nil }
      test = .or(test, next)
    }
    return test
  }

  private mutating func readAnd() -> PredicateTest? {
    guard var test = readNot() else { return nil }
    while take("AND") || take("&&") {
      guard let next = readNot() else { return nil }
      test = .and(test, next)
    }
    return test
  }

  private mutating func readNot() -> PredicateTest? {
    if take("NOT") || take("!") { return readNot().map(PredicateTest.not) }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    if take("(") {
      guard let test = readOr(), take(")") else { return nil }
      return test
    }
    guard let one = readValue(), let comparison = readComparison(), let two = readValue() else { return nil }
    return .compare(one, comparison, two)
  }

  private mutating func readComparison() -> PredicateComparison? {
    let names = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
    guard let token = tokens.first else { return nil }
    let name: String
    switch token {
    case .word(let word): name = word.uppercased()
    case .sign(let sign): name = names[sign] ?? sign
    default: return nil
    }
    guard let kind = PredicateComparison.ComparisonKind(rawValue: name) else { return nil }
    tokens.removeFirst()
    var comparison = PredicateComparison(kind: kind)
    if take("["), case .word(let options)? = tokens.first {
      tokens.removeFirst()
      comparison.ignoresCase = options.contains("c")
      comparison.ignoresAccents = options.contains("d")
      guard take("]") else { return nil }
    }
    return comparison
  }

  // MARK: Values

  private mutating func readValue() -> PredicateValue? {
    guard !tokens.isEmpty else { return nil }
    switch tokens.removeFirst() {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .sign("%@"): return arguments.popFirst().map { .constant($0 is NSNull ? nil : $0) }
    case .sign("%K"): return (arguments.popFirst() as? String).map(PredicateReader.path)
    case .sign("{"): return readList()
    case .sign: return nil
    case .word(let word):
      switch word.uppercased() {
      case "TRUE", "YES": return .constant(true)
      case "FALSE", "NO": return .constant(false)
      case "NIL", "NULL": return .constant(nil)
      default: return PredicateReader.path(word)
      }
    }
  }

  /// The rest of `{1, 2, %@}`.
  private mutating func readList() -> PredicateValue? {
    var values: [Any] = []
    while !take("}") {
      guard case .constant(let value?)? = readValue() else { return nil }
      values.append(value)
      _ = take(",")
    }
    return .constant(values)
  }

  private static func path(_ text: String) -> PredicateValue {
    let keys = text.split(separator: ".").map(String.init)
    return .path(keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys)
  }

  /// Takes a sign, or a word in any case, if it comes next.
  private mutating func take(_ text: String) -> Bool {
    switch tokens.first {
    case .word(let word)? where word.uppercased() == text: break
    case .sign(text)?: break
    default: return false
    }
    tokens.removeFirst()
    return true
  }
}
