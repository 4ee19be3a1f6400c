/// A bar with buttons beside each other, 44 points high. As Apple's, except: it has one look, and all flexible spaces
/// have the same width.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// Has no effect; warns once when it is changed.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { warnNotSupported("UIToolbar.barStyle") } }
  }
  /// Has no effect; warns once when it is set.
  open var barTintColor: UIColor? { didSet { if barTintColor != nil { warnNotSupported("UIToolbar.barTintColor") } } }
  /// Has no effect; warns once when it is changed.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { warnNotSupported("UIToolbar.isTranslucent") } }
  }
  /// Has no effect; warns once when it is set.
  open var standardAppearance = UIToolbarAppearance() { didSet { UIBarAppearance.warn() } }
  /// Has no effect; warns once when it is set.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { UIBarAppearance.warn() } }
  /// Has no effect; warns once when it is set.
  open var compactAppearance: UIToolbarAppearance? { didSet { UIBarAppearance.warn() } }
  /// The delegate. It is never called.
  open weak var delegate: (any UIBarPositioningDelegate)?

  /// The items, from left to right. A flexible space pushes those after it to the right.
  open var items: [UIBarButtonItem]? { didSet { show() } }
  /// Sets `items`, without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  private var buttons: [(item: UIBarButtonItem, view: UIView?)] = []

  /// Has no effect; warns once.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { warnNotSupported("UIToolbar.setBackgroundImage(_:forToolbarPosition:barMetrics:)") }
  /// Has no effect; warns once.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    warnNotSupported("UIToolbar.setShadowImage(_:forToolbarPosition:)")
  }

  private func show() {
    for (item, view) in buttons {
      item.changed = nil
      view?.removeFromSuperview()
    }
    buttons = (items ?? []).map { item in (item, item.isHidden ? nil : item.makeView()) }
    for (item, view) in buttons {
      item.changed = { [weak self] in self?.show() }
      if let view { addSubview(view) }
    }
    setNeedsLayout()
  }

  /// Places the buttons beside each other and gives all flexible spaces the same width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let widths = buttons.map { $0.view?.bounds.width ?? $0.item.width }
    let spaces = buttons.count { $0.item.isFlexible }
    let rest = max(0, bounds.width - 16 - widths.reduce(0, +))
    var x: CGFloat = bounds.minX + 8
    for (button, width) in zip(buttons, widths) {
      button.view?.center = CGPoint(x: x + width / 2, y: bounds.minY + 22)
      x += width + (button.item.isFlexible ? rest / CGFloat(spaces) : 0)
    }
  }

  /// Any width, and 44 points of height.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  /// The width of `size`, and 44 points of height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}
