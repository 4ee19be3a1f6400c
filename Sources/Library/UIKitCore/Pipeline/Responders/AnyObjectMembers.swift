/// The members of an object of any class, which Objective-C finds by name: `(value as AnyObject).cgPointValue`. The pre-pass writes
/// `AnyObjectMembers(value).cgPointValue`. Not in UIKit. As on iOS, `if let` unwraps a property, which else is what it is; an object without
/// the member stops the program.
@dynamicMemberLookup public nonisolated struct AnyObjectMembers {
  private let object: Any?

  /// - Parameter object: an object, or a value that is one in Objective-C.
  public init(_ object: Any?) { self.object = object }

  /// A property of a value in an object, such as a point.
  public subscript<Value>(dynamicMember path: KeyPath<NSValue, Value>) -> Value! {
    switch object {
    case let value as CGPoint: NSValue(cgPoint: value)[keyPath: path]
    case let value as CGSize: NSValue(cgSize: value)[keyPath: path]
    case let value as CGRect: NSValue(cgRect: value)[keyPath: path]
    case let value as CGVector: NSValue(cgVector: value)[keyPath: path]
    case let value as UIEdgeInsets: NSValue(uiEdgeInsets: value)[keyPath: path]
    case let value as UIOffset: NSValue(uiOffset: value)[keyPath: path]
    case let value as CGAffineTransform: NSValue(cgAffineTransform: value)[keyPath: path]
    default: (object as! NSValue)[keyPath: path]
    }
  }
  /// A property of a number.
  @_disfavoredOverload public subscript<Value>(dynamicMember path: KeyPath<NSNumber, Value>) -> Value! {
    (object as! NSNumber)[keyPath: path]
  }
  /// A property of a touch.
  @preconcurrency @MainActor public subscript<Value>(dynamicMember path: KeyPath<UITouch, Value>) -> Value! {
    (object as! UITouch)[keyPath: path]
  }
  /// A property of a touch that may be nil.
  @preconcurrency @MainActor public subscript<Value>(dynamicMember path: KeyPath<UITouch, Value?>) -> Value? {
    (object as! UITouch)[keyPath: path]
  }
  /// A property of a view.
  @preconcurrency @MainActor @_disfavoredOverload
  public subscript<Value>(dynamicMember path: KeyPath<UIView, Value>) -> Value! { (object as! UIView)[keyPath: path] }
  /// A property of a view that may be nil.
  @preconcurrency @MainActor @_disfavoredOverload
  public subscript<Value>(dynamicMember path: KeyPath<UIView, Value?>) -> Value? { (object as! UIView)[keyPath: path] }

  /// The upper edge of a view or a guide.
  @preconcurrency @MainActor public var topAnchor: NSLayoutYAxisAnchor! {
    (object as? UIView)?.topAnchor ?? (object as? any UILayoutSupport)?.topAnchor
      ?? (object as! UILayoutGuide).topAnchor
  }
  /// The lower edge of a view or a guide.
  @preconcurrency @MainActor public var bottomAnchor: NSLayoutYAxisAnchor! {
    (object as? UIView)?.bottomAnchor ?? (object as? any UILayoutSupport)?.bottomAnchor
      ?? (object as! UILayoutGuide).bottomAnchor
  }

  /// The description of the object. Without it, that of an `NSValue` would be read.
  public var description: String! { object.map { "\($0)" } ?? "" }

  /// The place of a touch or a gesture.
  @preconcurrency @MainActor public func location(in view: UIView?) -> CGPoint {
    (object as? UIGestureRecognizer)?.location(in: view) ?? (object as! UITouch).location(in: view)
  }
  /// The earlier place of a touch.
  @preconcurrency @MainActor public func previousLocation(in view: UIView?) -> CGPoint {
    (object as! UITouch).previousLocation(in: view)
  }
  /// Whether the object responds to a selector.
  @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
    (object as? any NSObjectProtocol)?.responds(to: aSelector) ?? false
  }

  /// The value of a key, in a dictionary or in an object that keeps values.
  @preconcurrency @MainActor public func value(forKey key: String) -> Any? {
    switch object {
    case let values as [String: Any]: values[key]
    case let values as NSDictionary: values[key]
    case let object as any KeyValueKeeping: object.value(forKey: key)
    default: nil
    }
  }

  /// Whether two values are equal as objects.
  public func isEqual(_ other: Any?) -> Bool {
    if let object = object as? AnyHashable, let other = other as? AnyHashable { return object == other }
    return (object as AnyObject) === (other as AnyObject)
  }
  /// The same, of texts and numbers.
  public func isEqual(to other: Any?) -> Bool { isEqual(other) }
}
