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
  /// Shows a change of the stack with an animator of the delegate, or under a finger that pops. If the transition is cancelled, the
  /// stack has its old value again.
  /// - Returns: false if there is neither, or nothing is seen.
  func showByDelegate(_ change: Change, to top: UIViewController?) -> Bool {
    let old = change.old
    guard let from = old.last, let to = top, from !== to,
      from.runningTransition == nil || from.runningTransition === change.context
    else { return false }
    let isPop = old.contains(to)
    let animator = delegate?.navigationController(
      self, animationControllerFor: isPop ? .pop : .push, from: from, to: to)
    guard animator != nil || popTransition.isFollowing else { return false }
    delegate?.navigationController(self, willShow: to, animated: true)
    // The controllers that go keep their parent and their views until the end.
    updateSafeArea()
    to.view.frame = contentFrame
    let context = TransitionContext(
      from: from, to: to, in: container, .none, background: nil, finalFrame: contentFrame, animator,
      TransitionAppearances(leaving: from.shownControllers, coming: to.shownControllers)
    ) { [weak self] isCompleted in self?.endChange(from: old, isCompleted) }
    context.takeCompletions(of: change.context)
    let interaction = animator.map { delegate?.navigationController(self, interactionControllerFor: $0) }
    context.start(interaction ?? popTransition)
    return true
  }

  private func endChange(from old: [UIViewController], _ isCompleted: Bool) {
    let new = stack
    if !isCompleted { stack = old }
    leave(isCompleted ? old : new)
    if let top = stack.last { showView(of: top) }
    showBarOfTop()
    if isCompleted, let top = stack.last { delegate?.navigationController(self, didShow: top, animated: true) }
  }
}
