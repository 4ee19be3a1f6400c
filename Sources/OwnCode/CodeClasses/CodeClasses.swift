internal import CSandbox

/// A class of a person's module.
public struct CodeClass {
  package let name: String
  package let type: AnyClass
  package let make: (@MainActor () -> AnyObject)?

  /// - Parameter make: makes an object; nil if every initializer needs arguments.
  public init(_ name: String, _ type: AnyClass, _ make: (@MainActor () -> AnyObject)?) {
    (self.name, self.type, self.make) = (name, type, make)
  }
}

/// The classes that a program of a person's code gives to its host.
package final class CodeClassList {
  package let classes: [CodeClass]
  /// The name of the application delegate; nil if there is none.
  package let delegate: String?
  /// The name of the application's class; nil for `UIApplication`.
  package let application: String?

  init(_ classes: [CodeClass], delegate: String?, application: String?) {
    (self.classes, self.delegate, self.application) = (classes, delegate, application)
  }
}

/// Begins a program whose first statements are a person's own, as in `main.swift` and in a playground: they run in the time of the
/// scene. `runCode` follows.
public func prepareCode() { touchstone_prepare_code() }

/// Runs a person's own code in a process of its own, and answers what Touchstone asks about it. Does not return.
///
/// `touchstone open MyView.swift` writes the `main.swift` that calls it; nobody else needs to.
/// - Parameters:
///   - classes: the classes of the module, in the order of its files.
///   - delegate: the name of the application delegate; nil if there is none.
///   - application: the name of the application's class; nil for `UIApplication`.
@MainActor public func runCode(_ classes: [CodeClass], delegate: String?, application: String? = nil) -> Never {
  let list = CodeClassList(classes, delegate: delegate, application: application)
  touchstone_run_code(Unmanaged.passRetained(list).toOpaque())
}
