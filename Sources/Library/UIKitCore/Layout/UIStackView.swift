/// A view that lays out its arranged subviews in a row or a column, by constraints that it makes itself.
///
/// As Apple's, except: spacing is always between edges, never between baselines. Hidden arranged subviews take no room, and
/// touches find the stack like any view: between its subviews it is hit itself.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The distribution of the arranged subviews over the length. The raw values are Apple's.
  public nonisolated enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The place of the arranged subviews across the axis. The raw values are Apple's.
  public nonisolated enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// Another name of `leading`, for rows.
    public static var top: Alignment { .leading }
    /// Another name of `trailing`, for rows.
    public static var bottom: Alignment { .trailing }
  }

  /// The direction; horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged() } }
  /// The distribution of the arranged subviews over the length.
  open var distribution = Distribution.fill { didSet { arrangementChanged() } }
  /// The place of the arranged subviews across the axis.
  open var alignment = Alignment.fill { didSet { arrangementChanged() } }
  /// The distance between arranged subviews, in points; 0 by default.
  open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }
  /// Whether spacing in a column is between baselines. Has no effect; warns once if set to true.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement { warnNotSupported("UIStackView.isBaselineRelativeArrangement") } }
  }
  /// Whether the arranged subviews stay within the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }

  /// Subviews that the stack lays out, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var rules: [NSLayoutConstraint]?
  /// The guides between arranged subviews that have equal distances.
  final var gaps: [UILayoutGuide] = []

  /// In `setCustomSpacing(_:after:)`, the spacing of the stack.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// In `spacing`, the system's distance: 8 points.
  public nonisolated static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude

  /// An empty stack, in a row.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// An empty stack: `coder` is ignored. As on iOS, it does not fail.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// A stack of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view at an index, which is clamped to the valid range. Constraints decide about its frame from now on.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    arrangementChanged()
  }

  /// Stops laying out a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  /// Sets the spacing after one arranged subview, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// The spacing that was set after one arranged subview, in points; else `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Takes the subview out of the arranged ones, too.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(subview) { removeArrangedSubview(subview) }
  }

  /// The distance after a view, in points.
  final func distance(after view: UIView) -> CGFloat {
    let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
    return distance == UIStackView.spacingUseSystem ? 8 : distance
  }

  /// Makes the constraints anew in the next pass.
  final func arrangementChanged() {
    rules = nil
    announceConstraints()
    constraintsChanged()
  }

  override var ruleConstraints: [NSLayoutConstraint] {
    let rules = self.rules ?? makeRules()
    self.rules = rules
    return super.ruleConstraints + rules
  }
}
