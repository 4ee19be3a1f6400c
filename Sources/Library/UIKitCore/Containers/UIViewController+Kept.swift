// Members of a controller that sources for iOS use and that have little or no effect here.

extension UIViewController {
  /// Nil: the program is no app extension.
  public var extensionContext: NSExtensionContext? { nil }

  /// Adds the view of one child to the superview of another child's view, runs `animations`, and removes that view when
  /// they have ended. `duration` is in seconds.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.view.superview?.addSubview(toViewController.view)
    UIView.animate(withDuration: duration, options: options, animations: { animations?() }) { isFinished in
      fromViewController.viewIfLoaded?.removeFromSuperview()
      completion?(isFinished)
    }
  }

  /// Has no effect, since a child has the traits of the device; warns once.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { warnNotSupported("UIViewController.setOverrideTraitCollection(_:forChild:)") }
  /// Has no effect, since bars look the same over all content; warns once.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    warnNotSupported("UIViewController.setContentScrollView(_:for:)")
  }
}

/// The task of an app extension. As Apple's, except: there is none, because the program is an app.
@preconcurrency @MainActor open class NSExtensionContext: NSObject {}
