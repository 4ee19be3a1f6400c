// The places of a cell's parts, from left to right: editing control, content, accessory, moving control.

extension UITableViewCell {
  /// The width of the editing and of the moving control, in points.
  private static let controlWidth: CGFloat = 40

  final func layoutContent() {
    updateConfigurationIfNeeded()
    if !hasRaisedContent {
      raise(contentView, below: [editControl, moveControl, detailButton, accessoryView, editingAccessoryView])
      hasRaisedContent = true
    }
    let size = bounds.size, width = UITableViewCell.controlWidth
    let left = isEditing && row.editingStyle != .none && row.indents && shouldIndentWhileEditing ? width : 0
    editControl?.place(CGRect(x: 0, y: 0, width: width, height: size.height))
    var right = size.width
    if let moveControl {
      right -= width
      moveControl.place(CGRect(x: right, y: 0, width: width, height: size.height))
    }
    right -= placeAccessory(before: right)
    contentView.place(CGRect(x: left, y: 0, width: max(0, right - left), height: size.height))
    backgroundView?.place(bounds)
    selectedBackgroundView?.place(bounds)
    placeConfiguration()
    layoutLabels()
  }

  // MARK: Accessories

  /// The view at the right end now.
  private var shownAccessory: UIView? { isEditing ? editingAccessoryView : accessoryView }
  private var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
  final var hasAccessory: Bool { shownAccessory != nil || shownAccessoryType != .none }

  /// Places the accessory before `right`; returns the width that it takes.
  private func placeAccessory(before right: CGFloat) -> CGFloat {
    for view in [accessoryView, editingAccessoryView].compactMap({ $0 }) where view !== shownAccessory {
      view.removeFromSuperview()
    }
    if let view = shownAccessory {
      detailButton?.removeFromSuperview()
      if view.superview !== self { addSubview(view) }
      let size = view.bounds.size
      view.place(
        CGRect(
          x: right - 16 - size.width, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
          height: size.height))
      return size.width + 16
    }
    return placeAccessoryType(before: right)
  }

  private func placeAccessoryType(before right: CGFloat) -> CGFloat {
    let type = shownAccessoryType
    let hasButton = type == .detailButton || type == .detailDisclosureButton
    let width: CGFloat =
      switch type {
      case .none: 0
      case .disclosureIndicator, .checkmark: 38
      case .detailButton: 46
      case .detailDisclosureButton: 66
      }
    if hasButton {
      let button = detailButton ?? CellDetailButton(frame: .zero)
      detailButton = button
      if button.superview !== self { addSubview(button) }
      button.place(CGRect(x: right - width, y: 0, width: 44, height: bounds.height))
    } else {
      detailButton?.removeFromSuperview()
    }
    return width
  }

  final func accessoriesChanged() { setNeedsLayout() }

  final func replaceAccessory(_ old: UIView?) {
    if old !== accessoryView && old !== editingAccessoryView { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  // MARK: Backgrounds

  final func replaceBackground(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    showSelectedBackground()
    setNeedsLayout()
  }

  final func showSelectedBackground() {
    guard let view = selectedBackgroundView else { return }
    guard (isHighlighted || isSelected) && selectionStyle != .none else { return view.removeFromSuperview() }
    view.frame = bounds
    if view.superview !== self { insertSubview(view, at: backgroundView?.superview === self ? 1 : 0) }
  }

  final func stateChanged() {
    showSelectedBackground()
    let isMarked = (isHighlighted || isSelected) && selectionStyle != .none
    for view in contentView.viewsInOrder {
      (view as? UILabel)?.isHighlighted = isMarked
      (view as? UIImageView)?.isHighlighted = isMarked
    }
    setNeedsUpdateConfiguration()
  }

  /// Rounds the corners at the ends of a group.
  final func roundCorners(isFirst: Bool, isLast: Bool) {
    let upper: CACornerMask = isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : []
    let lower: CACornerMask = isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : []
    let corners = upper.union(lower)
    (layer.cornerRadius, layer.maskedCorners, layer.masksToBounds) = (
      corners.isEmpty ? 0 : 10, corners, !corners.isEmpty
    )
  }

  // MARK: Height

  /// The height that the content asks for at a width of the cell, in points.
  final func fittingHeight(at width: CGFloat, of table: UITableView) -> CGFloat {
    bounds.size.width = width
    layoutContent()
    let size = CGSize(width: contentView.bounds.width, height: 0)
    let line: CGFloat = row.separatorColor == nil ? 0 : 0.5
    if let content = configuration.contentView {
      return max(content.fittingHeight(at: size.width), UITableView.usualHeight)
    }
    if contentView.errands.contains(.usesConstraints) {
      let height = contentView.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
      if height > 0 { return (height + line).rounded(.up) }
    }
    let own = sizeThatFits(CGSize(width: width, height: 0)).height
    let natural = own == bounds.height ? 0 : own
    return max(UITableView.usualHeight, labelsHeight(at: size.width), natural)
  }
}

extension UIView {
  /// The height that a view asks for at a width: by its constraints, or else by its natural size; in points.
  final func fittingHeight(at width: CGFloat) -> CGFloat {
    guard errands.contains(.usesConstraints) else {
      return sizeThatFits(CGSize(width: width, height: 0)).height
    }
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
