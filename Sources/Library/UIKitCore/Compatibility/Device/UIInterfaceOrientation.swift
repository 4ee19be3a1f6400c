/// How the interface is turned. It never turns: the device has the orientation of its window. The raw values are Apple's.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Orientations that a controller supports. It has no effect.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How the device is held.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The look of the status bar. It has no effect.
public nonisolated enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, blackOpaque, darkContent }

/// How the status bar comes and goes. It has no effect.
public nonisolated enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// What the system knows about the status bar of a scene.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The part of the screen above the safe area.
  open var statusBarFrame: CGRect {
    guard let window = scene?.keyWindow ?? scene?.windows.first else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.screenInsets.top)
  }
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  open var statusBarStyle: UIStatusBarStyle { .default }
}

extension UIWindowScene {
  /// The status bar of the scene.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }
  /// The screen that shows the scene.
  public var screen: UIScreen { .main }
  /// Portrait or landscape, as the window is.
  public var interfaceOrientation: UIInterfaceOrientation {
    let bounds = screen.bounds
    return bounds.width > bounds.height ? .landscapeRight : .portrait
  }
  /// The coordinate space of the screen.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The traits of the application.
  public var traitCollection: UITraitCollection { inheritedTraits }
}
