// Methods of Objective-C, which programs exchange. Swift has none: nothing is exchanged, and a warning says so once.

/// A method of a class of Objective-C. As Apple's, without content.
public typealias Method = OpaquePointer
/// The code of such a method. As Apple's, without content.
public typealias IMP = OpaquePointer

// Programs unwrap what they get, and hand it to functions that do nothing.
private nonisolated func noMethod(_ name: String) -> OpaquePointer? {
  warnNotSupportedFromAnyThread(name)
  return OpaquePointer(bitPattern: 1)
}

/// A method without content; warns once.
public nonisolated func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  noMethod("class_getInstanceMethod")
}
/// A method without content; warns once.
public nonisolated func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  noMethod("class_getClassMethod")
}
/// Code without content.
public nonisolated func method_getImplementation(_ m: Method) -> IMP { m }
/// A protocol, which Objective-C would know.
public typealias Protocol = Any.Type
/// A method of a protocol. As Apple's.
public nonisolated struct objc_method_description {
  /// As Apple's. Always nil.
  public var name: Selector?, types: UnsafeMutablePointer<CChar>?
}
/// No method: protocols do not know their methods here; warns once.
public nonisolated func protocol_getMethodDescription(
  _ p: Protocol, _ aSel: Selector, _ isRequiredMethod: Bool, _ isInstanceMethod: Bool
) -> objc_method_description {
  warnNotSupportedFromAnyThread("protocol_getMethodDescription")
  return objc_method_description()
}
/// Always nil.
public nonisolated func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// Has no effect.
public nonisolated func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// Has no effect.
@discardableResult public nonisolated func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
/// Has no effect. Always false, as for a class that has the method.
@discardableResult public nonisolated func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Has no effect.
@discardableResult public nonisolated func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
