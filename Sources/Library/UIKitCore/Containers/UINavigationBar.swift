/// The bar above the view of a controller, 44 points high below the safe area. Its buttons take touches, and the rest
/// of it keeps touches from the view behind it. Its background reaches up to the edge of the screen and takes no touches there.
///
/// As Apple's, except: only colour and material of the background and fonts and colours of titles change its look, and the
/// delegate is never called.
@preconcurrency @MainActor open class UINavigationBar: UIView, HasBarBackground {
  /// In points, below the safe area.
  static let height: CGFloat = 44
  /// The height of a large title below that, in points.
  static let largeTitleHeight: CGFloat = 52
  /// The height of a search below both, in points.
  static let searchHeight: CGFloat = 52

  /// The colour of the background while content is below the bar and no look says otherwise.
  open var barTintColor: UIColor?
  /// Whether a shown view goes on behind the bar, unless its controller says otherwise. The look stays.
  open var isTranslucent = true { didSet { sizeChanged?() } }
  /// Whether the titles of a navigation controller stand large below the buttons, unless an item says otherwise.
  open var prefersLargeTitles = false {
    didSet {
      if prefersLargeTitles != oldValue { show() }
    }
  }
  /// The distance by which the background reaches above the bar, in points. The container sets it.
  final var heightAbove: CGFloat = 0 { didSet { if heightAbove != oldValue { setNeedsLayout() } } }
  /// Called when the item or the bar has changed, and when a search begins or ends: the height may be another one.
  final var sizeChanged: (() -> Void)?
  /// The part of a large title that is seen, in points. The content that scrolls up covers it.
  final var largeTitleRoom: CGFloat = 0 { didSet { if largeTitleRoom != oldValue { setNeedsLayout() } } }
  /// The part of the search that is seen, in points. The content covers it before the large title.
  final var searchRoom: CGFloat = 0 { didSet { if searchRoom != oldValue { setNeedsLayout() } } }
  /// The search of the item that is shown.
  final var search: UISearchController? { topItem?.searchController }
  /// Whether the bar shows only a search.
  final var isSearching: Bool { search.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false }
  /// The height of the buttons and the title, in points.
  final var rowHeight: CGFloat { isSearching ? 0 : UINavigationBar.height }
  /// The font and the colour of the title, unless a look has them.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { show() } }
  /// Has no effect; warns once when it is set.
  open var shadowImage: UIImage? {
    didSet { if shadowImage != nil { warnNotSupported("UINavigationBar.shadowImage") } }
  }
  /// Has no effect; warns once when it is changed.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { warnNotSupported("UINavigationBar.barStyle") } }
  }
  /// The item to which the back button goes.
  final weak var itemBehind: UINavigationItem?
  /// The work of the back button; nil shows none.
  final var back: (() -> Void)? { didSet { show() } }
  /// The item that is shown.
  open var topItem: UINavigationItem? {
    didSet {
      oldValue?.changed = nil
      topItem?.changed = { [weak self] in self?.show() }
      show()
    }
  }

  /// Has no effect; warns once.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
    warnNotSupported("UINavigationBar.setBackgroundImage(_:for:)")
  }
  /// The image that was set last, for any metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
  /// Has no effect; warns once.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  private var backgroundImage: UIImage?
  /// Has no effect; warns once.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    warnNotSupported("UINavigationBar.setTitleVerticalPositionAdjustment(_:for:)")
  }
  /// The font and the colour of a large title, unless a look has them.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { show() } }
  /// Has no effect; warns once when it is set.
  open var backIndicatorImage: UIImage? {
    didSet { if backIndicatorImage != nil { warnNotSupported("UINavigationBar.backIndicatorImage") } }
  }
  /// Has no effect; warns once when it is set.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet {
      if backIndicatorTransitionMaskImage != nil {
        warnNotSupported("UINavigationBar.backIndicatorTransitionMaskImage")
      }
    }
  }
  /// The look while content is below the bar. Its titles are also those of a bar without a look at the edge.
  open var standardAppearance = UINavigationBarAppearance() { didSet { show() } }
  /// The look while the content is at its top edge, or does not scroll; nil for a background without a colour.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { show() } }
  /// The looks on a phone in landscape. Windows do not turn.
  open var compactAppearance: UINavigationBarAppearance?, compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Whether the content has scrolled below the bar. The container sets it.
  final var isOverContent: (() -> Bool)?
  /// The delegate. It is never called.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items that were set. The last one is shown; the others have no back button.
  open var items: [UINavigationItem]? { didSet { topItem = items?.last } }
  /// Sets `items`, without animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Shows another item, without animation.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Removes the item that is shown, without animation.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  /// The item below the shown one.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  private var left: [UIView] = [], right: [UIView] = [], title: UIView?
  /// A title view that had no size: the bar gives it one.
  private weak var sizedTitleView: UIView?
  private let largeTitle = _UINavigationBarLargeTitleView(), largeLabel = UILabel()
  private let palette = _UINavigationControllerPaletteView()
  private let background = _UIBarBackground()

  override func prepare() {
    super.prepare()
    addSubview(background)
  }

  /// Any width, and 44 points of height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UINavigationBar.height)
  }

  private var standardLook: UINavigationBarAppearance { topItem?.standardAppearance ?? standardAppearance }
  private var edgeLook: UINavigationBarAppearance? { topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance }

  final var shownBackground: UIColor? {
    // A bar of its own has nothing that scrolls below it.
    guard let isOverContent = isOverContent?() else { return standardLook.backgroundColor ?? barTintColor }
    return isOverContent ? standardLook.background(barTintColor) : edgeLook?.background(nil)
  }

  private var ownItems: [(UIBarButtonItem, UIView?)] {
    ((topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])).map { ($0, $0.shownView) }
  }

  private func style(_ label: UILabel, _ attributes: [NSAttributedString.Key: Any]...) {
    let given = attributes.first { !$0.isEmpty } ?? [:]
    if let font = given[.font] as? UIFont { label.font = font }
    if let color = given[.foregroundColor] as? UIColor { label.textColor = color }
  }

  private func show() {
    // A program may have added views of its own, or moved these.
    for view in left + right + [title, largeTitle].compactMap({ $0 }) where view.superview === self {
      view.removeFromSuperview()
    }
    (left, right, title) = ([], [], nil)
    showSearch()
    sizeChanged?()
    guard let topItem else { return }
    for item in (topItem.leftBarButtonItems ?? []) + (topItem.rightBarButtonItems ?? []) {
      item.changed = { [weak self] in self?.show() }
    }
    left = (topItem.leftBarButtonItems ?? []).filter { !$0.isHidden }.map { $0.makeView() }
    right = (topItem.rightBarButtonItems ?? []).filter { !$0.isHidden }.map { $0.makeView() }
    if let back, !topItem.hidesBackButton, left.isEmpty || topItem.leftItemsSupplementBackButton {
      let button = UIBarButtonItem(
        title: itemBehind?.titleOfBackButton ?? "Back", primaryAction: UIAction { _ in back() })
      button.tintColor = itemBehind?.backBarButtonItem?.tintColor
      left.insert(button.makeView(), at: 0)
      button.take((edgeLook ?? standardLook).backButtonAppearance)
    }
    if let view = topItem.titleView, view.bounds.isEmpty { sizedTitleView = view }
    title =
      topItem.titleView
      ?? topItem.title.map { text in
        let label = UILabel()
        (label.text, label.textAlignment) = (text, .center)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        style(
          label, edgeLook?.titleTextAttributes ?? [:], standardLook.titleTextAttributes, titleTextAttributes ?? [:])
        label.sizeToFit()
        return label
      }
    let look = edgeLook ?? standardLook
    for (item, _) in ownItems { item.take(item.style == .done ? look.doneButtonAppearance : look.buttonAppearance) }
    for view in ([title].compactMap { $0 } + left + right) { addSubview(view) }
    if prefersLargeTitles {
      (largeLabel.text, largeLabel.font) = (topItem.title, .systemFont(ofSize: 34, weight: .bold))
      largeLabel.textColor = .label
      style(
        largeLabel, edgeLook?.largeTitleTextAttributes ?? [:], standardLook.largeTitleTextAttributes,
        largeTitleTextAttributes ?? [:])
      largeTitle.clipsToBounds = true
      largeTitle.addSubview(largeLabel)
      addSubview(largeTitle)
    }
    setNeedsLayout()
  }

  private func showSearch() {
    let bar = search?.searchBar
    // The content may have come back in front of what covers it.
    defer { search?.cover() }
    guard palette.subviews.first !== bar else { return }
    for view in palette.subviews { view.removeFromSuperview() }
    palette.removeFromSuperview()
    if let bar {
      search?.activityChanged = { [weak self] in
        self?.setNeedsLayout()
        self?.sizeChanged?()
      }
      bar.backgroundColor = nil
      palette.clipsToBounds = true
      palette.addSubview(bar)
      addSubview(palette)
    }
  }

  /// Buttons from both edges inwards, the title in the middle; below them the large title, and the search.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds.inset(by: UIEdgeInsets(top: -heightAbove, left: 0, bottom: 0, right: 0))
    palette.frame = CGRect(x: bounds.minX, y: bounds.maxY - searchRoom, width: bounds.width, height: searchRoom)
    search?.searchBar.frame = CGRect(
      x: 8, y: searchRoom - UINavigationBar.searchHeight, width: bounds.width - 16,
      height: UINavigationBar.searchHeight)
    let top = bounds.maxY - searchRoom - largeTitleRoom, middle = top - UINavigationBar.height / 2
    for view in left + right { view.isHidden = isSearching }
    largeTitle.frame = CGRect(x: bounds.minX, y: top, width: bounds.width, height: largeTitleRoom)
    largeLabel.frame = CGRect(
      x: 16, y: largeTitleRoom - UINavigationBar.largeTitleHeight + 3, width: bounds.width - 32, height: 41)
    var x = bounds.minX + 8
    for view in left {
      view.center = CGPoint(x: x + view.bounds.width / 2, y: middle)
      x += view.bounds.width
    }
    let start = x
    x = bounds.maxX - 8
    for view in right {
      view.center = CGPoint(x: x - view.bounds.width / 2, y: middle)
      x -= view.bounds.width
    }
    if let view = topItem?.titleView, view === sizedTitleView { size(view, within: max(0, x - start)) }
    title?.center = CGPoint(x: bounds.midX, y: middle)
    if let label = title as? UILabel, topItem?.titleView == nil {
      // In the middle of the bar if it fits, else between the buttons.
      let width = min(label.intrinsicContentSize.width, max(0, x - start))
      label.bounds.size.width = width
      label.center.x = min(max(bounds.midX, start + width / 2), max(start + width / 2, x - width / 2))
    }
    title?.isHidden = isSearching || topItem?.titleView == nil && largeTitleRoom > 0
    largeTitle.isHidden = largeTitleRoom == 0
  }

  /// A search bar fills the room.
  private func size(_ view: UIView, within room: CGFloat) {
    let size = view.sizeOfContent, width = view is UISearchBar ? room : min(size.width, room)
    view.bounds.size = CGSize(width: width, height: min(size.height, UINavigationBar.height))
  }
}

/// Cuts the large title where the content covers it. The name is that of UIKit's private class, by which programs find it.
final class _UINavigationBarLargeTitleView: UIView {}

/// Cuts the search where the content covers it.
final class _UINavigationControllerPaletteView: UIView {}

/// The look of a bar. As Apple's, except: all look the same.
public nonisolated enum UIBarStyle: Int, Sendable { case `default`, black, blackTranslucent }

/// The size of a bar. As Apple's, except: bars have one size.
public nonisolated enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101, compactPrompt

  /// The older name of `compact`.
  public static var landscapePhone: UIBarMetrics { .compact }
}

/// The edge at which a bar is. As Apple's, except: the library asks no bar for it.
public nonisolated enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// A bar that knows its position. As Apple's.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The edge at which the bar is.
  var barPosition: UIBarPosition { get }
}

/// The delegate that decides about the position of a bar. As Apple's, except: it is never asked.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Never called.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// `any` by default.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The delegate of a navigation bar. As Apple's, except: it has no methods, and the bar asks nobody before items
/// change.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

extension UINavigationBar: UIBarPositioning {
  /// The top, behind the status bar.
  public var barPosition: UIBarPosition { .topAttached }
}

extension UIToolbar: UIBarPositioning {
  /// The bottom.
  public var barPosition: UIBarPosition { .bottom }
}
