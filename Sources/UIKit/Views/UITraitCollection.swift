/// The properties of the device that concern touches.
@preconcurrency @MainActor open class UITraitCollection: NSObject {
  /// Whether the device measures force.
  public let forceTouchCapability: UIForceTouchCapability

  /// Traits with this capability.
  public init(forceTouchCapability: UIForceTouchCapability) {
    self.forceTouchCapability = forceTouchCapability
    super.init()
  }
}

/// Whether the device measures force (TE-14).
public nonisolated enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// An object with traits: a view or a view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
}

extension UIResponder {
  /// The traits of the application at the end of the responder chain.
  var inheritedTraits: UITraitCollection {
    let capability = owningApplication?.options.forceTouchCapability ?? .unknown
    return UITraitCollection(forceTouchCapability: capability)
  }
}

extension UIView: UITraitEnvironment {
  /// The traits of the view's application.
  public var traitCollection: UITraitCollection { inheritedTraits }
}

extension UIViewController: UITraitEnvironment {
  /// The traits of the controller's application.
  public var traitCollection: UITraitCollection { inheritedTraits }
}
