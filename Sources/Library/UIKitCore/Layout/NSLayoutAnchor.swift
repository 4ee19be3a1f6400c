/// A side, a middle, a baseline or a size of a view or a guide, from which constraints are made. As Apple's.
///
///     label.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 8).isActive = true
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let place: LayoutItem?
  final let attribute: NSLayoutConstraint.Attribute

  init(_ item: LayoutItem?, _ attribute: NSLayoutConstraint.Attribute) {
    (place, self.attribute) = (item, attribute)
    super.init()
  }

  /// The view or the guide.
  open var item: AnyObject? { place?.object }

  fileprivate func made(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, attribute, relation, other.place, other.attribute, constant: constant)
  }

  // Constants are in points. The constraints are not active yet.

  /// A constraint by which both anchors are at one place.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { made(.equal, anchor, 0) }
  /// A constraint by which this anchor is `c` points after the other one.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    made(.equal, anchor, c)
  }
  /// A constraint by which this anchor is not before the other one.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, 0)
  }
  /// A constraint by which this anchor is at least `c` points after the other one.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, c) }
  /// A constraint by which this anchor is not after the other one.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor, 0)
  }
  /// A constraint by which this anchor is at most `c` points after the other one.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, anchor, c) }
}

/// The distance between two views that stand beside each other, in points.
private let systemSpacing: CGFloat = 8

/// A vertical edge or the horizontal middle. As Apple's, except: leading is left.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another one. Chosen: a guide reaches from one to the other, so it cannot be negative.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    LayoutDistance.between(place, attribute, otherAnchor.place, otherAnchor.attribute, isHorizontal: true)
  }

  /// A constraint by which this anchor is `multiplier` times 8 points right of the other one.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { made(.equal, anchor, multiplier * systemSpacing) }
  /// A constraint by which this anchor is at least `multiplier` times 8 points right of the other one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, multiplier * systemSpacing) }
  /// A constraint by which this anchor is at most `multiplier` times 8 points right of the other one.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, anchor, multiplier * systemSpacing) }
}

/// A horizontal edge, the vertical middle or a baseline. As Apple's.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  // Below the other anchor by a multiple of the system's spacing, which is 8 points.

  /// The distance from this anchor to another one. Chosen: a guide reaches from one to the other, so it cannot be negative.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    LayoutDistance.between(place, attribute, otherAnchor.place, otherAnchor.attribute, isHorizontal: false)
  }

  /// A constraint by which this anchor is `multiplier` times 8 points below the other one.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { made(.equal, anchor, multiplier * systemSpacing) }
  /// A constraint by which this anchor is at least `multiplier` times 8 points below the other one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, multiplier * systemSpacing) }
  /// A constraint by which this anchor is at most `multiplier` times 8 points below the other one.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, anchor, multiplier * systemSpacing) }
}

/// A width or a height. As Apple's.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  private func made(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutDimension, times multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, attribute, relation, other.place, other.attribute, multiplier: multiplier, constant: constant)
  }

  /// A constraint by which the length is `c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, attribute, .equal, constant: c)
  }
  /// A constraint by which the length is at least `c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, attribute, .greaterThanOrEqual, constant: c)
  }
  /// A constraint by which the length is at most `c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, attribute, .lessThanOrEqual, constant: c)
  }
  /// A constraint by which this length is `m` times the other one and `c` points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { made(.equal, anchor, times: m, c) }
  /// A constraint by which this length is at least `m` times the other one and `c` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, times: m, c) }
  /// A constraint by which this length is at most `m` times the other one and `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, anchor, times: m, c) }
}
