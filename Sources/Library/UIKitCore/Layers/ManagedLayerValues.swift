// Properties that a subclass of a layer declares with `@NSManaged`. The layer keeps them by their names. It is drawn again when a
// property changes that the class names in `needsDisplay(forKey:)`. In a package of your own, give the property this body.

extension CALayer {
  /// The value of a property; before it is set, zero, or nil if the type has that. Not in Core Animation.
  public func managedValue<Value>(forKey key: String) -> Value {
    if let value = keptValues[key] as? Value { return value }
    let zeros: [Any] = [
      CGFloat.zero, Double.zero, Float.zero, Int.zero, false, CGPoint.zero, CGSize.zero, CGRect.zero,
    ]
    guard let zero = zeros.lazy.compactMap({ $0 as? Value }).first else {
      fatalError("\(type(of: self)).\(key) is read before it is set, and its type has no zero")
    }
    return zero
  }

  /// Sets a property, and requests drawing if `needsDisplay(forKey:)` names it. Not in Core Animation.
  public func setManagedValue(_ value: Any?, forKey key: String) {
    keptValues[key] = value
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }
}
