/// One or both directions. As Apple's.
public nonisolated struct UIAxis: OptionSet, Sendable {
  /// As Apple's.
  public var rawValue: UInt
  /// As Apple's.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// As Apple's.
  public static let horizontal = UIAxis(rawValue: 1), vertical = UIAxis(rawValue: 2)
  /// As Apple's.
  public static let both: UIAxis = [.horizontal, .vertical]
}
