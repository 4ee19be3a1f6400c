// Predicates that are written as text. Foundation on Linux has only predicates that are made of a function.

nonisolated extension NSPredicate {
  /// A predicate that is written as text, such as `SELF MATCHES %@` or `name BEGINSWITH[c] %@ AND age >= %d`.
  ///
  /// Comparisons are `==`, `!=`, `<`, `<=`, `>`, `>=`, `BEGINSWITH`, `ENDSWITH`, `CONTAINS`, `LIKE`, `MATCHES` and `IN`; `[c]` and
  /// `[d]` ignore case and accents. They are joined by `AND`, `OR`, `NOT` and brackets. A side is `SELF`, the path of a
  /// property that is stored, a literal, or one of `arguments`: `%@` for any value, `%K` for the path of a property, `%d` and
  /// others for numbers. `ANY`, `ALL`, `BETWEEN`, functions and collection operators are not read. A text that cannot be read
  /// ends the program, as on iOS.
  public convenience init(format predicateFormat: String, _ arguments: Any...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// The same, with the arguments in an array.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var reader = PredicateReader(predicateFormat, arguments ?? [])
    guard let test = reader.read() else {
      fatalError("Unable to parse the format string \"\(predicateFormat)\"")
    }
    nonisolated(unsafe) let constant = test
    self.init { object, _ in constant.holds(for: object) }
  }
}

/// The question of a predicate about an object.
nonisolated indirect enum PredicateTest {
  case constant(Bool)
  case compare(PredicateValue, PredicateComparison, PredicateValue)
  case not(PredicateTest)
  case and(PredicateTest, PredicateTest)
  case or(PredicateTest, PredicateTest)

  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let answer): answer
    case .compare(let one, let comparison, let two): comparison.holds(one.value(of: object), two.value(of: object))
    case .not(let test): !test.holds(for: object)
    case .and(let one, let two): one.holds(for: object) && two.holds(for: object)
    case .or(let one, let two): one.holds(for: object) || two.holds(for: object)
    }
  }
}

/// A side of a comparison.
nonisolated enum PredicateValue {
  case constant(Any?)
  /// The property at a path; the object itself for an empty one.
  case path([String])

  func value(of object: Any?) -> Any? {
    switch self {
    case .constant(let value): value
    case .path(let keys): keys.reduce(object) { PredicateValue.property($1, of: $0) }
    }
  }

  /// A stored property of an object, or the value for a key of a dictionary.
  private static func property(_ key: String, of object: Any?) -> Any? {
    guard let object else { return nil }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    if let text = object as? String { return key == "length" ? text.utf16.count : nil }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) { return unwrapped(child.value) }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
