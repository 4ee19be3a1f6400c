/// The orientation of the interface. As Apple's, except: it never turns, and follows from the longer side of the screen.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the longer side is vertical.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the longer side is horizontal.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Orientations that a controller supports. As Apple's values, except: the interface never turns, so they are not asked.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// As Apple's.
  public var rawValue: UInt
  /// A value of this raw value, as Apple's.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As Apple's.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// As Apple's.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// As Apple's.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// As Apple's.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// As Apple's.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// As Apple's.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// As Apple's.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The orientation of the device. As Apple's.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the interface can have this orientation: upright or on a side, not flat.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The look of the status bar. As Apple's values, except: no status bar is drawn.
public nonisolated enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, blackOpaque, darkContent }

/// The animation of a status bar that comes or goes. As Apple's values, except: no status bar is drawn.
public nonisolated enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// The frame and the look of the status bar of a scene. As Apple's, except: no status bar is drawn, its room is that above the
/// safe area.
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
  /// Whether there is no room above the safe area.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  /// The default: no status bar is drawn.
  open var statusBarStyle: UIStatusBarStyle { .default }
}

extension UIWindowScene {
  /// The status bar of the scene.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }
  /// The screen that shows the scene.
  public var screen: UIScreen { .main }
  /// Portrait or landscape, by the longer side of the screen.
  public var interfaceOrientation: UIInterfaceOrientation {
    let bounds = screen.bounds
    return bounds.width > bounds.height ? .landscapeRight : .portrait
  }
  /// The coordinate space of the screen.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The traits of the application.
  public var traitCollection: UITraitCollection { inheritedTraits }
}
