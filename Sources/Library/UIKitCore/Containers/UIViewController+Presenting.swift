// The work of `present(_:animated:completion:)` and `dismiss(animated:completion:)`.

extension UIViewController {
  final func show(_ viewControllerToPresent: UIViewController, isAnimated flag: Bool, completion: (() -> Void)?) {
    let presented = viewControllerToPresent
    guard let window = viewIfLoaded?.window, presentedViewController == nil, presented !== self,
      presented.ownPresenter == nil
    else {
      let warning = PipelineWarning.cannotPresent(presented, from: self)
      return warning.give(through: observationOfChain)
    }
    outermost.ownPresented = presented
    presented.ownPresenter = outermost
    presented.isBeingPresented = true
    window.presentations.removeAll { $0.object == nil || $0.object === presented }
    window.presentations.append(Weak(presented))
    presented.view.frame = window.bounds
    let style = presented.adaptedStyle
    var covered: [UIViewController] = []
    // Documented (PR-01, PR-02): the controllers behind disappear only if their views leave the window.
    let begin = { (coversOthers: Bool) -> [UIViewController] in
      guard coversOthers else { return [] }
      covered = window.controllers.filter { !($0.viewIfLoaded?.isDescendant(of: presented.view) ?? true) }
      presented.coveredViews = CoveredViews()
      for controller in covered { controller.prepareAppearance(false) }
      return covered
    }
    let end = {
      window.layoutIfNeeded()
      if presented.viewIfLoaded?.window === window {
        presented.coveredViews?.take(from: window, behind: presented.view)
      }
      for controller in covered { controller.settleAppearance() }
      presented.isBeingPresented = false
      completion?()
    }
    if presentInContainer(presented, style, in: window, isAnimated: flag, begin, end) { return }
    TransitionContext.change(from: outermost, to: presented, isAnimated: flag) {
      _ = begin(style.coversOthers)
      window.addSubview(presented.view)
      if style.isSheet { presented.view.addGestureRecognizer(SheetPull(presented)) }
      end()
    }
  }

  final func removePresented(isAnimated flag: Bool, completion: (() -> Void)?) {
    guard let presented = ownPresented else {
      let search = parent as? UISearchController
      let other = search ?? (presentedViewController == nil ? presentingViewController : parent)
      other?.dismiss(animated: flag, completion: completion)
      return
    }
    guard !presented.isBeingDismissed else { return }
    if presented.ownPresented != nil { presented.dismiss(animated: false) }
    presented.isBeingDismissed = true
    let end = {
      (self.ownPresented, presented.ownPresenter) = (nil, nil)
      // The animator may have removed the view, but not its container.
      let container = presented.storedPresentation?.containerView
      if let window = presented.viewIfLoaded?.window ?? presented.coveredViews?.window ?? container?.window {
        presented.uncover(window)
      }
      presented.isBeingDismissed = false
      completion?()
    }
    if dismissFromContainer(presented, isAnimated: flag, end) { return }
    TransitionContext.change(from: presented, to: outermost, isAnimated: flag, end)
  }

  /// Takes this controller's view out of its window. The covered controllers appear before this one has disappeared.
  private func uncover(_ window: UIWindow) {
    let inner = view.viewsInOrder.compactMap(\.controller)
    for controller in inner { controller.prepareAppearance(false) }
    window.presentations.removeAll { $0.object == nil || $0.object === self }
    let container = storedPresentation?.containerView as? PresentationContainerView
    container?.sendHome()
    coveredViews?.putBack(behind: view)
    coveredViews = nil
    let uncovered = window.controllers.filter { controller in !inner.contains { $0 === controller } }
    for controller in uncovered { controller.settleAppearance() }
    window.layoutIfNeeded()
    view.removeFromSuperview()
    for case let pull as SheetPull in view.gestureRecognizers ?? [] {
      view.removeGestureRecognizer(pull)
      view.transform = .identity
    }
    container?.removeFromSuperview()
    storedPresentation = nil
    for controller in inner { controller.settleAppearance() }
  }
}
