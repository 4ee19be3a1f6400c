// The safe area: the part of the screen that neither a notch, nor a status bar, nor the home indicator covers.

extension UIApplication {
  /// The safe area of a window that fills the screen of an iPhone, as insets in points.
  ///
  /// Chosen: a screen more than twice as long as wide has a notch. Any other screen belongs to an iPhone with a home button,
  /// whose status bar is hidden in landscape.
  static func safeArea(of screen: CGSize) -> UIEdgeInsets {
    let isPortrait = screen.height >= screen.width
    let hasNotch = max(screen.width, screen.height) > 2 * min(screen.width, screen.height)
    switch (hasNotch, isPortrait) {
    case (true, true): return UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    case (true, false): return UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    case (false, true): return UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    case (false, false): return .zero
    }
  }
}

extension UIView {
  /// The value of `safeAreaInsets`: the insets of the screen and of the controllers around the view, as far as they reach
  /// into it.
  final var currentSafeArea: UIEdgeInsets {
    guard window != nil else { return .zero }
    var ancestors = [self]
    while let parent = ancestors.last?.superview { ancestors.append(parent) }
    return ancestors.reversed().reduce(.zero) { $1.safeArea(where: $0) }
  }

  /// The insets of the view in a superview with the insets `outer`.
  private final func safeArea(where outer: UIEdgeInsets) -> UIEdgeInsets {
    var insets = outer
    if let parent {
      // The content of a scroll view that follows the safe area is moved out of it.
      if parent.asScrollView?.followsSafeArea == true { (insets.top, insets.bottom) = (0, 0) }
      let frame = untransformedFrame, around = parent.bounds
      insets = UIEdgeInsets(
        top: max(0, insets.top - frame.minY + around.minY), left: max(0, insets.left - frame.minX + around.minX),
        bottom: max(0, insets.bottom - (around.maxY - frame.maxY)),
        right: max(0, insets.right - (around.maxX - frame.maxX)))
    } else if let window = self as? UIWindow {
      insets = window.screenInsets
    }
    guard let controller else { return insets }
    return insets + controller.additionalSafeAreaInsets + controller.containerInsets
  }

  /// Tells the view, its controller and its descendants of insets that have changed since they were told last.
  /// - Parameter outer: the insets of the superview; nil: those that it was told last.
  final func noteSafeArea(where outer: UIEdgeInsets? = nil) {
    let new = safeArea(where: outer ?? parent?.storedLayout?.safeArea ?? .zero)
    guard new != storedLayout?.safeArea ?? .zero, window != nil else { return }
    layout.safeArea = new
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    for child in children.array where child.parent === self { child.noteSafeArea() }
  }

  /// The frame that the view would have without its transform.
  final var untransformedFrame: CGRect { placement.untransformedFrame }

  /// Whether the margins begin at the safe area. True by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { storedLayout?.marginsIncludeSafeArea ?? true }
    set {
      layout.marginsIncludeSafeArea = newValue
      constraintsChanged()
    }
  }

  final var ownMargins: UIEdgeInsets {
    if let margins = storedLayout?.margins { return margins }
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    if let heightOfMargins = storedLayout?.heightOfMargins {
      return UIEdgeInsets(top: heightOfMargins, left: side, bottom: heightOfMargins, right: side)
    }
    return controller == nil
      ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }
}

extension UIWindow {
  /// The safe area of the window's screen.
  var screenInsets: UIEdgeInsets {
    guard let inputs = self as? InputWindow else {
      return application?.screenSafeAreaInsets ?? UIApplication.safeArea(of: bounds.size)
    }
    return inputs.insets(
      of: application?.screenSafeAreaInsets ?? UIApplication.safeArea(of: application?.screenBounds?.size ?? .zero))
  }
}

nonisolated extension UIEdgeInsets {
  static func + (one: UIEdgeInsets, two: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + two.top, left: one.left + two.left, bottom: one.bottom + two.bottom, right: one.right + two.right)
  }
}
