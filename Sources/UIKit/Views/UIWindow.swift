/// The root of a view tree, with a level among the other windows of its application.
open class UIWindow: UIView {
  /// How far in front a window is; higher is nearer (HT-33).
  public nonisolated struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static func < (one: Level, two: Level) -> Bool { one.rawValue < two.rawValue }

    // The values of HT-34.
    /// Where an application's windows are.
    public static var normal: Level { Level(0) }
    /// In front of those.
    public static var statusBar: Level { Level(1000) }
    /// In front of everything.
    public static var alert: Level { Level(2000) }
  }

  /// The application that the window belongs to; nil until it is first shown.
  /// Not weak, because one weak reference to an object makes each retain of it slow; the application clears it.
  final unowned(unsafe) var application: UIApplication?

  /// `frame` is in points of the screen. The window is hidden until it is shown, and belongs to
  /// `UIApplication.shared` from then on.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// For a process with several applications: the window belongs to `application` at once. Ours, not UIKit's.
  public convenience init(frame: CGRect, application: UIApplication) {
    self.init(frame: frame)
    application.adopt(self)
  }

  /// The scene of the window, if the application uses scenes; the window then belongs to its application.
  open weak var windowScene: UIWindowScene? {
    didSet { if let application = windowScene?.application { application.adopt(self) } }
  }

  /// The window belongs to the scene's application.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
    windowScene.application?.adopt(self)
  }

  /// Where motion, presses, remote control and edit actions start (RC-15).
  final weak var firstResponder: UIResponder?

  /// A higher level is in front of every lower one (HT-33).
  open var windowLevel: Level = .normal { didSet { application?.arrangeWindows() } }

  /// Its view becomes the window's subview and fills it.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      unembed(oldValue?.viewIfLoaded)
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      embed(view)
    }
  }

  open override var isHidden: Bool {
    didSet { if !isHidden { joinApplication() } }
  }

  open override var window: UIWindow? { self }

  /// The window is where keys go; touches do not care (HT-35).
  open var isKeyWindow: Bool { application?.keyWindow === self }

  /// Keys go to this window from now on.
  open func makeKey() {
    joinApplication()
    application?.keyWindow = self
  }

  /// Shows the window in front of those of its level or lower (HT-33).
  open func makeKeyAndVisible() {
    isHidden = false
    application?.bringToFront(self)
    makeKey()
  }

  /// The window scene if there is one, else the application (RC-05).
  open override var next: UIResponder? { windowScene ?? application }

  /// Takes one event through the window: recognizers first, then views (PL-05).
  open func sendEvent(_ event: UIEvent) {
    observation.sending(event, through: self) {
      switch event.type {
      case .touches: if let application { deliver(event, from: application) }
      case .motion, .presses, .remoteControl: deliverToFirstResponder(event)
      }
    }
  }

  private func joinApplication() {
    if application == nil { UIApplication.shared.adopt(self) }
  }
}

extension UIWindow {
  /// `point` in the base coordinates of `window`; nil means screen coordinates (HT-41).
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = point.applying(placement.toSuperview)
    return window.map { $0.placement.local(onScreen) } ?? onScreen
  }

  /// `point` of `window` in the receiver's coordinates; nil means screen coordinates (HT-41).
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    placement.local(window?.convert(point, to: nil as UIWindow?) ?? point)
  }
}
