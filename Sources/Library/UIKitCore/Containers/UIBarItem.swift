/// An item of a bar: a title or a picture. As Apple's, except: there are no insets, and of the attributes the colour counts.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The title. A bar that shows the item follows changes.
  open var title: String? { didSet { changed?() } }
  /// The picture, which a button shows beside the title.
  open var image: UIImage? { didSet { changed?() } }
  /// Whether a tap does anything.
  open var isEnabled = true { didSet { changed?() } }
  /// A number for the program's use.
  open var tag = 0
  /// Has no effect; warns once when it is changed.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { warnNotSupported("UIBarItem.imageInsets") } }
  }
  /// A name for tests. The item's button has it, too.
  open var accessibilityIdentifier: String?
  /// Called when the bar has to show the item anew.
  final var changed: (() -> Void)?
  /// The view that a bar has shown last for the item. As on iOS, programs read it under the key `view`.
  final weak var shownView: UIView?

  /// An item without a title.
  public override init() { super.init() }
  /// Ignores `coder`: there are no archives.
  public required init?(coder: NSCoder) { super.init() }

  private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// Gives the title a colour in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    changed?()
  }
  /// The attributes that were set for a state; nil if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[exactly: state]
  }
  /// The attributes with which a bar shows the title: its own, or those of all items of its class.
  final func shownAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes(for: state) ?? AppearanceProxy.known(for: self)?.titleTextAttributes(for: state)
  }
  /// Pictures for a phone in landscape and for large texts. Not shown: windows do not turn, and texts keep their size.
  open var landscapeImagePhone: UIImage?, largeContentSizeImage: UIImage?
  /// The insets of these pictures, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero, largeContentSizeImageInsets = UIEdgeInsets.zero
}

/// A button of a navigation bar or a toolbar. A tap on it sends its action to its target, or up the responder chain.
///
/// As Apple's, except: all styles look the same.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The look of a button. As Apple's, except: all look like `plain`.
  public nonisolated enum Style: Int, Sendable { case plain, bordered, done }

  /// A button with a title or a picture of the system. As Apple's, except: all have the English name of the case as
  /// title.
  public nonisolated enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
      refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
  }

  /// The receiver of the action; nil for the first responder in the chain that has it.
  open var target: AnyObject? {
    get { weakTarget }
    set { weakTarget = newValue }
  }
  private weak var weakTarget: AnyObject?
  /// The action that a tap sends. A change reaches a button that is shown only with the next change of the title.
  open var action: Selector?
  /// The closure that a tap runs, besides `action`.
  open var primaryAction: UIAction?
  /// The look of the button. All look like `plain`.
  open var style = Style.plain
  /// The least width of the button, or the width of a fixed space, in points.
  open var width: CGFloat = 0
  /// The view that the bar shows instead of a button. It has its own size, or else the size that fits.
  open var customView: UIView? { didSet { changed?() } }
  /// The colour of title and picture; nil for that of the bar.
  open var tintColor: UIColor? { didSet { changed?() } }
  /// Has no effect; warns once when it is set.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != nil { warnNotSupported("UIBarButtonItem.possibleTitles") } }
  }
  /// The menu of the button: a tap opens it, or a long press if the item has an action.
  open var menu: UIMenu? { didSet { changed?() } }
  /// Has no effect; warns once when it is changed.
  open var isSelected = false {
    didSet { if isSelected != oldValue { warnNotSupported("UIBarButtonItem.isSelected") } }
  }
  /// Has no effect; warns once when it is changed.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      if changesSelectionAsPrimaryAction != oldValue {
        warnNotSupported("UIBarButtonItem.changesSelectionAsPrimaryAction")
      }
    }
  }
  /// Whether the bar leaves the item out.
  open var isHidden = false { didSet { changed?() } }

  /// A button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    weakTarget = target.map(actionTarget)
  }
  /// A button with a picture. The picture for landscape is not shown.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  /// A button that runs a closure, or that opens a menu.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }
  /// A button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  /// A button of the system, with the English name of the case as title, or a space.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    let isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
    self.init(title: isSpace ? nil : "\(systemItem)".capitalized, style: .plain, target: target, action: action)
    (isHidden, isFlexible) = (isSpace, systemItem == .flexibleSpace)
  }
  /// Whether the item is a space that takes the width that the others leave.
  final var isFlexible = false
  /// A button of the system that runs a closure or opens a menu, or a space.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// A button that runs a closure. Without a title it has the action's title.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    (self.image, self.primaryAction) = (image, primaryAction)
  }
  /// A button with a title or a picture, with an action or a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    (self.image, self.menu) = (image, menu)
  }
  /// An item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A space that takes the width that the others leave, in a toolbar.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  /// A space of a width in points, in a toolbar.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// The view that the bar shows for the item.
  func makeView() -> UIView {
    let view = customView ?? makeButton()
    if view.bounds.isEmpty { view.bounds.size = view.sizeOfContent }
    shownView = view
    return view
  }

  private func makeButton() -> UIButton {
    let button = UIButton(type: .system)
    button.barItem = self
    // Only a menu shows both.
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.isEnabled = isEnabled
    if let tint = tintColor ?? (AppearanceProxy.known(for: self) as? UIBarButtonItem)?.tintColor {
      button.tintColor = tint
    }
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      guard let color = shownAttributes(for: state)?[.foregroundColor] as? UIColor else { continue }
      button.setTitleColor(color, for: state)
    }
    button.accessibilityIdentifier = accessibilityIdentifier
    (button.menu, button.showsMenuAsPrimaryAction) = (menu, primaryAction == nil && action == nil)
    if let primaryAction { button.addAction(primaryAction, for: .touchUpInside) }
    if let action { button.addTarget(weakTarget, action: action, for: .touchUpInside) }
    let size = button.intrinsicContentSize
    button.bounds.size = CGSize(width: max(width, size.width, 44), height: 44)
    return button
  }
}

/// The title and the buttons that a navigation bar shows for a controller.
///
/// As Apple's, except: there is no prompt, and the back button has no arrow.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The condition for a large title. As Apple's.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  /// The text in the middle of the bar. A bar that shows the item follows changes.
  open var title: String? { didSet { changed?() } }
  /// The view in the middle of the bar, instead of the title. It keeps its size.
  open var titleView: UIView? { didSet { changed?() } }
  /// Has no effect; warns once when it is set.
  open var prompt: String? { didSet { if prompt != nil { warnNotSupported("UINavigationItem.prompt") } } }
  /// The search whose bar stands below the title in the bar of a navigation controller.
  open var searchController: UISearchController? { didSet { changed?() } }
  /// Whether content that scrolls up covers the bar of the search. As Apple's, except: the bar is seen at first.
  open var hidesSearchBarWhenScrolling = true { didSet { changed?() } }
  /// The look of the bar while it shows this item and content is below it; nil for that of the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed?() } }
  /// The look of the bar while it shows this item and the content is at its top edge; nil for that of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed?() } }
  /// The look on a phone in landscape. Windows do not turn.
  open var compactAppearance: UINavigationBarAppearance?
  /// Has no effect, since the back button always pops; warns once when it is set.
  open var backAction: UIAction? { didSet { if backAction != nil { warnNotSupported("UINavigationItem.backAction") } } }
  /// The title of the button that goes back to this item, instead of `title`.
  open var backButtonTitle: String?
  /// The way in which the title of the back button is chosen. As Apple's, except: `minimal` is as `generic`.
  public nonisolated enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  /// The way in which the title of the button that goes back to this item is chosen.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The button that goes back to this item. As Apple's, except: only its title and its colour count.
  open var backBarButtonItem: UIBarButtonItem?

  /// Chosen: a title of more than 12 letters is "Back".
  final var titleOfBackButton: String {
    guard backButtonDisplayMode == .default else { return "Back" }
    let title = backBarButtonItem?.title ?? backButtonTitle ?? self.title ?? "Back"
    return title.count > 12 ? "Back" : title
  }
  /// The arrangement of title and buttons. As Apple's, except: all are arranged as in `navigator`.
  public nonisolated enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  /// Has no effect, since the title is always in the middle; warns once when it is changed.
  open var style = ItemStyle.navigator {
    didSet { if style != oldValue { warnNotSupported("UINavigationItem.style") } }
  }
  /// Whether the bar shows no back button.
  open var hidesBackButton = false { didSet { changed?() } }
  /// Whether the back button stands before the left items. If false, left items replace it.
  open var leftItemsSupplementBackButton = false
  /// Whether the title is large, if the bar prefers large titles; automatic is as in the item below.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed?() } }
  /// The items from the left edge on.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  /// The items from the right edge on.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  /// Called when the bar has to show the item anew.
  final var changed: (() -> Void)?

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The item at the left edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The item at the right edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets `leftBarButtonItem`, without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets `rightBarButtonItem`, without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets `leftBarButtonItems`, without animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets `rightBarButtonItems`, without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets `hidesBackButton`, without animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

/// The item of a controller in a tab bar: the title and the picture of its button.
///
/// As Apple's, except: there are no badges, and a selected item has the picture of the others.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// An item of the system. As Apple's, except: it has the English name of the case as title, and no picture.
  public nonisolated enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
      mostViewed
  }

  /// Has no effect; warns once when it is set.
  open var selectedImage: UIImage? {
    didSet { if selectedImage != nil { warnNotSupported("UITabBarItem.selectedImage") } }
  }
  /// Has no effect; warns once when it is set.
  open var badgeValue: String? { didSet { if badgeValue != nil { warnNotSupported("UITabBarItem.badgeValue") } } }
  /// Has no effect; warns once when it is set.
  open var badgeColor: UIColor? { didSet { if badgeColor != nil { warnNotSupported("UITabBarItem.badgeColor") } } }
  /// Has no effect; warns once when it is changed.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { warnNotSupported("UITabBarItem.titlePositionAdjustment") } }
  }
  /// Has no effect; warns once when it is set.
  open var standardAppearance: UITabBarAppearance? { didSet { UIBarAppearance.warn() } }
  /// Has no effect; warns once when it is set.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { UIBarAppearance.warn() } }
  /// Has no effect; warns once.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    warnNotSupported("UITabBarItem.setBadgeTextAttributes(_:for:)")
  }

  /// An item with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// An item with a title and a picture. The other picture is not shown.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
  /// An item of the system, with the English name of the case as title.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
  }
}

extension UIView {
  /// The size that a bar gives a view without one, as on iOS 11 and later: that of its content. A width or height without content stays.
  var sizeOfContent: CGSize {
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: size.width > 0 ? size.width : bounds.width, height: size.height > 0 ? size.height : bounds.height)
  }
}
