/// Reads the visual format language: `H:|-[name(>=40)]-8-[other(==name)]-|`.
///
/// A text that cannot be read gives a warning and no constraint. On iOS it stops the program.
struct VisualFormat {
  private var rest: Substring
  private let metrics: [String: Any], views: [String: Any], options: NSLayoutConstraint.FormatOptions
  private var isRow = true
  private var made: [NSLayoutConstraint] = []

  private struct Failure: Error {}

  /// A number or the size of a view, with relation and priority.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var view: Any?
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required
    /// Whether it is the system's spacing.
    var isSpacing = false

    /// The same beside an edge, where the spacing is the margin.
    var atEdge: Predicate { isSpacing ? Predicate() : self }
  }

  init(
    _ text: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) { (rest, self.options, self.metrics, self.views) = (Substring(text), options, metrics, views) }

  /// The constraints; nil if the text cannot be read.
  mutating func constraints() -> [NSLayoutConstraint]? {
    do {
      try read()
      return made
    } catch {
      return nil
    }
  }

  private mutating func read() throws {
    rest.removeAll { $0 == " " }
    if take("V:") { isRow = false } else { _ = take("H:") }
    var last: AnyObject?, startsAtEdge = take("|"), gap: [Predicate]? = startsAtEdge ? try connection() : nil
    var shown: [AnyObject] = []
    while take("[") {
      let view = try namedView()
      if let last {
        for part in gap ?? [] { add(view, start, part, last, end, 1) }
      } else if startsAtEdge, let superview = around(view) {
        for part in gap ?? [] { add(view, start, part.atEdge, superview, part.isSpacing ? startMargin : start, 1) }
      }
      shown.append(view)
      (last, startsAtEdge) = (view, false)
      gap = try connection()
    }
    guard let last else { throw Failure() }
    if take("|") {
      guard let superview = around(last) else { throw Failure() }
      for part in gap ?? [] { add(superview, part.isSpacing ? endMargin : end, part.atEdge, last, end, 1) }
    }
    guard rest.isEmpty else { throw Failure() }
    align(shown)
  }

  private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  private var startMargin: NSLayoutConstraint.Attribute { isRow ? .leadingMargin : .topMargin }
  private var endMargin: NSLayoutConstraint.Attribute { isRow ? .trailingMargin : .bottomMargin }

  /// The distance between two views or edges: no sign is 0 points, `-` the system's spacing.
  private mutating func connection() throws -> [Predicate] {
    guard take("-") else { return [Predicate()] }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return [Predicate(constant: 8, isSpacing: true)] }
    let parts = rest.hasPrefix("(") ? try predicates() : [try predicate()]
    guard take("-") else { throw Failure() }
    return parts
  }

  private func around(_ item: AnyObject) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  /// A view, or a guide such as `topLayoutGuide`.
  private mutating func namedView() throws -> AnyObject {
    guard let view = views[word()] as AnyObject?, view is UIView || view is UILayoutGuide else { throw Failure() }
    if rest.hasPrefix("(") {
      let size: NSLayoutConstraint.Attribute = isRow ? .width : .height
      for part in try predicates() { add(view, size, part, part.view, part.view == nil ? .notAnAttribute : size, 1) }
    }
    guard take("]") else { throw Failure() }
    return view
  }

  private mutating func predicates() throws -> [Predicate] {
    guard take("(") else { throw Failure() }
    var parts = [try predicate()]
    while take(",") { parts.append(try predicate()) }
    guard take(")") else { throw Failure() }
    return parts
  }

  private mutating func predicate() throws -> Predicate {
    var part = Predicate()
    if take(">=") { part.relation = .greaterThanOrEqual } else if take("<=") { part.relation = .lessThanOrEqual }
    _ = take("==")
    let name = word()
    if let number = number(name) {
      part.constant = number
    } else if let view = views[name] {
      part.view = view
    } else {
      throw Failure()
    }
    if take("@") {
      guard let priority = number(word()) else { throw Failure() }
      part.priority = UILayoutPriority(Float(priority))
    }
    return part
  }

  private func number(_ name: String) -> CGFloat? {
    if let value = Double(name) { return CGFloat(value) }
    switch metrics[name] {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    case let value as UILayoutPriority: return CGFloat(value.rawValue)
    default: return nil
    }
  }

  private mutating func word() -> String {
    var word = ""
    while let next = rest.first, next.isLetter || next.isNumber || next == "_" || next == "." {
      word.append(rest.removeFirst())
    }
    // A negative number.
    if word.isEmpty, rest.hasPrefix("-"), rest.dropFirst().first?.isNumber == true {
      rest.removeFirst()
      return "-" + self.word()
    }
    return word
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private mutating func add(
    _ one: Any, _ first: NSLayoutConstraint.Attribute, _ part: Predicate, _ two: Any?,
    _ second: NSLayoutConstraint.Attribute, _ multiplier: CGFloat
  ) {
    let constraint = NSLayoutConstraint(
      item: one, attribute: first, relatedBy: part.relation, toItem: two, attribute: second, multiplier: multiplier,
      constant: part.constant)
    constraint.priority = part.priority
    made.append(constraint)
  }

  /// Aligns the views across the direction, as the options say.
  private mutating func align(_ shown: [AnyObject]) {
    for attribute in options.attributes {
      for (one, two) in zip(shown, shown.dropFirst()) { add(two, attribute, Predicate(), one, attribute, 1) }
    }
  }
}

extension NSLayoutConstraint {
  /// The edges or middles that constraints of a visual format align besides. As Apple's; the raw values, too.
  public nonisolated struct FormatOptions: OptionSet, Sendable {
    /// As Apple's.
    public var rawValue: UInt
    /// Options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left edges, or right edges, are at one place.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1), alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges, or bottom edges, are at one height.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3), alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges are at one place.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges are at one place.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles are at one place horizontally.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles are at one height.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last baselines are at one height.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First baselines are at one height.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The direction of the format. As Apple's, except: it is the only direction here.
    public static let directionLeadingToTrailing = FormatOptions([])

    var attributes: [Attribute] {
      let pairs: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]
      return pairs.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Constraints in the visual format language, which are not active; none, with a warning, if `format` cannot be read.
  ///
  /// Chosen: `-` is 8 points, and the margin beside the edge of a superview.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, opts, metrics ?? [:], views)
    if let constraints = reader.constraints() { return constraints }
    PipelineWarning.visualFormat(format).give(through: nil)
    return []
  }
}
