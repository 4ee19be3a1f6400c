// Geometry as objects, for lists: `NSValue(cgPoint: point)`.

nonisolated extension NSValue {
  /// As Apple's.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// As Apple's.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// As Apple's.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// As Apple's.
  public convenience init(cgVector vector: CGVector) {
    self.init(size: CGSize(width: vector.dx, height: vector.dy))
  }
  /// As Apple's.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(size: CGSize(width: offset.horizontal, height: offset.vertical))
  }
  /// As Apple's.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(rect: CGRect(x: insets.top, y: insets.left, width: insets.bottom, height: insets.right))
  }
  /// As Apple's.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    var transform = transform
    self.init(bytes: &transform, objCType: "[6d]")
  }
  /// As Apple's.
  public convenience init(caTransform3D transform: CATransform3D) {
    var transform = transform
    self.init(bytes: &transform, objCType: "[16d]")
  }
  /// The address of an object, which is not kept alive: the key of a touch in a dictionary.
  public convenience init(nonretainedObject anObject: Any?) {
    var address = anObject.map { UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque()) } ?? 0
    self.init(bytes: &address, objCType: "Q")
  }

  /// The object at the address; it must be alive.
  public var nonretainedObjectValue: Any? {
    var address: UInt = 0
    getValue(&address)
    return UnsafeRawPointer(bitPattern: address).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// As Apple's.
  public var cgPointValue: CGPoint { pointValue }
  /// As Apple's.
  public var cgSizeValue: CGSize { sizeValue }
  /// As Apple's.
  public var cgRectValue: CGRect { rectValue }
  /// As Apple's.
  public var cgVectorValue: CGVector { CGVector(dx: sizeValue.width, dy: sizeValue.height) }
  /// As Apple's.
  public var uiOffsetValue: UIOffset { UIOffset(horizontal: sizeValue.width, vertical: sizeValue.height) }
  /// As Apple's.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let rect = rectValue
    return UIEdgeInsets(top: rect.minX, left: rect.minY, bottom: rect.size.width, right: rect.size.height)
  }
  /// As Apple's.
  public var cgAffineTransformValue: CGAffineTransform {
    var transform = CGAffineTransform.identity
    getValue(&transform)
    return transform
  }
  /// As Apple's.
  public var caTransform3DValue: CATransform3D {
    var transform = CATransform3DIdentity
    getValue(&transform)
    return transform
  }
}

/// A rectangle and an `NSValue` with one are cast to each other, as the frames of a keyboard: `userInfo[key] as? CGRect`.
nonisolated extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
  /// The rectangle of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) { result = source.rectValue }
  /// The rectangle of an object; false if it has another value.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    let hasRectangle = String(cString: source.objCType) == String(cString: NSValue(rect: .zero).objCType)
    if hasRectangle { result = source.rectValue }
    return hasRectangle
  }
  /// The rectangle of an object; zero for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

nonisolated extension NSCoder {
  /// The numbers in a text such as `{1, 2}`, with zeros in place of missing ones.
  private class func numbers(_ text: String, _ count: Int) -> [CGFloat] {
    let numbers = text.split { !"+-.0123456789eE".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
    return Array((numbers + Array(repeating: 0, count: count)).prefix(count))
  }

  /// The point in a text such as `{1, 2}`; zero for a missing number.
  public class func cgPoint(for string: String) -> CGPoint {
    let values = numbers(string, 2)
    return CGPoint(x: values[0], y: values[1])
  }
  /// The vector in a text such as `{1, 2}`; zero for a missing number.
  public class func cgVector(for string: String) -> CGVector {
    let values = numbers(string, 2)
    return CGVector(dx: values[0], dy: values[1])
  }
  /// The size in a text such as `{1, 2}`; zero for a missing number.
  public class func cgSize(for string: String) -> CGSize {
    let values = numbers(string, 2)
    return CGSize(width: values[0], height: values[1])
  }
  /// The rectangle in a text such as `{{1, 2}, {3, 4}}`; zero for a missing number.
  public class func cgRect(for string: String) -> CGRect {
    let values = numbers(string, 4)
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
  /// The insets in a text such as `{1, 2, 3, 4}`; zero for a missing number.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let values = numbers(string, 4)
    return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }
  /// The transform in a text such as `[1, 0, 0, 1, 0, 0]`; zero for a missing number.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let values = numbers(string, 6)
    return CGAffineTransform(
      a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
  }

  // In archives, geometry is a text.

  /// Writes the text of the point.
  public func encode(_ point: CGPoint, forKey key: String) { encode(NSCoder.string(for: point), forKey: key) }
  /// Writes the text of the size.
  public func encode(_ size: CGSize, forKey key: String) { encode(NSCoder.string(for: size), forKey: key) }
  /// Writes the text of the rectangle.
  public func encode(_ rect: CGRect, forKey key: String) { encode(NSCoder.string(for: rect), forKey: key) }
  /// Writes the text of the insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets), forKey: key) }
  /// Writes the text of the transform.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform), forKey: key)
  }
  private func text(_ key: String) -> String { decodeObject(forKey: key) as? String ?? "" }
  /// Reads the text of a point; zero without one.
  public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: text(key)) }
  /// Reads the text of a size; zero without one.
  public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: text(key)) }
  /// Reads the text of a rectangle; zero without one.
  public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: text(key)) }
  /// Reads the text of insets; zero without one.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(key)) }
  /// Reads the text of a transform; all zeros without one.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: text(key))
  }
}
