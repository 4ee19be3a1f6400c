/// Owns a root view and stands between it and the view around it in the responder chain.
open class UIViewController: UIResponder {
  public override init() { super.init() }

  /// There are no archives here; an iOS class that has this initializer compiles.
  public required init?(coder: NSCoder) { super.init() }

  /// There are no nib files here; the names are ignored.
  public convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { self.init() }

  private final var loadedView: UIView?

  isolated deinit {
    if loadedView?.controller === self { loadedView?.controller = nil }
  }

  /// The root view; it is made by `loadView()` when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The root view, nil before it was first asked for.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the root view; override it to make another one.
  open func loadView() { view = UIView(frame: .zero) }

  /// Called once, after the root view was made.
  open func viewDidLoad() {}

  /// Makes the root view now.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// The superview of its view (RC-03): the window for its root view controller, the parent's view for a child
  /// (RC-04). A presented controller is followed by the one that presents it, unless the option says otherwise
  /// (UN-13).
  open override var next: UIResponder? {
    let superview = loadedView?.superview
    let followsContainers = superview?.window?.application?.options.presentedControllersFollowContainers ?? false
    return followsContainers ? superview : presentingViewController ?? superview
  }

  override var responderWindow: UIWindow? { loadedView?.window }

  /// What this controller shows in front of everything.
  public internal(set) final var presentedViewController: UIViewController?
  /// The controller that shows this one in front of everything.
  public internal(set) final weak var presentingViewController: UIViewController?

  // MARK: Containing

  /// In order of addition.
  open private(set) var children: [UIViewController] = []
  /// The controller that contains this one.
  open private(set) weak var parent: UIViewController?

  /// Takes `child` out of where it was. Its view is put in by the caller.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// The view is taken out by the caller.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}
}
