/// The methods that a navigation controller calls when it shows a controller.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// What animates a push or a pop; nil for the usual way, which is not animated.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What lets the animation follow a finger; nil for none.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UINavigationController {
  /// Pushes or pops by an animator of the delegate. The stack has its last value at once; a transition that is cancelled puts
  /// it back.
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
