// Methods of Objective-C, which programs exchange, and lists of members. Swift has none: nothing is exchanged or listed, and a warning
// says so once.

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
/// Has no effect; the function that gave the method has warned once.
public nonisolated func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// Has no effect; the function that gave the method has warned once.
@discardableResult public nonisolated func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
/// Has no effect; warns once. Always false, as for a class that has the method.
@discardableResult public nonisolated func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  warnNotSupportedFromAnyThread("class_addMethod")
  return false
}
/// Has no effect; warns once.
@discardableResult public nonisolated func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  warnNotSupportedFromAnyThread("class_replaceMethod")
  return nil
}

/// A property of a class of Objective-C. As Apple's, without content.
public typealias objc_property_t = OpaquePointer
/// A variable of such a class. As Apple's, without content.
public typealias Ivar = OpaquePointer

// There is no property or variable, so that nothing asks for a name.
private nonisolated func emptyList(_ name: String, _ count: UnsafeMutablePointer<UInt32>?)
  -> UnsafeMutablePointer<OpaquePointer>?
{
  warnNotSupportedFromAnyThread(name)
  count?.pointee = 0
  return nil
}

/// Always nil, as for a class without properties; warns once.
public nonisolated func class_copyPropertyList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?)
  -> UnsafeMutablePointer<objc_property_t>?
{ emptyList("class_copyPropertyList", outCount) }
/// Always nil, as for a class without variables; warns once.
public nonisolated func class_copyIvarList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?)
  -> UnsafeMutablePointer<Ivar>?
{ emptyList("class_copyIvarList", outCount) }
/// Always nil, as for a class without methods; warns once.
public nonisolated func class_copyMethodList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?)
  -> UnsafeMutablePointer<Method>?
{ emptyList("class_copyMethodList", outCount) }
/// Ends the program: there is no property.
public nonisolated func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { noMember() }
/// Ends the program: there is no property.
public nonisolated func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { noMember() }
/// Ends the program: there is no variable.
public nonisolated func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { noMember() }
/// Ends the program: no method has a name.
public nonisolated func method_getName(_ m: Method) -> Selector { noMember() }

private nonisolated func noMember() -> Never { fatalError("classes do not know their members here") }
