// Presentations in a container: with an animator of the app, with its presentation controller for the style `.custom`,
// and popovers.

extension UIViewController {
  /// The outermost controller around this one: a transition begins or ends with it.
  final var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The object that manages the presentation of this controller, or of the presented controller around it.
  public var presentationController: UIPresentationController? {
    if let storedPresentation { return storedPresentation }
    if let parent, ownPresenter == nil { return parent.presentationController }
    return makePresentation(presenting: ownPresenter, from: ownPresenter ?? self)
  }

  private func makePresentation(
    presenting: UIViewController?, from source: UIViewController
  ) -> UIPresentationController {
    let own =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source) : nil
    let made = own ?? standardPresentation(presenting: presenting)
    storedPresentation = made
    return made
  }

  private func standardPresentation(presenting: UIViewController?) -> UIPresentationController {
    switch modalPresentationStyle {
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet, .automatic:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
      UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// The style in which the controller will be shown. As on an iPhone, a popover is a sheet unless its delegate answers
  /// otherwise.
  final var adaptedStyle: UIModalPresentationStyle {
    let style = modalPresentationStyle
    guard style == .popover, let popover = presentationController else { return style }
    switch popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: traitCollection) ?? .automatic {
    case .none: return .popover
    case .fullScreen: return .fullScreen
    case .overFullScreen: return .overFullScreen
    case .automatic, .pageSheet, .formSheet, .currentContext, .custom, .overCurrentContext, .popover: return .pageSheet
    }
  }

  /// The popover in which the controller is shown, if its style is `.popover`.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// The sheet in which the controller is shown, if its style is a sheet. It covers the window.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The start of a presentation in a container; nil if it needs none.
  func containerStart(
    of presented: UIViewController, _ style: UIModalPresentationStyle, in window: UIWindow,
    _ standard: TransitionContext?, _ begin: @escaping (_ coversOthers: Bool) -> TransitionAppearances,
    _ end: @escaping () -> Void
  ) -> (() -> Void)? {
    let outer = outermost, delegate = presented.transitioningDelegate
    let isCustom = style == .custom && delegate != nil
    let animator =
      standard == nil
      ? nil : delegate?.animationController(forPresented: presented, presenting: outer, source: self)
    guard animator != nil || isCustom || style == .popover else { return nil }
    if isCustom { presented.storedPresentation = nil }
    let presentation = presented.storedPresentation ?? presented.makePresentation(presenting: outer, from: self)
    let finish = { (isCompleted: Bool) in
      let container = presentation.containerView as? PresentationContainerView
      if presented.view.superview == nil, isCompleted { container?.addSubview(presented.view) }
      container?.sendHome()
      presentation.presentationTransitionDidEnd(isCompleted)
      if isCompleted { return end() }
      (outer.ownPresented, presented.ownPresenter) = (nil, nil)
      window.presentations.removeAll { $0.object === presented }
      presented.coveredViews = nil
      presented.view.removeFromSuperview()
      container?.removeFromSuperview()
      end()
    }
    return {
      let appearances = begin(isCustom ? presentation.shouldRemovePresentersView : style.coversOthers)
      let container = PresentationContainerView(of: presentation, in: window)
      container.rememberHome(of: outer.viewIfLoaded)
      guard let animator else {
        // Observed: views that the app adds before lie behind the presented one, and the end follows the first layout.
        return TransitionContext.make(
          standard, for: TransitionContext.presentingDuration, appearances,
          change: {
            presentation.presentationTransitionWillBegin()
            container.addSubview(presentation.placedView)
            container.layoutIfNeeded()
          }, end: { finish(true) })
      }
      let context = TransitionContext(
        from: outer, to: presented, in: container, style, background: isCustom ? outer : nil,
        finalFrame: presentation.placedView.frame, animator, appearances, end: finish)
      context.takeCompletions(of: standard)
      (presented.runningTransition, outer.runningTransition) = (context, context)
      presentation.presentationTransitionWillBegin()
      context.start(delegate?.interactionControllerForPresentation(using: animator))
    }
  }

  /// The start of a dismissal from a container, or with an animator of the app; nil for other ones.
  func containerEnd(
    of presented: UIViewController, _ standard: TransitionContext?, _ appearances: TransitionAppearances,
    _ change: @escaping () -> Void, _ end: @escaping () -> Void
  ) -> (() -> Void)? {
    let outer = outermost, presentation = presented.storedPresentation, delegate = presented.transitioningDelegate
    guard delegate != nil || presentation?.containerView != nil else { return nil }
    guard standard != nil, let animator = delegate?.animationController(forDismissed: presented),
      let window = presented.viewIfLoaded?.window
    else {
      return {
        presentation?.dismissalTransitionWillBegin()
        TransitionContext.make(standard, for: TransitionContext.presentingDuration, appearances, change: change) {
          end()
          presentation?.dismissalTransitionDidEnd(true)
        }
      }
    }
    return {
      let container = presentation?.containerView as? PresentationContainerView ?? window
      (container as? PresentationContainerView)?.rememberHome(of: outer.viewIfLoaded)
      let context = TransitionContext(
        from: presented, to: outer, in: container, presented.modalPresentationStyle,
        background: presented.modalPresentationStyle == .custom ? outer : nil, finalFrame: outer.view.frame, animator,
        appearances
      ) { isCompleted in
        if isCompleted {
          change()
          end()
        } else {
          presented.isBeingDismissed = false
          (container as? PresentationContainerView)?.sendHome()
          presented.coveredViews?.takeAgain()
        }
        presentation?.dismissalTransitionDidEnd(isCompleted)
      }
      context.takeCompletions(of: standard)
      (presented.runningTransition, outer.runningTransition) = (context, context)
      presentation?.dismissalTransitionWillBegin()
      context.start(delegate?.interactionControllerForDismissal(using: animator))
    }
  }
}
