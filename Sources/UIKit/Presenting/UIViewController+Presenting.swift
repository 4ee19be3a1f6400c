// In an extension, so they cannot be overridden: the pipeline never calls them.

extension UIViewController {
  /// Shows `viewControllerToPresent` in front of everything in the window.
  ///
  /// Its view is added to the window and covers it, and nothing is animated; unless its `transitioningDelegate` has an
  /// animator, or a presentation controller for the style `.custom`: see ``TransitionContext``. The others in the window
  /// disappear, though their views stay in it, and appear again when it is dismissed (LC-03). The window is laid out, and
  /// `completion` is called after `viewDidAppear`. A warning is given, and nothing is presented, if this controller's view
  /// is in no window, if it presents already, or if the other controller is presented already.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    let presented = viewControllerToPresent
    guard let window = viewIfLoaded?.window, presentedViewController == nil, presented !== self,
      presented.presentingViewController == nil
    else {
      let warning = PipelineWarning.cannotPresent(presented, from: self)
      return warning.give(through: observationOfChain)
    }
    presentedViewController = presented
    presented.presentingViewController = self
    presented.isBeingPresented = true
    let covered = window.controllers
    window.presentations.removeAll { $0.object == nil || $0.object === presented }
    window.presentations.append(Weak(presented))
    presented.view.frame = window.bounds
    for controller in covered { controller.prepareAppearance(false) }
    let end = {
      window.layoutIfNeeded()
      for controller in covered { controller.settleAppearance() }
      presented.isBeingPresented = false
      completion?()
    }
    if presentByDelegate(presented, in: window, isAnimated: flag, end) { return }
    window.addSubview(presented.view)
    end()
  }

  /// Removes the controller that this one presented, or else this controller if it is presented. `completion` is called
  /// after the controllers behind it have appeared.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    guard !presented.isBeingDismissed else { return }
    if presented.presentedViewController != nil { presented.dismiss(animated: false) }
    presented.isBeingDismissed = true
    let end = {
      presented.presentingViewController = nil
      self.presentedViewController = nil
      if let window = presented.viewIfLoaded?.window { presented.uncover(window) }
      presented.isBeingDismissed = false
      completion?()
    }
    if !dismissByDelegate(presented, isAnimated: flag, end) { end() }
  }

  /// Takes this controller's view out of its window; what it covered appears before it has disappeared.
  private func uncover(_ window: UIWindow) {
    let inner = view.viewsInOrder.compactMap(\.controller)
    for controller in inner { controller.prepareAppearance(false) }
    window.presentations.removeAll { $0.object == nil || $0.object === self }
    let container = storedPresentation?.containerView as? PresentationContainerView
    container?.sendHome()
    let uncovered = window.controllers.filter { controller in !inner.contains { $0 === controller } }
    for controller in uncovered { controller.settleAppearance() }
    window.layoutIfNeeded()
    view.removeFromSuperview()
    container?.removeFromSuperview()
    storedPresentation = nil
    for controller in inner { controller.settleAppearance() }
  }
}
