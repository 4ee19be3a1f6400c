// Texts of every object of Objective-C for assistive technology, also of layers, animations and pictures. They are
// kept. Views have properties of their own.

private enum AccessibilityKey {
  static let label = key(), hint = key(), value = key(), identifier = key(), traits = key(), isElement = key()
  static let containerType = key()

  private static func key() -> UnsafeRawPointer {
    UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  }
}

extension NSObjectProtocol {
  /// Kept.
  public var accessibilityLabel: String? {
    get { kept(AccessibilityKey.label) }
    set { keep(newValue, AccessibilityKey.label) }
  }
  /// Kept.
  public var accessibilityHint: String? {
    get { kept(AccessibilityKey.hint) }
    set { keep(newValue, AccessibilityKey.hint) }
  }
  /// Kept.
  public var accessibilityValue: String? {
    get { kept(AccessibilityKey.value) }
    set { keep(newValue, AccessibilityKey.value) }
  }
  /// Kept.
  public var accessibilityIdentifier: String? {
    get { kept(AccessibilityKey.identifier) }
    set { keep(newValue, AccessibilityKey.identifier) }
  }
  /// Kept.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { kept(AccessibilityKey.traits) ?? .none }
    set { keep(newValue, AccessibilityKey.traits) }
  }
  /// Kept.
  public var isAccessibilityElement: Bool {
    get { kept(AccessibilityKey.isElement) ?? false }
    set { keep(newValue, AccessibilityKey.isElement) }
  }

  /// Kept.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { kept(AccessibilityKey.containerType) ?? .none }
    set { keep(newValue, AccessibilityKey.containerType) }
  }

  private func kept<Value>(_ key: UnsafeRawPointer) -> Value? { objc_getAssociatedObject(self, key) as? Value }
  private func keep(_ value: Any?, _ key: UnsafeRawPointer) {
    objc_setAssociatedObject(self, key, value, .OBJC_ASSOCIATION_RETAIN)
  }
}
