import LayoutSolver

// Constraints as linear rules. Both sides of a constraint are in the coordinate space of the view that contains both items.

extension LayoutEngine {
  /// The rule of a constraint between items of this tree.
  func rule(for constraint: NSLayoutConstraint) -> LayoutRule {
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    var linear = LinearConstraint(
      relation, constant: -constraint.constant, priority: constraint.priority.strength)
    let space = constraint.holder?.view
    if let first = constraint.first { add(1, constraint.firstAttribute, of: first, in: space, to: &linear) }
    if let second = constraint.second {
      add(-constraint.multiplier, constraint.secondAttribute, of: second, in: space, to: &linear)
    }
    let key = LayoutRule.Key(object: ObjectIdentifier(constraint), part: .constraint)
    return LayoutRule(key: key, linear: linear, origin: .constraint(constraint))
  }

  private func add(
    _ factor: CGFloat, _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, in space: UIView?,
    to linear: inout LinearConstraint
  ) {
    if let margin = attribute.withinMargins {
      guard case .view(let layout) = item, let view = layout.view else { return }
      return add(factor, margin, of: .guide(view.layoutMarginsGuide), in: space, to: &linear)
    }
    let axis = attribute.axis, isOwnSpace = item.object === space
    // Inside a scroll view, its edges are those of the content; its centres and its size are the view's own.
    if isOwnSpace, !attribute.isSize, !attribute.isCentre, let scrollView = space as? UIScrollView {
      return add(factor, attribute, of: .guide(scrollView.contentLayoutGuide), in: space, to: &linear)
    }
    let unknowns = unknowns(of: item)
    let start = axis == .horizontal ? unknowns.left : unknowns.top
    let length = axis == .horizontal ? unknowns.width : unknowns.height
    if attribute.isSize { return linear.add(factor, length) }
    let parents = isOwnSpace ? [] : sequence(first: item.parent, next: { $0?.superview }).prefix { $0 !== space }
    // Seen from outside, a view that a scroll view zooms is as large as it is shown (SV-15).
    var factor = parents.reduce(factor) { $0 * ($1?.scaleInLayout ?? 1) }
    let inner = isOwnSpace ? factor : factor * item.scaleInLayout
    linear.add(inner * attribute.partOfLength, length)
    linear.constant += inner * baselineOffset(of: item, attribute)
    if isOwnSpace { return }
    linear.add(factor, start)
    for case let view? in parents {
      let outer = self.unknowns(of: .view(view.layout))
      linear.constant -= factor * (axis == .horizontal ? view.bounds.minX : view.bounds.minY)
      factor /= view.scaleInLayout
      linear.add(factor, axis == .horizontal ? outer.left : outer.top)
    }
  }

  private func baselineOffset(of item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    guard case .view(let layout) = item, let view = layout.view else { return 0 }
    switch attribute {
    case .firstBaseline: return view.firstBaselineOffset
    case .lastBaseline: return -view.lastBaselineOffset
    default: return 0
    }
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  fileprivate var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .notAnAttribute:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  fileprivate var isSize: Bool { self == .width || self == .height }

  fileprivate var isCentre: Bool { self == .centerX || self == .centerY }

  /// The place of the attribute in the item, from 0 at its left or top to 1.
  fileprivate var partOfLength: Double {
    switch self {
    case .right, .trailing, .bottom, .lastBaseline: 1
    case .centerX, .centerY: 0.5
    default: 0
    }
  }

  /// The same attribute of the margins' guide; nil for an attribute that is not about margins.
  fileprivate var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin, .leadingMargin: .left
    case .rightMargin, .trailingMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
