/// A view that a collection shows and uses again: a cell, a header, a footer or a decoration. As Apple's, except:
/// changes of the layout are not announced to it.
@preconcurrency @MainActor open class UICollectionReusableView: UIView, IsPlacedByItsList {
  /// The identifier by which the collection uses the view again; nil if it does not.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view shows another element.
  open func prepareForReuse() {}
  /// Called when the layout has placed the view. Overrides read further values from a subclass of the attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Never called: a layout is replaced at once.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Never called: a layout is replaced at once.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// The attributes with the size that the view prefers: by default, the size that constraints ask for; where they ask for
  /// nothing, the size that the view was given.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // Public code adds views to the cell itself, too.
    guard let view = [fittingView, self].first(where: { $0.errands.contains(.usesConstraints) }),
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.size = view.systemLayoutSizeFitting(layoutAttributes.size)
    return preferred
  }
  /// The view whose constraints decide about the size.
  var fittingView: UIView { self }

  /// Takes over the values of attributes.
  final func take(_ attributes: UICollectionViewLayoutAttributes) {
    let space = attributes.transform3D
    if !CATransform3DIsAffine(space) { warnNotSupported("UICollectionViewLayoutAttributes.transform3D") }
    let turned = CATransform3DIsIdentity(space) ? attributes.transform : CATransform3DGetAffineTransform(space)
    if transform != turned { transform = turned }
    let bounds = CGRect(origin: self.bounds.origin, size: attributes.size)
    if self.bounds != bounds { self.bounds = bounds }
    if center != attributes.center { center = attributes.center }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    apply(attributes)
  }
}

/// One item of a collection. Views are added to `contentView`, which lies in front of what a cell adds to itself before it is
/// shown (LI-08). As Apple's.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, DrawsItself {
  /// Adapts a cell to its state.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  /// The superview of the cell's content. It fills the cell.
  public let contentView: UIView
  private var hasRaisedContent = false
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

  /// Ignores `coder`: there are no archives.
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

  /// Places the content view and the backgrounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// The views of the library that lie in front of the content view.
  var ownParts: [UIView?] { [] }

  /// Gives the content and the backgrounds their frames.
  func placeContent() {
    updateConfigurationIfNeeded()
    if !hasRaisedContent {
      raise(contentView, below: ownParts)
      hasRaisedContent = true
    }
    contentView.place(bounds)
    backgroundView?.place(bounds)
    selectedBackgroundView?.place(bounds)
    placeConfiguration()
  }

  override var fittingView: UIView { configuration.contentView ?? contentView }
  /// The size that the constraints in the content ask for, or else those of the cell.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard fittingView.errands.contains(.usesConstraints) else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return fittingView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
  package var drawing: [DrawingCommand] { configuration.backgroundDrawing(bounds.size) }

  // MARK: Configuration

  /// The content of the cell.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set { showContent(newValue) }
  }
  /// The background behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set { showBackground(newValue) }
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
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// The state that `updateConfiguration(using:)` is given.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// Adapts the content and the background to the state of the cell.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configuration = configuration.updated(for: state)
  }
  /// Requests a call of `updateConfiguration(using:)` in the next layout.
  open func setNeedsUpdateConfiguration() { requestUpdateOfConfiguration() }

  final func updateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}

extension UICollectionViewCell: ConfiguredView {}

/// The content view of a cell.
final class UICollectionViewCellContentView: UIView {}
