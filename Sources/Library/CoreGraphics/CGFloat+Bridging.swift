// As on Apple's platforms, a CGFloat is an NSNumber where an object is asked for: `[0, scale] as [NSNumber]`. Foundation has this for
// the other types of numbers.

extension CGFloat {
  /// The number in an object.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
  /// The number in an object. Never fails.
  public init?(exactly number: NSNumber) { self.init(number.doubleValue) }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The number object; the compiler calls it for `as NSNumber`.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// The number in an object; the compiler calls it for `as! CGFloat`.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// The number in an object; the compiler calls it for `as? CGFloat`. Never fails.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// The number in an object; 0 for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
