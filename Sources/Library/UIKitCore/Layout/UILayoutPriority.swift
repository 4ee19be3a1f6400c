/// The importance of a constraint, from 1 to 1000. A constraint of a higher priority is never given up for lower ones. As
/// Apple's.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number; the solver clamps it to 1 … 1000.
  public var rawValue: Float

  /// A priority with this value.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority with this value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists to be smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a view resists to be larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the size given to `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// As Apple's. Scenes have no drag that resizes them.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// As Apple's. Scenes keep their size anyway.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// As Apple's. Scenes have no drag that resizes them.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)

  /// Whether the first priority is lower.
  public static func < (one: UILayoutPriority, two: UILayoutPriority) -> Bool { one.rawValue < two.rawValue }

  /// The priority that is higher by `distance`.
  public static func + (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + distance)
  }

  /// The priority that is lower by `distance`.
  public static func - (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - distance)
  }

  /// From 1 to 1000, as the solver needs it.
  var strength: Double { rawValue.isNaN ? 1000 : Double(min(max(rawValue, 1), 1000)) }
}
