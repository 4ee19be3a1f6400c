/// The name of an action, as `#selector` and `NSSelectorFromString` make it on iOS: `Selector("save:")`.
public nonisolated struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// As it was written.
  public let name: String

  /// From a name such as `save:`.
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  public var description: String { name }
}

/// The selector of that name.
public nonisolated func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public nonisolated func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// One action of a class, in one of the three shapes that UIKit accepts (RC-25).
public struct ActionMethod {
  let call: (Any?, UIEvent?) -> Void

  /// Without arguments.
  public init(_ method: @escaping () -> Void) { call = { _, _ in method() } }

  /// With the sender.
  public init(_ method: @escaping (Any?) -> Void) { call = { sender, _ in method(sender) } }

  /// With the sender and the event that caused the action; nil where there was none.
  public init(_ method: @escaping (Any?, UIEvent?) -> Void) { call = method }
}

/// Has actions that can be performed by name. Linux has no Objective-C: a class says itself what it implements.
///
///     override var actions: [Selector: ActionMethod] {
///       ["save:": ActionMethod(save(_:))]
///     }
public protocol ActionPerforming: AnyObject {
  var actions: [Selector: ActionMethod] { get }
}

extension ActionPerforming {
  /// Whether there was such an action.
  @discardableResult
  func perform(_ selector: Selector, _ sender: Any?, _ event: UIEvent?) -> Bool {
    guard let method = actions[selector] else { return false }
    method.call(sender, event)
    return true
  }
}
