/// The views that a presentation has taken out of the window, until it ends (PR-01).
final class CoveredViews {
  private(set) weak var window: UIWindow?
  /// The views with their places among the subviews of the window, from the back.
  private var taken: [(view: UIView, index: Int)] = []

  /// Takes the views of the root view controller and of earlier presentations out of the window, as far as they are
  /// behind `front`.
  func take(from window: UIWindow, behind front: UIView) {
    self.window = window
    let controllers = [window.rootViewController] + window.presentations.map(\.object)
    let roots = controllers.compactMap { $0?.viewIfLoaded }
    let behind = window.subviews.prefix { !front.isDescendant(of: $0) }
    let views = behind.enumerated().filter { _, view in roots.contains { $0.isDescendant(of: view) } }
    taken = views.map { ($0.element, $0.offset) }
    for (view, _) in taken { view.removeFromSuperview() }
  }

  /// Takes the views again that the animator of a cancelled dismissal has shown.
  func takeAgain() { for (view, _) in taken where view.window === window { view.removeFromSuperview() } }

  /// Puts the views back, behind `front`, except those that have got another superview from the program.
  func putBack(behind front: UIView?) {
    guard let window else { return }
    for (view, index) in taken where view.superview == nil || view.superview is PresentationContainerView {
      let limit = window.subviews.firstIndex { front?.isDescendant(of: $0) ?? false } ?? window.subviews.count
      if view.frame.size != window.bounds.size, view.controller != nil { view.frame = window.bounds }
      window.insertSubview(view, at: min(index, limit))
    }
    taken = []
  }

  /// The controllers of the views and of those inside.
  var controllers: [UIViewController] { taken.flatMap { $0.view.viewsInOrder.compactMap(\.controller) } }

  /// Leaves a view out that does not belong to the window any more.
  func forget(_ view: UIView) { taken.removeAll { view.isDescendant(of: $0.view) } }
}
