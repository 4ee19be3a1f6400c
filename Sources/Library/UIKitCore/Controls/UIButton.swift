/// A control with a title and a picture for each of its states.
///
/// As Apple's, except: `titleLabel` and `imageView` are in no view, titles have no shadow, and a configuration draws no
/// subtitle.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The style of a button; it has no influence on touches. The raw values are Apple's.
  public nonisolated enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

    /// A button with rounded corners, of iOS 6: a system button.
    public static var roundedRect: ButtonType { .system }
  }

  /// The purpose of a button. Another one than `normal` warns once. The raw values are Apple's.
  public nonisolated enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  /// Called when the look of a button follows its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The type passed to `init(type:)`.
  open private(set) var buttonType = ButtonType.custom
  private var titles = StateValues<NSAttributedString>(), plainTitles = StateValues<String>()
  private var titleColors = StateValues<UIColor>()
  private var images = StateValues<UIImage>(), backgrounds = StateValues<UIImage>()
  /// The bar item that the button shows.
  final weak var barItem: UIBarButtonItem?
  final var kept = KeptButtonValues()

  /// A button without a title or actions. One with a sign of the system has a size: 30 points on each side for `close`, and 22 for the
  /// others.
  public convenience init(type buttonType: ButtonType) {
    let side: CGFloat = buttonType.sign == nil ? 0 : buttonType == .close ? 30 : 22
    self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    self.buttonType = buttonType
    if let sign = buttonType.sign { setImage(UIImage(systemName: sign), for: .normal) }
  }

  /// A button with title and picture of `primaryAction` that performs it for `.primaryActionTriggered`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A button with title and picture of `primaryAction` that performs it for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// A button that looks as a configuration says.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    // An initializer calls no observers.
    setNeedsUpdateConfiguration()
    guard let primaryAction else { return }
    if configuration.title == nil { self.configuration?.title = primaryAction.title }
    if configuration.image == nil { self.configuration?.image = primaryAction.image }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    setTitle(action.title, for: .normal)
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Contents by state

  /// Sets the title of a state. With nil, the state uses the title of `.normal`.
  open func setTitle(_ title: String?, for state: State) {
    plainTitles[state] = title
    titles[state] = nil
    contentChanged()
  }

  /// The title of a state, or else the title of `.normal`.
  open func title(for state: State) -> String? { plainTitles[state] }

  /// Sets the title of a state with its fonts and colours.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state] = title
    plainTitles[state] = title?.string
    contentChanged()
  }
  /// The title of a state with its fonts and colours, or else the title of `.normal`.
  open func attributedTitle(for state: State) -> NSAttributedString? { titles[state] }

  /// Sets the colour of the title of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  /// The colour of the title of a state, or else of `.normal`.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }

  /// The picture of a state, or else of `.normal`.
  open func image(for state: State) -> UIImage? { images[state] }

  /// Sets the picture behind the title of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }

  /// The picture behind the title of a state, or else of `.normal`.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }

  /// The label of the title. Chosen: it is in no view, because the hit test would skip it.
  open var titleLabel: UILabel? {
    if let label = kept.titleLabel { return label }
    let label = UILabel()
    (label.text, label.font) = (currentTitle, .systemFont(ofSize: UIFont.buttonFontSize))
    kept.titleLabel = label
    return label
  }

  /// The view of the picture. Chosen: it is in no view, because the hit test would skip it.
  open var imageView: UIImageView? {
    if let view = kept.imageView { return view }
    let view = UIImageView(image: currentImage)
    kept.imageView = view
    return view
  }

  private func contentChanged() {
    kept.titleLabel?.text = currentTitle
    kept.imageView?.image = currentImage
    invalidateIntrinsicContentSize()
  }

  /// The distances of title and picture from the edges, in points. They are part of the natural size.
  open var contentEdgeInsets: UIEdgeInsets {
    get { kept.contentInsets }
    set {
      kept.contentInsets = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// Moves the title, in points.
  open var titleEdgeInsets: UIEdgeInsets {
    get { kept.titleInsets }
    set { kept.titleInsets = newValue }
  }
  /// Moves the picture, in points.
  open var imageEdgeInsets: UIEdgeInsets {
    get { kept.imageInsets }
    set { kept.imageInsets = newValue }
  }
  /// The title in the present state.
  open var currentTitle: String? { title(for: state) }
  /// The picture in the present state.
  open var currentImage: UIImage? { image(for: state) }
  /// The menu of the button: a long press, or with `showsMenuAsPrimaryAction` each touch, opens it (CO-01).
  open var menu: UIMenu? {
    get { kept.menu }
    set {
      kept.menu = newValue
      isContextMenuInteractionEnabled = newValue != nil
      showChosenAction()
    }
  }

  /// As in `UIControl`. With `changesSelectionAsPrimaryAction`, the button shows the chosen action.
  open override var showsMenuAsPrimaryAction: Bool { didSet { showChosenAction() } }

  /// With `changesSelectionAsPrimaryAction`, marks the action that was chosen in the menu.
  final func select(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction else { return }
    menu?.select(action)
    showChosenAction()
  }

  /// Documented: a button whose menu changes its selection has title and picture of the marked action, or else of the
  /// first one, which is then marked.
  final func showChosenAction() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let actions = menu?.allActions,
      let chosen = actions.first(where: { $0.state == .on }) ?? actions.first
    else { return }
    chosen.state = .on
    if configuration == nil {
      setTitle(chosen.title, for: .normal)
      setImage(chosen.image, for: .normal)
    } else {
      configuration?.title = chosen.title
      configuration?.image = chosen.image
    }
  }

  /// A configuration with the menu; nil if there is none.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    // The action for `.menuActionTriggered`, which comes before the menu is shown, may replace it.
    menu.map { _ in UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu }) }
  }
  // MARK: Configuration

  /// The look of the button; nil if its titles, pictures and insets decide.
  open var configuration: Configuration? {
    didSet {
      invalidateIntrinsicContentSize()
      if oldValue == nil { setNeedsUpdateConfiguration() }
    }
  }
  /// Called by `updateConfiguration()`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether a change of the state requests a call of `updateConfiguration()`.
  open var automaticallyUpdatesConfiguration = true
  /// Requests a call of `updateConfiguration()` in the next layout (CO-08).
  open func setNeedsUpdateConfiguration() {
    kept[.needsUpdateConfiguration] = true
    setNeedsLayout()
  }
  /// Makes the configuration follow the state of the button: calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Updates the configuration if it is needed, then lays out the button.
  open override func layoutSubviews() {
    if kept[.needsUpdateConfiguration] {
      kept[.needsUpdateConfiguration] = false
      updateConfiguration()
    }
    super.layoutSubviews()
  }

  /// As in `UIControl`. A change updates the configuration.
  open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// As in `UIControl`. A change updates the configuration.
  open override var isSelected: Bool { didSet { if isSelected != oldValue { stateChanged() } } }
  /// As in `UIControl`. A change updates the configuration.
  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { stateChanged() } } }

  private func stateChanged() {
    guard automaticallyUpdatesConfiguration, configuration != nil || configurationUpdateHandler != nil else { return }
    setNeedsUpdateConfiguration()
  }

  // MARK: Places, in the button's coordinate space

  /// The place of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The place of title and picture.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: shownInsets) }
  /// The place of the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect).title }
  /// The place of the picture.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect).image }

  override var ownDrawing: [DrawingCommand] { drawing }

  /// Chosen: the size of the title and the picture beside each other, with 6 points above and below or with the insets
  /// that were set; at least 30 points wide.
  open override var intrinsicContentSize: CGSize { naturalSize }
  /// The width that constraints gave, in points; 0 before.
  private(set) final var solvedWidth: CGFloat = 0

  override func lineWidthChanged(to width: CGFloat) -> Bool {
    guard configuration != nil, solvedWidth != width else { return false }
    let old = intrinsicContentSize
    solvedWidth = width
    return intrinsicContentSize != old
  }

  override func sendTouchUpInside(with event: UIEvent?) {
    toggleSelection()
    sendPrimary(with: .touchUpInside, event)
  }

  /// Performs the button's main action, as a tap does: it may toggle `isSelected` (CO-01).
  open override func performPrimaryAction() {
    toggleSelection()
    super.performPrimaryAction()
  }

  private func toggleSelection() { if changesSelectionAsPrimaryAction, !opensMenuAtOnce { isSelected.toggle() } }

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.isSingleTap }
}

extension UIButton.ButtonType {
  /// The symbol of a button that the system makes; nil for others.
  fileprivate nonisolated var sign: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    case .custom, .system, .plain: nil
    }
  }
}
