// A tap on the status bar scrolls to the top (SV-16). None is drawn: its place is the strip above the safe area.

extension UIApplication {
  /// Scrolls to the top after a touch that was a tap on the status bar.
  final func noteStatusBarTap(_ touch: UITouch) {
    guard touch.tapCount > 0, statusBarFrame.contains(touch.beginning.location) else { return }
    let views = windows.filter { $0.windowLevel == .normal }.flatMap(\.viewsThatScrollToTop)
    guard views.count == 1, views[0].contentOffset.y > views[0].limits.y.lowerBound else { return }
    views[0].atNextTurn { $0.scrollToTop() }
  }
}

extension UIView {
  /// The scroll views on the screen that a tap on the status bar may mean; not that of pages.
  fileprivate var viewsThatScrollToTop: [UIScrollView] {
    guard !isHidden, alpha > 0.01 else { return [] }
    let views = subviews.flatMap(\.viewsThatScrollToTop)
    guard let view = asScrollView, view.scrollsToTop, !(superview?.controller is UIPageViewController), let window,
      !convert(bounds, to: nil).intersection(window.bounds).isEmpty
    else { return views }
    return views + [view]
  }
}

extension UIScrollView {
  fileprivate func scrollToTop() {
    guard keptDelegate?.scrollViewShouldScrollToTop(self) != false else { return }
    let top = CGPoint(x: contentOffset.x, y: limits.y.lowerBound)
    animateOffset(to: { top }, whenDone: { $0.keptDelegate?.scrollViewDidScrollToTop($0) })
  }
}
