/// An item of a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String? { didSet { changed?() } }
  open var image: UIImage? { didSet { changed?() } }
  open var isEnabled = true { didSet { changed?() } }
  open var tag = 0
  open var imageInsets = UIEdgeInsets.zero
  open var accessibilityIdentifier: String?
  /// Called when the bar has to show the item anew.
  final var changed: (() -> Void)?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// Kept, and without effect.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[exactly: state]
  }
  /// Pictures for other sizes. They have no effect.
  open var landscapeImagePhone: UIImage?, largeContentSizeImage: UIImage?
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero, largeContentSizeImageInsets = UIEdgeInsets.zero
}

/// A button of a navigation bar. A tap on it sends its action to its target, or up the responder chain.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The look of a button. It has no effect.
  public nonisolated enum Style: Int, Sendable { case plain, bordered, done }

  /// A button with a title that the system knows.
  public nonisolated enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
      refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
  }

  open var target: AnyObject? {
    get { weakTarget }
    set { weakTarget = newValue }
  }
  private weak var weakTarget: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var style = Style.plain
  /// In points; 0 is as wide as the title.
  open var width: CGFloat = 0
  open var customView: UIView? { didSet { changed?() } }
  open var tintColor: UIColor?
  open var possibleTitles: Set<String>?
  /// Kept: menus are not shown.
  open var menu: UIMenu?
  open var isSelected = false
  open var changesSelectionAsPrimaryAction = false
  open var isHidden = false { didSet { changed?() } }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    weakTarget = target as AnyObject?
  }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    let isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
    self.init(title: isSpace ? nil : "\(systemItem)".capitalized, style: .plain, target: target, action: action)
    (isHidden, isFlexible) = (isSpace, systemItem == .flexibleSpace)
  }
  /// Whether it is a space that takes what others leave.
  final var isFlexible = false
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    (self.image, self.primaryAction) = (image, primaryAction)
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// The view that the bar shows for the item.
  func makeView() -> UIView {
    if let customView {
      if customView.bounds.isEmpty { customView.sizeToFit() }
      return customView
    }
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.isEnabled = isEnabled
    button.accessibilityIdentifier = accessibilityIdentifier
    if let primaryAction { button.addAction(primaryAction, for: .touchUpInside) }
    if let action { button.addTarget(weakTarget, action: action, for: .touchUpInside) }
    let size = button.intrinsicContentSize
    button.bounds.size = CGSize(width: max(width, size.width, 44), height: 44)
    return button
  }
}

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// When a large title is shown. It is never shown.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  open var title: String? { didSet { changed?() } }
  open var titleView: UIView? { didSet { changed?() } }
  open var prompt: String?
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?, scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var backAction: UIAction?
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false { didSet { changed?() } }
  open var leftItemsSupplementBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  /// Called when the bar has to show the item anew.
  final var changed: (() -> Void)?

  public init(title: String) {
    self.title = title
    super.init()
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The one at the right edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

/// The item of a controller in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// An item that the system knows.
  public nonisolated enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
      mostViewed
  }

  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance?, scrollEdgeAppearance: UITabBarAppearance?
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
  }
}
