/// What the device can do, as far as touches care.
open class UITraitCollection: NSObject {
  /// Whether the device can tell how hard it is touched.
  public let forceTouchCapability: UIForceTouchCapability

  /// A device that can, or cannot, tell how hard it is touched.
  public init(forceTouchCapability: UIForceTouchCapability) {
    self.forceTouchCapability = forceTouchCapability
    super.init()
  }
}

/// Whether the device can tell how hard it is touched (TE-14).
public nonisolated enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// What has traits: views and view controllers.
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

extension UIResponder {
  /// The traits of the application at the end of the chain.
  var inheritedTraits: UITraitCollection {
    let capability = owningApplication?.options.forceTouchCapability ?? .unknown
    return UITraitCollection(forceTouchCapability: capability)
  }
}

extension UIView: UITraitEnvironment {
  public var traitCollection: UITraitCollection { inheritedTraits }
}

extension UIViewController: UITraitEnvironment {
  public var traitCollection: UITraitCollection { inheritedTraits }
}
