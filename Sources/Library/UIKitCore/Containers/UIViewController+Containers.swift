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

  /// Has no effect: only the library's own edges count.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Has no effect: nothing turns.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  public class func attemptRotationToDeviceOrientation() {}
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }

  /// The smallest margins of the root view of a controller.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

/// How a controller is presented. Every way covers the whole window.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, none = -1
  case automatic = -2
}

/// How a presentation is animated. It is not.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
