/// An object with a size of its own inside a container: a view controller or a presentation controller. As Apple's,
/// except: the library asks for no size of a child.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have, in points.
  var preferredContentSize: CGSize { get }
  /// Called when the content of a child would like to have another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child has in a container of a size.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
}

extension UIViewController: UIContentContainer {}

extension UIPresentationController: UIContentContainer {
  /// The size that the presented controller would like to have, in points.
  public var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
}
