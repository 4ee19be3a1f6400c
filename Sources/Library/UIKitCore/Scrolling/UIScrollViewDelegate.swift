/// Receives changes of a scroll view. Every method has a default that does nothing. As Apple's.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: RespondingDelegate {
  /// Called after each change of `contentOffset`.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  // MARK: Dragging

  /// Called when a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called before a drag ends or is cancelled. `velocity` is in points per millisecond; the offset that
  /// `targetContentOffset` points to is where the content comes to rest. The method may change it, except in a view with
  /// pages (SV-11, SV-14).
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when a drag ends or is cancelled. `decelerate` tells whether the content goes on: with the speed of the lift,
  /// to a page, to an offset that the delegate has chosen, or back from beyond a limit.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called before the content goes on after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content rests, or a touch has stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  // MARK: Changes by the program

  /// Called at the end of an animated change of the offset, also if a touch or code stops it (SV-19).
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top (SV-16).
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when `adjustedContentInset` changes.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  // MARK: Zooming

  /// Returns the subview that is scaled; nil, the default, if the content cannot be zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when a pinch begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after each change of `zoomScale`.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a pinch ends, after the scale has come back to its limits (SV-14), and at the next turn of the run loop after an animated change of the scale.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// The default: does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The default: does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The default: does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The default: does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The default: does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The default: does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// The default: does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The default: true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// The default: does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// The default: does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// The default: nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// The default: does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// The default: does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The default: does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}

/// A scroll view of another module of the library that chooses where a drag ends.
package protocol ChoosesTarget: UIScrollView {
  /// The offset at which the content comes to rest instead of `proposed`. `velocity` is in points per millisecond.
  func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint
}
