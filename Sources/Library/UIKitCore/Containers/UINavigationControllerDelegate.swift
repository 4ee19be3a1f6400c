/// The delegate of a navigation controller, told which controller it shows, and asked for an animator. As Apple's,
/// except: it has four methods.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller of the stack is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called after a controller of the stack was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// The animator of a push or a pop; nil by default, which changes the stack at once.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The object that lets the transition follow a finger; nil by default.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing by default.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing by default.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  /// Nil by default.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nil by default.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UINavigationController {
  /// Pushes or pops with an animator of the delegate. The stack has its new value at once, and its old one again if the
  /// transition is cancelled.
  /// - Returns: false if the delegate has no animator, or nothing is seen.
  func changeByDelegate(to viewControllers: [UIViewController]) -> Bool {
    guard let from = stack.last, let to = viewControllers.last, from !== to, from.runningTransition == nil,
      let delegate, isViewLoaded, view.window != nil
    else { return false }
    let isPop = stack.contains { $0 === to }
    let animator = delegate.navigationController(
      self, animationControllerFor: isPop ? .pop : .push, from: from, to: to)
    guard let animator else { return false }
    delegate.navigationController(self, willShow: to, animated: true)
    let old = stack
    // The controllers that go keep their parent and their views until the end.
    stack = viewControllers
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    updateSafeArea()
    showBarOfTop()
    to.view.frame = container.bounds
    let context = TransitionContext(
      from: from, to: to, in: container, .none, background: nil, finalFrame: container.bounds, animator
    ) { [weak self] isCompleted in
      self?.endChange(from: isCompleted ? old : viewControllers, to: isCompleted ? viewControllers : old, isCompleted)
    }
    context.start(delegate.navigationController(self, interactionControllerFor: animator))
    return true
  }

  private func endChange(from old: [UIViewController], to new: [UIViewController], _ isCompleted: Bool) {
    stack = old
    replaceStack(by: new)
    for controller in new where !old.contains(where: { $0 === controller }) { controller.didMove(toParent: self) }
    showViewOfTop()
    showBarOfTop()
    if isCompleted, let top = new.last { delegate?.navigationController(self, didShow: top, animated: true) }
  }
}
