/// A view that a collection shows and uses again: a cell, a header, a footer or a decoration.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier by which the collection uses the view again; nil if it does not.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view shows another element.
  open func prepareForReuse() {}
  /// Called when the layout has placed the view. Attributes of a class of one's own say more than the place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// The attributes with the size that the view prefers. By default, that is what constraints ask for.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard fittingView.errands.contains(.usesConstraints),
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.size = fittingView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return preferred
  }
  /// The view whose constraints decide about the size.
  var fittingView: UIView { self }

  /// Shows what attributes say.
  final func take(_ attributes: UICollectionViewLayoutAttributes) {
    if transform != attributes.transform { transform = attributes.transform }
    let bounds = CGRect(origin: self.bounds.origin, size: attributes.size)
    if self.bounds != bounds { self.bounds = bounds }
    if center != attributes.center { center = attributes.center }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    apply(attributes)
  }
}

/// One item of a collection. Views are added to `contentView`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, DrawsItself {
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  /// The superview of what the cell shows. It fills the cell.
  public let contentView: UIView
  final var configuration = CellConfiguration()

  /// The view behind everything.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      backgroundView?.frame = bounds
    }
  }
  /// The view behind the content while the item is highlighted or selected; nil is none.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      stateChanged()
    }
  }

  /// A cell whose content view fills it.
  public override init(frame: CGRect) {
    contentView = UICollectionViewCellContentView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    contentView = UICollectionViewCellContentView(frame: .zero)
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Whether the item is selected; set by the collection.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether a finger that will select the item is down; set by the collection.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  private func stateChanged() {
    if let view = selectedBackgroundView {
      if isSelected || isHighlighted {
        view.frame = bounds
        insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
      } else {
        view.removeFromSuperview()
      }
    }
    for view in contentView.viewsInOrder {
      (view as? UILabel)?.isHighlighted = isSelected || isHighlighted
      (view as? UIImageView)?.isHighlighted = isSelected || isHighlighted
    }
    setNeedsUpdateConfiguration()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// Gives the content and the backgrounds their frames.
  func placeContent() {
    updateConfigurationIfNeeded()
    contentView.place(bounds)
    backgroundView?.place(bounds)
    selectedBackgroundView?.place(bounds)
    configuration.place(content: contentView, background: self)
  }

  override var fittingView: UIView { configuration.contentView ?? contentView }
  package var drawing: [DrawingCommand] { configuration.backgroundDrawing(bounds.size) }

  // MARK: Configuration

  /// What the cell shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set {
      configuration.content = newValue
      configuration = configuration.shown(in: contentView, of: self)
      setNeedsUpdateConfiguration()
    }
  }
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set {
      configuration.background = newValue
      if newValue != nil { backgroundColor = .clear }
      configuration = configuration.shown(in: contentView, of: self)
      setNeedsUpdateConfiguration()
    }
  }
  /// Whether the content follows the state of the cell.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuration.updatesContent }
    set { configuration.updatesContent = newValue }
  }
  /// Whether the background follows the state of the cell.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuration.updatesBackground }
    set { configuration.updatesBackground = newValue }
  }
  /// Called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configuration.handler }
    set {
      configuration.handler = newValue.map { handler in
        { view, state in (view as? UICollectionViewCell).map { handler($0, state) } }
      }
      setNeedsUpdateConfiguration()
    }
  }
  /// The state that `updateConfiguration(using:)` is given.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// Changes what the cell shows to fit its state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configuration = configuration.updated(for: state)
  }
  /// Requests a call of `updateConfiguration(using:)` in the next layout.
  open func setNeedsUpdateConfiguration() {
    configuration.needsUpdate = true
    setNeedsLayout()
  }

  final func updateConfigurationIfNeeded() {
    guard configuration.needsUpdate else { return }
    configuration.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configuration.handler?(self, state)
  }
}

/// The view of a cell that holds what it shows.
final class UICollectionViewCellContentView: UIView {}
