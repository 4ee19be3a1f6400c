// The constraints of a stack. Their identifiers are those that UIKit shows in its messages.

extension UIStackView {
  func makeRules() -> [NSLayoutConstraint] {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let frame = isLayoutMarginsRelativeArrangement ? LayoutItem.guide(layoutMarginsGuide) : .view(layout)
    let rules =
      along(views, in: frame) + views.flatMap { across($0, in: frame) } + baselines(of: views)
      + [hugging]
    for rule in rules {
      rule.holder = layout
      rule.serial = ApplicationRegistry.ofThisProcess.nextConstraint()
    }
    return rules
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private func rule(
    _ one: LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ two: LayoutItem?,
    _ other: Attribute, times multiplier: CGFloat = 1, plus constant: CGFloat = 0, _ identifier: String,
    priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let rule = NSLayoutConstraint(
      one, attribute, relation, two, other, multiplier: multiplier, constant: constant)
    (rule.identifier, rule.priority) = (identifier, priority)
    return rule
  }

  private var isRow: Bool { axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var middle: Attribute { isRow ? .centerX : .centerY }

  // MARK: Along the axis

  private func along(_ views: [UIView], in frame: LayoutItem) -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    var rules = [
      rule(.view(first.layout), start, .equal, frame, start, "UISV-canvas-connection"),
      rule(frame, end, .equal, .view(last.layout), end, "UISV-canvas-connection"),
    ]
    let pairs = Array(zip(views, views.dropFirst()))
    let isFilled = distribution == .fill || distribution == .fillEqually || distribution == .fillProportionally
    for (one, two) in pairs {
      rules.append(
        rule(
          .view(two.layout), start, isFilled ? .equal : .greaterThanOrEqual, .view(one.layout), end,
          plus: distance(after: one), "UISV-spacing"))
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      rules += views.dropFirst().map {
        rule(.view($0.layout), length, .equal, .view(first.layout), length, "UISV-fill-equally")
      }
    case .fillProportionally: rules += proportions(of: views)
    case .equalSpacing: rules += equalGaps(pairs, from: end, to: start, .required - 1)
    case .equalCentering: rules += equalGaps(pairs, from: middle, to: middle, UILayoutPriority(150))
    }
    return rules
  }

  /// Constraints by which lengths are proportional to those of the contents.
  private func proportions(of views: [UIView]) -> [NSLayoutConstraint] {
    let sized = views.map { ($0, isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height) }
      .filter { $0.1 > 0 }
    guard let (first, unit) = sized.first else { return [] }
    return sized.dropFirst().map { view, size in
      rule(
        .view(view.layout), length, .equal, .view(first.layout), length, times: size / unit,
        "UISV-fill-proportionally", priority: .required - 1)
    }
  }

  private func equalGaps(
    _ pairs: [(UIView, UIView)], from: Attribute, to: Attribute, _ priority: UILayoutPriority
  ) -> [NSLayoutConstraint] {
    while gaps.count < pairs.count {
      let gap = UILayoutGuide()
      gap.owner = layout
      gaps.append(gap)
    }
    return zip(pairs, gaps).flatMap { pair, gap in
      [
        rule(.guide(gap), start, .equal, .view(pair.0.layout), from, "UISV-distributing-edge"),
        rule(.guide(gap), end, .equal, .view(pair.1.layout), to, "UISV-distributing-edge"),
      ]
        + (gap === gaps[0]
          ? []
          : [rule(.guide(gap), length, .equal, .guide(gaps[0]), length, "UISV-distributing", priority: priority)])
    }
  }

  // MARK: Across the axis

  private func across(_ view: UIView, in frame: LayoutItem) -> [NSLayoutConstraint] {
    let item = LayoutItem.view(view.layout)
    let start: Attribute = isRow ? .top : .leading, end: Attribute = isRow ? .bottom : .trailing
    let startsInside = rule(item, start, .greaterThanOrEqual, frame, start, "UISV-spanning-boundary")
    let endsInside = rule(frame, end, .greaterThanOrEqual, item, end, "UISV-spanning-boundary")
    switch alignment {
    case .fill:
      return [
        rule(item, start, .equal, frame, start, "UISV-alignment"),
        rule(item, end, .equal, frame, end, "UISV-alignment"),
      ]
    case .leading: return [rule(item, start, .equal, frame, start, "UISV-alignment"), endsInside]
    case .trailing: return [rule(item, end, .equal, frame, end, "UISV-alignment"), startsInside]
    case .center:
      let middle: Attribute = isRow ? .centerY : .centerX
      return [rule(item, middle, .equal, frame, middle, "UISV-alignment"), startsInside, endsInside]
    case .firstBaseline, .lastBaseline: return [startsInside, endsInside]
    }
  }

  private func baselines(of views: [UIView]) -> [NSLayoutConstraint] {
    guard isRow, alignment == .firstBaseline || alignment == .lastBaseline, let first = views.first else { return [] }
    let attribute: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    return views.dropFirst().map {
      rule(.view($0.layout), attribute, .equal, .view(first.layout), attribute, "UISV-alignment")
    }
  }

  /// Across the axis the stack is no larger than it has to be.
  private var hugging: NSLayoutConstraint {
    rule(
      .view(layout), isRow ? .height : .width, .equal, nil, .notAnAttribute, "UISV-ambiguity-suppression",
      priority: UILayoutPriority(49))
  }
}
