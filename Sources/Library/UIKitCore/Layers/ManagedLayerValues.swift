// Properties that a layer of one's own declares with `@NSManaged`: the layer keeps them by their names, and is drawn again when
// one changes that its class names in `needsDisplay(forKey:)`. In a package of your own, give the property this body.

extension CALayer {
  /// The value of a property; before it is set, zero, or nil if the type has that.
  public func managedValue<Value>(forKey key: String) -> Value {
    if let value = keptValues[key] as? Value { return value }
    let zeros: [Any] = [
      CGFloat.zero, Double.zero, Float.zero, Int.zero, false, CGPoint.zero, CGSize.zero, CGRect.zero,
    ]
    guard let zero = zeros.lazy.compactMap({ $0 as? Value }).first else {
      preconditionFailure("\(type(of: self)).\(key) is read before it is set, and its type has no zero")
    }
    return zero
  }

  /// Sets a property.
  public func setManagedValue(_ value: Any?, forKey key: String) {
    keptValues[key] = value
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }
}
