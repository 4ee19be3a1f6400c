extension UIViewController {
  /// The nearest navigation controller around this one.
  public var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  /// The nearest tab bar controller around this one.
  public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  /// The nearest split view controller around this one.
  public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

  private func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var controller = parent
    while let current = controller {
      if let found = current as? Container { return found }
      controller = current.parent
    }
    return nil
  }

  /// Has no effect, since no edge of the screen belongs to the system; warns once.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    warnNotSupported("UIViewController.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()")
  }
  /// Has no effect, since windows do not turn; warns once.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    warnNotSupported("UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()")
  }
  /// Has no effect, since windows do not turn; warns once.
  public class func attemptRotationToDeviceOrientation() {
    warnNotSupported("UIViewController.attemptRotationToDeviceOrientation()")
  }
  /// Portrait: windows do not turn.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }

  /// The margins that iOS would at least give the root view, in points. Root views here have no such minimum.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

/// The way in which a controller is presented. As Apple's, except: each but `popover` covers the whole window, and only
/// `custom` asks the program for a presentation controller.
///
/// `fullScreen` and `currentContext` take the views behind out of the window (PR-01); the others leave them there
/// (PR-02). The sheets, to which `automatic` belongs, can be pulled down (PR-03). A popover is a sheet, too, unless its
/// delegate answers otherwise.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, none = -1
  case automatic = -2

  /// Whether the views behind the presentation leave the window when it is complete (PR-01).
  var coversOthers: Bool { self == .fullScreen || self == .currentContext }

  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}

/// The animation of a presentation. As Apple's, except: no presentation is animated by itself.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
