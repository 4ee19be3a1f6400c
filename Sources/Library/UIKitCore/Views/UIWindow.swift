/// The root of a view tree, with a level among the other windows of its application. As Apple's, except: a program may
/// have several applications, and a window joins one when it is made or shown.
///
///     let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), application: application)
///     window.rootViewController = controller
///     window.makeKeyAndVisible()
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The position of a window in front of others; a higher level is in front of a lower one (HT-33).
  public nonisolated struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// As Apple's.
    public var rawValue: CGFloat

    /// A level with this value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level with this value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// A level above this one by a distance.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }

    /// A level below this one by a distance.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }

    /// Whether the first level is behind the second.
    public static func < (one: Level, two: Level) -> Bool { one.rawValue < two.rawValue }

    // The values of HT-34.
    /// The level of an application's windows.
    public static var normal: Level { Level(0) }
    /// The level of the status bar.
    public static var statusBar: Level { Level(1000) }
    /// The level of alerts.
    public static var alert: Level { Level(2000) }
  }

  /// The application of the window; nil until the window is shown. Unowned, as `UIGestureRecognizer.host` is: the
  /// application's `deinit` clears it.
  package internal(set) final unowned(unsafe) var application: UIApplication?

  deinit {
    deallocating { application?.forget(self) }
  }

  /// A hidden window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A hidden window with this frame, in screen points. Showing it adds it to `UIApplication.shared`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Ignores `coder`: there are no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// A hidden window of `windowScene` and its application, as large as the screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    isHidden = true
    self.windowScene = windowScene
    windowScene.application?.adopt(self)
  }

  /// A hidden window of `application`, for a process with several applications. Not in UIKit.
  public convenience init(frame: CGRect, application: UIApplication) {
    self.init(frame: frame)
    application.adopt(self)
  }

  /// The scene that was set, or else that of an application without scenes. Setting it adds the window to the scene's application.
  open var windowScene: UIWindowScene? {
    get { ownScene ?? application?.sceneOfOthers }
    set {
      ownScene = newValue
      if let application = newValue?.application { application.adopt(self) }
    }
  }
  private final weak var ownScene: UIWindowScene?
  final lazy var transitionView = UITransitionView(of: self)

  /// The responder that receives motion, presses and remote control first (RC-15).
  final weak var firstResponder: UIResponder?
  /// Whether the first responder resigns without being asked (RC-17).
  final var endsByForce = false
  /// The responders that are being asked whether they become or resign; see FirstResponder.swift.
  final var askedResponders: [UIResponder] = []
  /// The controllers that appear when the window has been laid out (LC-03).
  final var arrivals: [Weak<UIViewController>] = []
  /// The controllers that were presented in this window, the frontmost last.
  final var presentations: [Weak<UIViewController>] = []

  /// The level of the window; a higher level is in front of every lower one (HT-33). NaN is refused: the level stays.
  open var windowLevel: Level = .normal {
    didSet {
      guard !windowLevel.rawValue.isNaN else { return windowLevel = oldValue }
      application?.arrangeWindows()
    }
  }

  /// The root view controller. Its view becomes a subview of the window and fills it.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let old = oldValue?.viewIfLoaded { for each in presentations { each.object?.coveredViews?.forget(old) } }
      if oldValue?.hostWindow === self { oldValue?.hostWindow = nil }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      rootViewController?.hostWindow = self
      if !isHidden || rootViewController?.isViewLoaded == true { addRootView() }
    }
  }

  /// Loads the root controller's view if it is not, which a window does when it is shown (LC-14).
  private func addRootView() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    addSubview(view)
  }

  /// Gives the root controller's view the size of the window, whatever its autoresizing mask.
  final func fillWithRootView() {
    if let view = rootViewController?.viewIfLoaded, view.superview === self { view.frame = bounds }
  }

  /// Whether the window is hidden. A window that is shown joins the shared application if it has none.
  open override var isHidden: Bool {
    didSet {
      if !isHidden { joinApplication() }
      guard isHidden != oldValue else { return }
      if !isHidden { addRootView() }
      updateAppearances()
      let name = isHidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
      if application != nil { NotificationCenter.default.post(name: name, object: self) }
    }
  }

  /// The screen that shows the window.
  open var screen: UIScreen { .main }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Whether this is the application's key window, which receives presses, motion and remote control. It has no
  /// influence on touches (HT-35).
  open var isKeyWindow: Bool { application?.keyWindow === self }

  /// Whether the window can become the key window; true by default.
  open var canBecomeKey: Bool { true }

  /// Makes this the key window, unless `canBecomeKey` is false.
  open func makeKey() {
    joinApplication()
    if canBecomeKey { application?.keyWindow = self }
  }

  /// Called after this has become the key window.
  open func becomeKey() {}

  /// Called after this was the key window.
  open func resignKey() {}

  /// Makes this the key window and shows it in front of the windows of its level or lower (HT-33).
  open func makeKeyAndVisible() {
    isHidden = false
    application?.bringToFront(self)
    makeKey()
  }

  /// The window scene that was set, or else the application (RC-05).
  open override var next: UIResponder? { windowScene ?? application }

  /// The undo manager of the responders in the window.
  open override var undoManager: UndoManager? { ownUndoManager }

  private final lazy var ownUndoManager = UndoManager()

  /// Delivers the event to recognizers and then to views (PL-05). If an override does not call super, neither receives
  /// it (PL-08).
  open func sendEvent(_ event: UIEvent) {
    guard let observation else { return passOn(event) }
    observation.perform(.sendEvent(self, event)) {
      passOn(event)
    } describing: {
      .none
    }
  }

  /// Lays out the window at once; its new controllers have then appeared (LC-03).
  open override func layoutIfNeeded() { layOutAndAppear() }

  private func joinApplication() {
    if application == nil { UIApplication.shared.adopt(self) }
  }
}

extension UIWindow {
  /// Converts `point` from this window's coordinate space to that of `window`, or of the screen if that is nil (HT-41).
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = placement.outer(point)
    return window.map { $0.placement.local(onScreen) } ?? onScreen
  }

  /// Converts `point` from the coordinate space of `window`, or of the screen if that is nil, to this window's (HT-41).
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    placement.local(window?.convert(point, to: nil as UIWindow?) ?? point)
  }
}
