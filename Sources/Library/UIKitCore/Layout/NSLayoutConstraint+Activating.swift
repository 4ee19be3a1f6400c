extension NSLayoutConstraint {
  /// Gives the constraint to the nearest view that contains both items.
  func activate() {
    guard holder == nil else { return }
    guard let view = commonView else { return PipelineWarning.noCommonView(self).give(through: nil) }
    view.hold(self)
  }

  func deactivate() {
    guard let holder else { return }
    self.holder = nil
    holder.constraints.removeAll { $0 === self }
    holder.view?.constraintsChanged()
  }

  /// The nearest view that contains both items, or is one of them.
  var commonView: UIView? {
    guard let one = first?.nearestView else { return nil }
    guard let second else { return one }
    guard let two = second.nearestView else { return nil }
    var view: UIView? = one
    while let current = view, !two.isDescendant(of: current) { view = current.superview }
    return view
  }

  /// Whether one of the items is in `view` and the other one is not: a move of `view` takes them apart.
  func crosses(_ view: UIView) -> Bool {
    guard let one = first?.nearestView, let second, let two = second.nearestView else { return false }
    return one.isDescendant(of: view) != two.isDescendant(of: view)
  }

  /// The constraint as a line of code: `save.leading == panel.leading + 8 @750`.
  var text: String {
    var text = identifier.map { "\"\($0)\" " } ?? ""
    text += "\(first?.name ?? "nothing").\(firstAttribute) \(relation.sign) "
    let amount = constant.formatted
    if let second {
      text += (multiplier == 1 ? "" : "\(multiplier.formatted) · ") + "\(second.name).\(secondAttribute)"
      if constant != 0 { text += constant < 0 ? " - \((-constant).formatted)" : " + \(amount)" }
    } else {
      text += amount
    }
    return priority == .required ? text : text + " @\(CGFloat(priority.rawValue).formatted)"
  }
}

nonisolated extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

nonisolated extension CGFloat {
  /// Without ".0".
  fileprivate var formatted: String { self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(self)" }
}

extension UIView {
  /// The constraints that the view keeps.
  public var constraints: [NSLayoutConstraint] { storedLayout?.constraints ?? [] }

  /// Activates a constraint between this view and its descendants.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.deactivate()
    hold(constraint)
  }

  /// Activates constraints between this view and its descendants.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view keeps.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === storedLayout { constraint.deactivate() }
  }

  /// Deactivates constraints that the view keeps.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  fileprivate func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder = layout
    constraint.serial = ApplicationRegistry.ofThisProcess.nextConstraint()
    layout.constraints.append(constraint)
    constraint.first?.nearestView?.announceConstraints()
    constraint.second?.nearestView?.announceConstraints()
    constraintsChanged()
  }
}
