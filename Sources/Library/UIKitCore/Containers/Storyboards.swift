/// A storyboard. It is not read: a controller is made by its class, whose name many identifiers are.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// An empty controller.
  open func instantiateInitialViewController() -> UIViewController? { UIViewController() }

  /// A controller of the class of the app that has the identifier as its name; else an empty one.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let type = AppClasses.named(identifier) as? UIViewController.Type
    return type?.init(coder: NSCoder()) ?? UIViewController()
  }

  public func instantiateViewController<Controller: UIViewController>(identifier: String) -> Controller? {
    instantiateViewController(withIdentifier: identifier) as? Controller
  }
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: (NSCoder) -> Controller?
  ) -> Controller? { creator(NSCoder()) }
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: (NSCoder) -> Controller?
  ) -> Controller? { creator(NSCoder()) }
}

/// A way from one controller to another in a storyboard. None is made.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  open func perform() {}
}

/// A file with views. It is not read.
@preconcurrency @MainActor open class UINib: NSObject {
  public let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// What a nib is read with.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A view of the class of the app that has the name of the file; else an empty view.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let type = AppClasses.named(name) as? UIView.Type
    // The owner loads the views that are put into it: one of its own class would load itself again.
    if let type, let ownerOrNil, Swift.type(of: ownerOrNil) == type { return [UIView()] }
    return [type?.init(coder: NSCoder()) ?? UIView()]
  }
}

extension Bundle {
  /// A view of the class of the app that has this name; else an empty view. Files with views are not read.
  @preconcurrency @MainActor @discardableResult public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}

/// The classes of the app by their names.
package enum AppClasses {
  /// The class of a name in the module of the app's delegate, or of its first controller.
  package static func named(_ name: String) -> AnyClass? {
    let application = UIApplication.shared
    let objects: [AnyObject?] = [application.delegate, application.keyWindow?.rootViewController]
    for object in objects.compactMap({ $0 }) {
      let module = String(reflecting: type(of: object)).prefix { $0 != "." }
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    return nil
  }
}
