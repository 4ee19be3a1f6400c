/// The header or the footer of a section. Views are added to `contentView`. As Apple's, except: it has one state.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, DrawsItself {
  /// The identifier by which a table uses the view again; nil if it does not.
  open private(set) var reuseIdentifier: String?
  /// The superview of the content. It fills the view.
  public let contentView = UIView(frame: CellRow.usualFrame)
  /// The view behind everything.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  final var labels = CellLabels()
  final var configuration = CellConfiguration()

  /// The look of the title, in a plain or a grouped table.
  enum Look { case plain, grouped }
  final var look = Look.plain { didSet { showLook() } }

  /// A view of 320 by 44 points; the table sets its frame.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CellRow.usualFrame)
    addSubview(contentView)
    showLook()
  }

  /// A view without an identifier; the table sets its frame.
  public convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }

  /// For a class that only the running program knows; see UnknownClasses.swift.
  @available(*, unavailable) public required convenience init(madeFor identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  /// Nil: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Called before the view shows another section.
  open func prepareForReuse() {}

  /// The title, made when it is read first.
  open var textLabel: UILabel? {
    if let label = labels.text { return label }
    let label = UILabel(frame: .zero)
    labels.text = label
    contentView.addSubview(label)
    showLook()
    return label
  }
  /// The text below the title, made when it is read first.
  open var detailTextLabel: UILabel? {
    if let label = labels.detail { return label }
    let label = UILabel(frame: .zero)
    (label.font, label.textColor) = (.systemFont(ofSize: 12), .secondaryLabel)
    labels.detail = label
    contentView.addSubview(label)
    return label
  }

  private func showLook() {
    backgroundColor = look == .plain ? .systemGray6 : .clear
    labels.text?.font = look == .plain ? .boldSystemFont(ofSize: 16) : .systemFont(ofSize: 13)
    labels.text?.textColor = look == .plain ? .label : .secondaryLabel
    setNeedsLayout()
  }

  /// Gives the subviews their frames.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    contentView.place(bounds)
    backgroundView?.place(bounds)
    placeConfiguration()
    let width = max(0, bounds.width - 32), detail = labels.detail.map { $0.sizeThatFits(.zero).height } ?? 0
    // The title of a group stands near its rows.
    let top: CGFloat = look == .grouped ? max(0, bounds.height - 24) : 0
    labels.text?.place(CGRect(x: 16, y: top, width: width, height: max(0, bounds.height - top - detail)))
    labels.detail?.place(CGRect(x: 16, y: bounds.height - detail, width: width, height: detail))
  }

  package var drawing: [DrawingCommand] { configuration.backgroundDrawing(bounds.size) }

  // MARK: Configuration

  /// The content of the view, instead of its labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set { showContent(newValue) }
  }
  /// The background behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set { showBackground(newValue) }
  }
  /// Whether the content follows the state of the view. A header has one state, so that the value has no influence.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the state of the view. A header has one state, so that the value has no influence.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A content that looks like the titles of the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    look == .plain ? .plainHeader() : .groupedHeader()
  }
  /// The state that `updateConfiguration(using:)` is given.
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
  /// Adapts the content and the background to the state of the view. Does nothing by default.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// Requests a call of `updateConfiguration(using:)` in the next layout.
  open func setNeedsUpdateConfiguration() { requestUpdateOfConfiguration() }

  final func updateConfiguration() { updateConfiguration(using: configurationState) }
}

extension UITableViewHeaderFooterView: ConfiguredView {}

extension UIView {
  /// The height that a header or footer asks for at a width, in points; 0 if it asks for none.
  final func fittingSectionHeight(at width: CGFloat) -> CGFloat {
    guard let view = self as? UITableViewHeaderFooterView else {
      let height = fittingHeight(at: width)
      return errands.contains(.usesConstraints) ? height : max(0, height)
    }
    view.bounds.size.width = width
    view.contentView.bounds.size.width = width
    if let content = view.configuration.contentView { return content.fittingHeight(at: width) }
    return view.contentView.errands.contains(.usesConstraints) ? view.contentView.fittingHeight(at: width) : 0
  }
}
