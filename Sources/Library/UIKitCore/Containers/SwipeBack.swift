/// The transition of the swipe that pops, and the delegate of its recognizer until the program sets another one (PR-13).
final class _UINavigationInteractiveTransition: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
  private unowned let stack: UINavigationController
  /// Whether a finger pops now: the next change of the stack follows it.
  private(set) var isFollowing = false
  /// The transition while the finger is down.
  private var kept: (any UIViewControllerContextTransitioning)?

  init(_ stack: UINavigationController) { self.stack = stack }

  /// Whether there is a controller behind the last one, and nothing says that the last one goes back in another way; that warns.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard stack.viewControllers.count > 1, let top = stack.topViewController, top.runningTransition == nil else {
      return false
    }
    guard let cause = cause(top.navigationItem) else { return true }
    PipelineWarning.noSwipeBack(stack, because: cause).give(through: stack.observationOfChain)
    return false
  }

  private func cause(_ item: UINavigationItem) -> String? {
    if stack.isNavigationBarHidden { return "its bar is hidden" }
    if item.hidesBackButton { return "the last controller has `hidesBackButton`" }
    let hasLeftItems = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return hasLeftItems ? "the last controller has left items instead of the back button" : nil
  }

  /// The action of the recognizer.
  func handleNavigationTransition(_ pan: UIPanGestureRecognizer) {
    let width = stack.view.bounds.width, way = pan.translation(in: stack.view).x
    switch pan.state {
    case .began:
      guard stack.viewControllers.count > 1 else {
        return PipelineWarning.swipeBackAtRoot(stack).give(through: stack.observationOfChain)
      }
      isFollowing = true
      stack.popViewController(animated: true)
      stack.view.layoutIfNeeded()
      isFollowing = false
    case .changed: update(way / max(width, 1))
    case .ended, .cancelled:
      let isFar = way + pan.velocity(in: stack.view).x > width / 2
      pan.state == .ended && isFar ? finish() : cancel()
      kept = nil
    case .possible, .failed: break
    }
  }

  /// Puts the view that comes behind the one that goes.
  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    kept = transitionContext
    guard let coming = transitionContext.viewController(forKey: .to)?.view else { return }
    transitionContext.containerView.insertSubview(coming, at: 0)
  }
}
