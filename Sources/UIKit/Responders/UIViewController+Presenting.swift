// In an extension, so they cannot be overridden: the pipeline never calls them.

extension UIViewController {
  /// Adds the view of `viewControllerToPresent` in front of everything in the window. Nothing is animated.
  ///
  /// Does nothing if this controller's view is in no window, or if the other controller is presented already.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    guard let window = viewIfLoaded?.window, viewControllerToPresent.presentingViewController == nil else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.view.frame = window.bounds
    window.addSubview(viewControllerToPresent.view)
    completion?()
  }

  /// Removes the controller that this one presented, or else this controller if it is presented.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    if presented.presentedViewController != nil { presented.dismiss(animated: flag) }
    presented.viewIfLoaded?.removeFromSuperview()
    presented.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }
}
