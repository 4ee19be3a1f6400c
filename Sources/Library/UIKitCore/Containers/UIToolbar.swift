/// A bar with buttons beside each other.
@preconcurrency @MainActor open class UIToolbar: UIView {
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?, compactAppearance: UIToolbarAppearance?
  open weak var delegate: (any UIBarPositioningDelegate)?

  /// The items, from left to right. A flexible space pushes those after it to the right.
  open var items: [UIBarButtonItem]? { didSet { show() } }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  private var buttons: [(item: UIBarButtonItem, view: UIView?)] = []

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}

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

  /// Buttons beside each other, with equal flexible spaces.
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

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}
