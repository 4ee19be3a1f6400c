// The responders that UIKit puts between a root view controller and its application (HT-37, RC-07). The names are those of
// UIKit's private classes, which recorded logs show.
//
// Code that follows `next` meets them. They are in no tree of views and no step of the pipeline is reported of them: every
// hit test and every touch that nobody handles would be longer by what no program has made.

/// The outer container view of a window.
final class UITransitionView: UIView {
  private weak var host: UIWindow?

  /// The container with the inner one in it.
  init(of window: UIWindow) {
    host = window
    super.init(frame: window.bounds)
    let inner = UIDropShadowView(frame: bounds)
    addSubview(inner)
    (isReported, inner.isReported) = (false, false)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var next: UIResponder? { host }
}

/// The inner container view, which the root view controller is followed by.
final class UIDropShadowView: UIView {}

extension UIWindow {
  /// The inner container view if `view` is the root view and the option is set.
  final func container(of view: UIView?) -> UIResponder? {
    guard application?.options.hasContainerViews ?? false, let view, view.superview === self else { return nil }
    return transitionView.subviews.first
  }
}

extension UIResponder {
  /// This responder, or the next one of which steps are reported.
  package final var nearestReported: UIResponder? { isReported ? self : next?.nearestReported }
}
