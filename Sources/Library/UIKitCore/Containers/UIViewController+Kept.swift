// What sources for iOS ask of a controller, and what has little or no effect here.

extension UIViewController {
  /// None: storyboards are not read.
  public var storyboard: UIStoryboard? { nil }
  public var nibName: String? { nil }
  public var nibBundle: Bundle? { nil }
  public var extensionContext: NSExtensionContext? { nil }

  /// Puts the view of one child in the place of another's.
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

  /// The traits of a child. They are those of the device.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { nil }
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
}

/// What an app extension is asked to do. This is none.
@preconcurrency @MainActor open class NSExtensionContext: NSObject {}
