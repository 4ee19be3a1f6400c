// The views that UIKit puts between a window and its root view on a device (HT-37). Only with
// `PipelineOptions.hasContainerViews`.

/// The outer of the two.
final class UITransitionView: UIView {}

/// The inner of the two.
final class UIDropShadowView: UIView {}

extension UIWindow {
  /// Puts the root controller's view in, alone or inside the container views.
  func embed(_ view: UIView) {
    guard application?.options.hasContainerViews ?? false else { return addSubview(view) }
    let transition = UITransitionView(frame: bounds), shadow = UIDropShadowView(frame: bounds)
    addSubview(transition)
    transition.addSubview(shadow)
    shadow.addSubview(view)
  }

  /// Takes it out again, with its container views.
  func unembed(_ view: UIView?) {
    let container = view?.superview?.superview as? UITransitionView
    view?.removeFromSuperview()
    container?.removeFromSuperview()
  }
}
