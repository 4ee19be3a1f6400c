/// The delegate of a tab bar controller, asked and told which controller a tap shows, and asked for an animator. As Apple's,
/// except: it has four methods.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap selects a controller; true by default.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a tap has selected a controller, also if it was selected before.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// The animator of a change of the selected controller, by a tap or by the program; nil by default, which changes it at
  /// once. Asked only while the controllers are shown.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The object that lets the transition follow a finger; nil by default.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// True by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing by default.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  /// Nil by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nil by default.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UITabBarController {
  /// Shows the selected controller with an animator of the delegate. If the transition is cancelled, `from` is selected again.
  /// - Returns: false if the delegate has no animator, or nothing is seen.
  final func showByDelegate(insteadOf from: UIViewController?) -> Bool {
    guard let from, let to = selectedViewController, from !== to, from.runningTransition == nil,
      from.viewIfLoaded?.window != nil, let delegate,
      let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    else { return false }
    placeSelected(to)
    let context = TransitionContext(
      from: from, to: to, in: container, .none, background: nil, finalFrame: container.bounds, animator,
      TransitionAppearances(leaving: from.shownControllers, coming: to.shownControllers)
    ) { [weak self] isCompleted in
      guard let self else { return }
      // The program may have selected another one meanwhile.
      if !isCompleted, selectedViewController === to, let old = viewControllers?.firstIndex(of: from) {
        shownIndex = old
      }
      showSelected()
    }
    context.start(delegate.tabBarController(self, interactionControllerFor: animator))
    return true
  }
}
