/// How important a constraint is, from 1 to 1000. A constraint of a higher priority is never given up for lower ones.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  /// A priority with this value.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority with this value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// How much a button resists to be smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// How much a view resists to be larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// How much `systemLayoutSizeFitting(_:)` wants the size that it is given.
  public static let fittingSizeLevel = UILayoutPriority(50)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)

  public static func < (one: UILayoutPriority, two: UILayoutPriority) -> Bool { one.rawValue < two.rawValue }

  public static func + (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + distance)
  }

  public static func - (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - distance)
  }

  /// From 1 to 1000, as the solver needs it.
  var strength: Double { rawValue.isNaN ? 1000 : Double(min(max(rawValue, 1), 1000)) }
}
