import LayoutSolver

// The rules about the places and sizes of items themselves.

extension LayoutEngine {
  /// The rules for the place of an item that constraints do not decide about: a view that keeps its frame, or a guide that
  /// a view has by itself.
  func addPlaceRules(of item: LayoutItem) {
    switch item {
    case .guide(let guide): if let own = guide.own { addRules(of: guide, own) }
    case .view(let layout):
      guard let view = layout.view else { return }
      view.errands.insert(.isLayoutItem)
      if view === root { return addRules(ofRoot: view, item) }
      guard layout.translatesMask else { return }
      let frame = view.untransformedFrame
      for (part, value) in [(.left, frame.minX), (.top, frame.minY)] as [(LayoutRule.Part, CGFloat)] {
        fix(part, of: item, to: value, .frame(view))
      }
      let mask = view.autoresizingMask
      let growsWide =
        mask.isDisjoint(with: [.flexibleLeftMargin, .flexibleRightMargin]) && mask.contains(.flexibleWidth)
      let growsHigh =
        mask.isDisjoint(with: [.flexibleTopMargin, .flexibleBottomMargin]) && mask.contains(.flexibleHeight)
      fix(.width, of: view, to: frame.width, growsWide ? \.width : nil)
      fix(.height, of: view, to: frame.height, growsHigh ? \.height : nil)
    }
  }

  /// Where the size of the superview follows from constraints and the view grows with it, the difference is fixed: what is in the
  /// view may then decide about both, as in the content of a blur.
  private func fix(_ part: LayoutRule.Part, of view: UIView, to size: CGFloat, _ growing: KeyPath<CGSize, CGFloat>?) {
    let item = LayoutItem.view(view.layout)
    guard let growing, let outer = view.superview, let layout = outer.storedLayout, !layout.translatesMask else {
      return fix(part, of: item, to: size, .frame(view))
    }
    var linear = LinearConstraint(.equal, constant: outer.bounds.size[keyPath: growing] - size)
    linear.add(1, unknowns(of: item).variable(of: part))
    linear.add(-1, unknowns(of: .view(layout)).variable(of: part))
    add(LayoutRule(key: LayoutRule.Key(object: item.id, part: part), linear: linear, origin: .frame(view)))
  }

  private func addRules(ofRoot view: UIView, _ item: LayoutItem) {
    fix(.left, of: item, to: view.untransformedFrame.minX, .other)
    fix(.top, of: item, to: view.untransformedFrame.minY, .other)
    if fitting == nil && view.layout.translatesMask { fixSize(of: item, to: view.placement.bounds.size, .frame(view)) }
  }

  private func fixSize(of item: LayoutItem, to size: CGSize, _ origin: LayoutRule.Origin) {
    fix(.width, of: item, to: size.width, origin)
    fix(.height, of: item, to: size.height, origin)
  }

  private func fix(_ part: LayoutRule.Part, of item: LayoutItem, to value: CGFloat, _ origin: LayoutRule.Origin) {
    var linear = LinearConstraint(.equal, constant: -value)
    linear.add(1, unknowns(of: item).variable(of: part))
    add(LayoutRule(key: LayoutRule.Key(object: item.id, part: part), linear: linear, origin: origin))
  }

  // MARK: Guides

  private func addRules(of guide: UILayoutGuide, _ own: OwnGuide) {
    guard let view = guide.owningView else { return }
    let item = LayoutItem.guide(guide)
    switch own {
    case .safeArea: inset(item, in: view, by: view.safeAreaInsets)
    case .margins: inset(item, in: view, by: view.layoutMargins)
    case .readable:
      let margins = view.layoutMargins, width = view.bounds.width - margins.left - margins.right
      let rest = max(0, width - UILayoutGuide.readableWidth) / 2
      inset(item, in: view, by: margins + UIEdgeInsets(top: 0, left: rest, bottom: 0, right: rest))
    case .keyboard:
      let height = view.safeAreaInsets.bottom
      inset(item, in: view, by: UIEdgeInsets(top: view.bounds.height - height, left: 0, bottom: 0, right: 0))
    case .content:
      fix(.left, of: item, to: 0, .other)
      fix(.top, of: item, to: 0, .other)
    case .visible:
      fix(.left, of: item, to: view.bounds.minX, .other)
      fix(.top, of: item, to: view.bounds.minY, .other)
      let own = unknowns(of: item), outer = unknowns(of: .view(view.layout))
      for (part, one, other) in [(.width, own.width, outer.width), (.height, own.height, outer.height)]
        as [(LayoutRule.Part, LayoutVariable, LayoutVariable)]
      {
        var linear = LinearConstraint(.equal)
        linear.add(1, one)
        linear.add(-1, other)
        add(LayoutRule(key: LayoutRule.Key(object: item.id, part: part), linear: linear, origin: .other))
      }
    }
  }

  /// The guide is its view without `insets`. Where there is no room for them, the size is 0.
  private func inset(_ item: LayoutItem, in view: UIView, by insets: UIEdgeInsets) {
    fix(.left, of: item, to: insets.left, .other)
    fix(.top, of: item, to: insets.top, .other)
    let own = unknowns(of: item), outer = unknowns(of: .view(view.layout))
    for (part, one, other, distance) in [
      (.width, own.width, outer.width, insets.left + insets.right),
      (.height, own.height, outer.height, insets.top + insets.bottom),
    ] as [(LayoutRule.Part, LayoutVariable, LayoutVariable, CGFloat)] {
      var linear = LinearConstraint(.equal, constant: distance, priority: LinearConstraint.required - 1)
      linear.add(1, one)
      linear.add(-1, other)
      add(LayoutRule(key: LayoutRule.Key(object: item.id, part: part), linear: linear, origin: .other))
    }
  }

  // MARK: Sizes of contents

  /// Hugging and compression resistance, where the content has a natural size.
  func addContentRules(of view: UIView) {
    let layout = view.layout, item = LayoutItem.view(layout)
    guard !layout.translatesMask || (fitting != nil && view === root) else { return }
    let size = layout.contentSize ?? view.intrinsicContentSize
    layout.contentSize = size
    for (axis, length) in [(.horizontal, size.width), (.vertical, size.height)]
      as [(NSLayoutConstraint.Axis, CGFloat)] where length.isFinite && length >= 0
    {
      let unknowns = unknowns(of: item), variable = axis == .horizontal ? unknowns.width : unknowns.height
      let parts: (LayoutRule.Part, LayoutRule.Part) =
        axis == .horizontal ? (.hugsWidth, .resistsWidth) : (.hugsHeight, .resistsHeight)
      limit(variable, .lessThanOrEqual, length, layout.hugging[axis], item, parts.0)
      limit(variable, .greaterThanOrEqual, length, layout.resistance[axis], item, parts.1)
    }
  }

  private func limit(
    _ variable: LayoutVariable, _ relation: LinearConstraint.Relation, _ length: CGFloat,
    _ priority: UILayoutPriority, _ item: LayoutItem, _ part: LayoutRule.Part
  ) {
    var linear = LinearConstraint(relation, constant: -length, priority: priority.strength)
    linear.add(1, variable)
    add(LayoutRule(key: LayoutRule.Key(object: item.id, part: part), linear: linear, origin: .other))
  }

  /// The rules for the size that `systemLayoutSizeFitting(_:)` is given.
  func addFittingRules(_ fitting: Fitting) {
    let item = LayoutItem.view(root.layout), unknowns = unknowns(of: item)
    limit(unknowns.width, .equal, fitting.size.width, fitting.horizontal, item, .width)
    limit(unknowns.height, .equal, fitting.size.height, fitting.vertical, item, .height)
  }
}

extension LayoutUnknowns {
  fileprivate func variable(of part: LayoutRule.Part) -> LayoutVariable {
    switch part {
    case .left: left
    case .top: top
    case .width, .hugsWidth, .resistsWidth, .constraint: width
    case .height, .hugsHeight, .resistsHeight: height
    }
  }
}
