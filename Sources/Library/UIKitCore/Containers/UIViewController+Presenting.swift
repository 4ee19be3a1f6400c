// The work of `present(_:animated:completion:)` and `dismiss(animated:completion:)`.

extension UIViewController {
  final func show(_ viewControllerToPresent: UIViewController, isAnimated flag: Bool, completion: (() -> Void)?) {
    let presented = viewControllerToPresent
    // Views have their last values at once, so a dismissal that is seen does not refuse the next presentation.
    if let leaving = presentedViewController, leaving.isBeingDismissed { leaving.runningTransition?.finish() }
    guard let window = viewIfLoaded?.window, presentedViewController == nil, presented !== self,
      presented.ownPresenter == nil
    else {
      let warning = PipelineWarning.cannotPresent(presented, from: self)
      return warning.give(through: observationOfChain)
    }
    let outer = outermost
    outer.ownPresented = presented
    presented.ownPresenter = outer
    presented.isBeingPresented = true
    window.presentations.removeAll { $0.object == nil || $0.object === presented }
    window.presentations.append(Weak(presented))
    presented.view.frame = window.bounds
    let style = presented.adaptedStyle
    var covered: [UIViewController] = []
    // Documented (PR-01, PR-02): the controllers behind disappear only if their views leave the window.
    let begin = { (coversOthers: Bool) -> TransitionAppearances in
      if coversOthers {
        covered = window.controllers.filter { !($0.viewIfLoaded?.isDescendant(of: presented.view) ?? true) }
        presented.coveredViews = CoveredViews()
      }
      return TransitionAppearances(leaving: covered, coming: presented.shownControllers, isAnimated: flag)
    }
    let end = {
      window.layoutIfNeeded()
      if presented.viewIfLoaded?.window === window {
        presented.coveredViews?.take(from: window, behind: presented.view)
      }
      for controller in covered { controller.settleAppearance(covered.contains) }
      presented.isBeingPresented = false
      completion?()
    }
    let context = TransitionContext.begun(from: outer, to: presented, isAnimated: flag)
    let start =
      containerStart(of: presented, style, in: window, context, begin, end) ?? {
        TransitionContext.make(
          context, for: TransitionContext.presentingDuration, begin(style.coversOthers),
          change: {
            window.addSubview(presented.view)
            if style.isSheet { presented.view.addGestureRecognizer(SheetPull(presented)) }
          }, end: end)
      }
    window.start(start, isAnimated: flag)
  }

  final func removePresented(isAnimated flag: Bool, completion: (() -> Void)?) {
    guard let presented = ownPresented else {
      let search = parent as? UISearchController
      let other = search ?? (presentedViewController == nil ? presentingViewController : parent)
      other?.dismiss(animated: flag, completion: completion)
      return
    }
    guard !presented.isBeingDismissed, sequence(first: presented, next: \.ownPresented).allSatisfy(\.hasBeenPresented)
    else {
      return PipelineWarning.cannotDismiss(presented).give(through: observationOfChain)
    }
    if presented.ownPresented != nil { presented.dismiss(animated: false) }
    presented.isBeingDismissed = true
    // The animator may have removed the view, but not its container.
    let container = presented.storedPresentation?.containerView
    let shown = presented.viewIfLoaded?.window ?? presented.coveredViews?.window ?? container?.window
    let appearances = TransitionAppearances(
      leaving: presented.shownControllers, coming: presented.coveredViews?.controllers ?? [], isAnimated: flag)
    let change = { if let shown { presented.uncover(shown) } }
    let end = {
      shown?.layoutIfNeeded()
      appearances.settle()
      (self.ownPresented, presented.ownPresenter) = (nil, nil)
      presented.isBeingDismissed = false
      completion?()
    }
    let context = TransitionContext.begun(from: presented, to: outermost, isAnimated: flag)
    let start =
      containerEnd(of: presented, context, appearances, change, end) ?? {
        TransitionContext.make(
          context, for: TransitionContext.presentingDuration, appearances, change: change, end: end)
      }
    if let shown { shown.start(start, isAnimated: flag) } else { start() }
  }

  /// Whether the presentation has ended, or has begun and can be ended.
  private var hasBeenPresented: Bool { runningTransition?.finish() != false && !isBeingPresented }

  /// Takes this controller's view out of its window, and puts back what it covers.
  private func uncover(_ window: UIWindow) {
    window.presentations.removeAll { $0.object == nil || $0.object === self }
    let container = storedPresentation?.containerView as? PresentationContainerView
    container?.sendHome()
    coveredViews?.putBack(behind: view)
    coveredViews = nil
    window.layoutIfNeeded()
    view.removeFromSuperview()
    for case let pull as SheetPull in view.gestureRecognizers ?? [] {
      view.removeGestureRecognizer(pull)
      view.transform = .identity
    }
    container?.removeFromSuperview()
    storedPresentation = nil
  }
}

extension UIWindow {
  /// Starts a transition. As on iOS, an animated one starts with the next frame (LC-18).
  fileprivate func start(_ transition: @escaping () -> Void, isAnimated: Bool) {
    if isAnimated { (application ?? .shared).startingTransitions.append(transition) } else { transition() }
  }
}
