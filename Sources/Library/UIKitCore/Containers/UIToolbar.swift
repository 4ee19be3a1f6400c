/// A bar with buttons beside each other, 44 points high. As Apple's, except: only the colour of the background changes its look,
/// and all flexible spaces have the same width.
@preconcurrency @MainActor open class UIToolbar: UIView, HasBarBackground {
  /// In points, above the safe area.
  static let height: CGFloat = 44

  /// Has no effect; warns once when it is changed.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { warnNotSupported("UIToolbar.barStyle") } }
  }
  /// The colour of the background, if no look says otherwise.
  open var barTintColor: UIColor?
  /// Has no effect; warns once when it is changed.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { warnNotSupported("UIToolbar.isTranslucent") } }
  }
  /// The look. The bar does not ask whether there is content below it.
  open var standardAppearance = UIToolbarAppearance()
  /// The look at the edge of the content. It comes before the other one.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The look on a phone in landscape. Windows do not turn.
  open var compactAppearance: UIToolbarAppearance?
  /// The delegate. It is never called.
  open weak var delegate: (any UIBarPositioningDelegate)?

  /// The items, from left to right. A flexible space pushes those after it to the right.
  open var items: [UIBarButtonItem]? { didSet { show() } }
  /// Sets `items`, without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  private var buttons: [(item: UIBarButtonItem, view: UIView?)] = []
  private let background = _UIBarBackground()

  override func prepare() {
    super.prepare()
    addSubview(background)
  }

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
    let look = scrollEdgeAppearance ?? standardAppearance
    for (item, view) in buttons {
      item.take(item.style == .done ? look.doneButtonAppearance : look.buttonAppearance)
      item.changed = { [weak self] in self?.show() }
      if let view { addSubview(view) }
    }
    setNeedsLayout()
  }

  /// Places the buttons beside each other and gives all flexible spaces the same width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let widths = buttons.map { $0.view?.bounds.width ?? $0.item.width }
    let spaces = buttons.count { $0.item.isFlexible }
    let rest = max(0, bounds.width - 16 - widths.reduce(0, +))
    var x: CGFloat = bounds.minX + 8
    for (button, width) in zip(buttons, widths) {
      button.view?.center = CGPoint(x: x + width / 2, y: bounds.minY + 22)
      x += width + (button.item.isFlexible ? rest / CGFloat(spaces) : 0)
    }
  }

  final var shownBackground: UIColor? {
    (scrollEdgeAppearance ?? standardAppearance).backgroundColor ?? barTintColor
  }

  /// Any width, and 44 points of height.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.height) }
  /// The width of `size`, and 44 points of height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UIToolbar.height) }
}
