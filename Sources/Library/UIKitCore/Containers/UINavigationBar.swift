/// The bar above the view of a controller. Its buttons take touches; the rest of it takes those that would go through it.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// In points, below the safe area.
  static let height: CGFloat = 44

  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var barStyle = UIBarStyle.default
  /// Whether the back button is shown, and what it does.
  final var back: (() -> Void)? { didSet { show() } }
  /// What is shown.
  open var topItem: UINavigationItem? {
    didSet {
      oldValue?.changed = nil
      topItem?.changed = { [weak self] in self?.show() }
      show()
    }
  }

  // The looks below are kept, and without effect.

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  private var backgroundImage: UIImage?
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var backIndicatorImage: UIImage?, backIndicatorTransitionMaskImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?, compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items that were set, of which the last one is shown.
  open var items: [UINavigationItem]? { didSet { topItem = items?.last } }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  private var left: [UIView] = [], right: [UIView] = [], title: UIView?

  private func show() {
    for view in subviews { view.removeFromSuperview() }
    (left, right, title) = ([], [], nil)
    guard let topItem else { return }
    for item in (topItem.leftBarButtonItems ?? []) + (topItem.rightBarButtonItems ?? []) {
      item.changed = { [weak self] in self?.show() }
    }
    left = (topItem.leftBarButtonItems ?? []).filter { !$0.isHidden }.map { $0.makeView() }
    right = (topItem.rightBarButtonItems ?? []).filter { !$0.isHidden }.map { $0.makeView() }
    if let back, !topItem.hidesBackButton, left.isEmpty || topItem.leftItemsSupplementBackButton {
      left.insert(UIBarButtonItem(title: "Back", primaryAction: UIAction { _ in back() }).makeView(), at: 0)
    }
    title =
      topItem.titleView
      ?? topItem.title.map { text in
        let label = UILabel()
        (label.text, label.textAlignment) = (text, .center)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.sizeToFit()
        return label
      }
    for view in ([title].compactMap { $0 } + left + right) { addSubview(view) }
    setNeedsLayout()
  }

  /// Buttons from both edges inwards, the title in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.maxY - UINavigationBar.height / 2
    var x = bounds.minX + 8
    for view in left {
      view.center = CGPoint(x: x + view.bounds.width / 2, y: middle)
      x += view.bounds.width
    }
    x = bounds.maxX - 8
    for view in right {
      view.center = CGPoint(x: x - view.bounds.width / 2, y: middle)
      x -= view.bounds.width
    }
    title?.center = CGPoint(x: bounds.midX, y: middle)
  }
}

/// The look of a bar. It has no effect.
public nonisolated enum UIBarStyle: Int, Sendable { case `default`, black, blackTranslucent }

/// The size of a bar. It has no effect.
public nonisolated enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101, compactPrompt

  public static var landscapePhone: UIBarMetrics { .compact }
}

/// Where a bar is. It has no effect.
public nonisolated enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// A bar that says where it is.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is. It is not asked.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Is asked before items change. It is not called.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

extension UINavigationBar: UIBarPositioning {
  public var barPosition: UIBarPosition { .topAttached }
}

extension UIToolbar: UIBarPositioning {
  public var barPosition: UIBarPosition { .bottom }
}
