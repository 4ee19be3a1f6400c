// The views that UIKit inserts between a window and its root view (HT-37), if `PipelineOptions.hasContainerViews` is
// set. The names are those of UIKit's private classes, which recorded logs show.

/// The outer container view.
final class UITransitionView: UIView {}

/// The inner container view.
final class UIDropShadowView: UIView {}

extension UIWindow {
  /// Adds the root view controller's view, inside the container views if the option is set.
  func embed(_ view: UIView) {
    guard application?.options.hasContainerViews ?? false else { return addSubview(view) }
    let transition = UITransitionView(frame: bounds), shadow = UIDropShadowView(frame: bounds)
    addSubview(transition)
    transition.addSubview(shadow)
    shadow.addSubview(view)
  }

  /// Removes the root view controller's view and its container views.
  func unembed(_ view: UIView?) {
    let container = view?.superview?.superview as? UITransitionView
    view?.removeFromSuperview()
    container?.removeFromSuperview()
  }
}
