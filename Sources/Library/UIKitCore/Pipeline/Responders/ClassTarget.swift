/// A class as the target of actions. In Objective-C it is an object; here this one stands for it, and is kept for ever.
package final class ClassTarget: ActionPerforming {
  /// The class.
  package let type: AnyClass
  /// The methods come along with their selectors.
  package let actionMethods: [Selector: ActionMethod] = [:]

  init(_ type: AnyClass) { self.type = type }
}

/// The classes that were targets.
private final class ClassTargets {
  static let ofThisProcess = ClassTargets()
  private var known: [ObjectIdentifier: ClassTarget] = [:]

  func target(_ type: AnyClass) -> ClassTarget {
    let target = known[ObjectIdentifier(type)] ?? ClassTarget(type)
    known[ObjectIdentifier(type)] = target
    return target
  }
}

/// The object that receives actions for a target that a program has given.
func actionTarget(_ target: Any) -> AnyObject {
  (target as? AnyClass).map(ClassTargets.ofThisProcess.target) ?? target as AnyObject
}

extension Selector {
  /// The selector of a static method. Not in UIKit.
  ///
  ///     Selector("hide", ofClass: Panel.self) { panel in ActionMethod(panel.hide) }
  @preconcurrency @MainActor public init<Target: AnyObject>(
    _ name: String, ofClass type: Target.Type, _ method: @escaping (Target.Type) -> ActionMethod
  ) {
    self.init(name)
    ExtensionMethods.ofThisProcess.add(self, of: type) { (($0 as? ClassTarget)?.type as? Target.Type).map(method) }
  }
}
