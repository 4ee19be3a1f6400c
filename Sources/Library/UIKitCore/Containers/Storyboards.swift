/// A storyboard file.
///
/// As Apple's, except: the file is not read. A controller is made of the class that has the identifier as its name,
/// without the views and connections of the file.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  /// A storyboard of this name. No file is read.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// An empty controller, since the file would say its class; warns once.
  open func instantiateInitialViewController() -> UIViewController? {
    warnNotSupported("UIStoryboard.instantiateInitialViewController()")
    return UIViewController()
  }

  /// A controller of the class of the app that has the identifier as its name; else an empty one.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let type = AppClasses.named(identifier) as? UIViewController.Type
    return type?.init(coder: NSCoder()) ?? UIViewController()
  }

  /// The controller that `creator` makes from a coder without content. Without `creator`, an object of the app's class that has
  /// the identifier as its name, if that class is a `Controller`; else an empty `Controller`.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    if let made = creator?(NSCoder()) { return made }
    if let named = instantiateViewController(withIdentifier: identifier) as? Controller { return named }
    guard let empty = Controller(coder: NSCoder()) else { fatalError("\(Controller.self) has no init(coder:)") }
    return empty
  }
  /// The controller that `creator` makes, with a coder without content.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: (NSCoder) -> Controller?
  ) -> Controller? { creator(NSCoder()) }
}

/// A way from one controller to another in a storyboard. As Apple's, except: no storyboard makes one, since none is
/// read.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the segue.
  public let identifier: String?
  /// The controller from which the segue leads.
  public let source: UIViewController
  /// The controller to which the segue leads.
  public let destination: UIViewController

  /// A segue of the program.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// Shows the destination in an override. Has no effect by itself, since the storyboard would say how; warns once.
  open func perform() { warnNotSupported("UIStoryboardSegue.perform()") }
}

/// A file with views. As Apple's, except: the file is not read. A view is made of the class that has the file's name.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The name of the file.
  public let name: String

  /// A file of this name. It is not read.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// A key of the options of reading. No option has an effect.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public var rawValue: String
    /// As Apple's.
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
