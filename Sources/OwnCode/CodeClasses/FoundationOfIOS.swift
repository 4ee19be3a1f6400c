public import UIKit

// Answers of Foundation on iOS that Foundation on Linux does not give. The `main.swift` of a person's program declares the names of
// Foundation anew and calls these functions: their bodies would be compiled again after each save.

/// The name of a class in Objective-C: its own one, or that of its type. Classes of UIKit have no module. Foundation on Linux ends the
/// program for private classes, and for those in other types.
/// - Parameter names: the classes that have a name of their own, by it.
public func objectiveCName(of type: AnyClass, _ names: [String: AnyClass]) -> String {
  let parts = String(reflecting: type).split(separator: ".")
  return names.first { $0.value == type }?.key
    ?? parts.filter { !$0.hasPrefix("(unknown") && $0 != "UIKitCore" && $0 != "UIKitLists" }.joined(separator: ".")
}

/// The class of a name in Objective-C; nil if there is none.
/// - Parameter names: the classes that have a name of their own, by it.
public func objectiveCClass(named name: String, _ names: [String: AnyClass]) -> AnyClass? {
  names[name] ?? NSClassFromString(name.contains("UI") ? "UIKitCore." + name : name) ?? NSClassFromString(name)
}

extension OperatingSystemVersion {
  /// The version that a text such as "18.0" says, that of `UIDevice.systemVersion`.
  public init(ofIOS text: String) {
    let numbers = text.split(separator: ".").compactMap { Int($0) } + [0, 0, 0]
    self.init(majorVersion: numbers[0], minorVersion: numbers[1], patchVersion: numbers[2])
  }
  /// Whether it is `version` or a later one.
  public func isAtLeast(_ version: OperatingSystemVersion) -> Bool {
    (majorVersion, minorVersion, patchVersion) >= (version.majorVersion, version.minorVersion, version.patchVersion)
  }
}

/// `NSLog("%@", view)` writes what describes the object: Foundation on Linux knows texts alone. The text stays in memory, since nobody
/// says when it has been read.
extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passRetained(NSString(string: description)).toOpaque())]
  }
}
