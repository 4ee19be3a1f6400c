/// A cell of a collection that looks like a row of a table. As Apple's, except: its line has one place, and accessories
/// are only signs.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories at the ends of the row. Signs are drawn at the right end; views are shown at both ends.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for view in oldValue.compactMap(\.view) { view.removeFromSuperview() }
      for view in accessories.compactMap(\.view) { addSubview(view) }
      setNeedsLayout()
    }
  }
  /// The number of steps by which the content is moved to the right.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The length of a step to the right, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Has no effect, since accessories at the left always move with the content; warns once when it is changed.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { warnNotSupported("UICollectionViewListCell.indentsAccessories") } }
  }
  /// A guide that the program may constrain. The line does not follow it.
  public private(set) lazy var separatorLayoutGuide = UILayoutGuide()

  /// A cell in the colour of the system's background.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }
  /// Ignores `coder`: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The content of a row with one text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// The background of a plain list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  override var ownParts: [UIView?] { accessories.map(\.view) }

  override func placeContent() {
    super.placeContent()
    var left = CGFloat(indentationLevel) * indentationWidth, right = bounds.width
    for accessory in accessories where !accessory.isOnlyEditing {
      let width = accessory.width
      if accessory.isLeading { left += width } else { right -= width }
      guard let view = accessory.view else { continue }
      let x = accessory.isLeading ? left - width + 8 : right + 8
      let size = view.bounds.size
      view.place(CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
    }
    contentView.place(CGRect(x: left, y: 0, width: max(0, right - left), height: bounds.height))
    placeConfiguration()
  }

  /// The attributes with the height of the content at the width of the row, at least 44 points.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
    bounds.size.width = layoutAttributes.size.width
    placeContent()
    let view = fittingView
    let asks = configuration.contentView != nil || view.errands.contains(.usesConstraints)
    let height = asks ? view.fittingHeight(at: contentView.bounds.width) : 0
    preferred.size.height = max(UITableView.usualHeight, height)
    return preferred
  }

  package override var drawing: [DrawingCommand] {
    var commands: [DrawingCommand] = []
    if (isSelected || isHighlighted) && configuration.background == nil && selectedBackgroundView == nil {
      let all = PathValue(CGRect(origin: .zero, size: bounds.size))
      commands.append(DrawingCommand(.fill(all, .winding, ColorValue(UIColor.systemGray4.cgColor))))
    }
    commands += super.drawing
    let left = contentView.frame.minX + 16
    let line = CGRect(x: left, y: bounds.height - 0.5, width: max(0, bounds.width - left), height: 0.5)
    commands.append(DrawingCommand(.fill(PathValue(line), .winding, ColorValue(UIColor.separator.cgColor))))
    var right = bounds.width
    for accessory in accessories where !accessory.isOnlyEditing && !accessory.isLeading {
      right -= accessory.width
      commands += accessory.drawing(at: CGPoint(x: right + accessory.width / 2, y: bounds.height / 2), tintColor)
    }
    return commands
  }
}
