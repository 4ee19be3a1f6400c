/// A relation between the places or sizes of two views or guides: `first = multiplier · second + constant`, or ≤, or ≥.
///
/// As Apple's, except: where constraints leave something open, positions and sizes are as near to zero as possible, the same
/// on every run. A required constraint that contradicts earlier ones is left out, with a warning; it counts again when they
/// allow it. Baselines are those of `UIView.firstBaselineOffset`, and leading is left.
///
/// Constraints decide frames in a layout pass, so a change moves the hit area of a view only after the next pass.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The comparison of the two sides. The raw values are Apple's.
  public nonisolated enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// A side, a middle, a baseline or a size of an item. The raw values are Apple's.
  public nonisolated enum Attribute: Int, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// A direction: along x or along y.
  public nonisolated enum Axis: Int, Sendable { case horizontal, vertical }

  final let first: LayoutItem?, second: LayoutItem?
  /// The attribute of the first item.
  public final let firstAttribute: Attribute
  /// The attribute of the second item; `.notAnAttribute` if there is none.
  public final let secondAttribute: Attribute
  /// The comparison of the two sides.
  public final let relation: Relation
  /// The factor of the second item's attribute.
  public final let multiplier: CGFloat
  /// The number that is added to the second side, in points. Values that are not finite are refused.
  open var constant: CGFloat {
    didSet {
      guard constant.isFinite else { return constant = oldValue }
      if constant != oldValue { changed() }
    }
  }
  /// The priority of the constraint; required by default. As Apple's, except: it can change at any time.
  open var priority = UILayoutPriority.required { didSet { if priority != oldValue { changed() } } }
  /// A name for messages of the layout. As Apple's.
  open var identifier: String?
  /// As Apple's. Nothing is archived here.
  open var shouldBeArchived = false
  /// The view that keeps the constraint; nil while it is not active.
  final var holder: ViewLayout?
  /// Grows with each activation: of two that contradict each other, the later one is left out.
  final var serial = 0

  /// A relation between attributes of two items. With `view2` nil, the first attribute is compared with `constant`.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    (first, second) = (LayoutItem(view1), LayoutItem(view2))
    (firstAttribute, secondAttribute, self.relation) = (attr1, second == nil ? .notAnAttribute : attr2, relation)
    (self.multiplier, constant) = (multiplier.isFinite ? multiplier : 1, c.isFinite ? c : 0)
    super.init()
  }

  init(
    _ first: LayoutItem?, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItem? = nil,
    _ secondAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    (self.first, self.second, self.relation) = (first, second, relation)
    (self.firstAttribute, self.secondAttribute) = (firstAttribute, secondAttribute)
    self.multiplier = multiplier.isFinite ? multiplier : 1
    self.constant = constant.isFinite ? constant : 0
    super.init()
  }

  /// A constraint between nothing, to be replaced by another one. Layout ignores it.
  public override convenience init() { self.init(nil, .notAnAttribute, .equal) }

  /// The first item: a view or a guide.
  open var firstItem: AnyObject? { first?.object }
  /// The second item.
  open var secondItem: AnyObject? { second?.object }

  /// The anchor of the first item; nil if it was freed.
  open var firstAnchor: NSLayoutAnchor<AnyObject>? { first.map { NSLayoutAnchor($0, firstAttribute) } }
  /// The anchor of the second item; nil if there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0, secondAttribute) } }

  /// Whether layout follows the constraint. Setting it to true gives it to the nearest view that contains both items; a
  /// warning is given if there is none.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints, in this order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func changed() { holder?.view?.constraintsChanged() }
}
