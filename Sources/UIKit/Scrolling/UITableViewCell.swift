/// One row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// The layout of a cell; it has no influence on touches.
  public nonisolated enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  /// The identifier passed to `init`. Cells are not reused.
  public let reuseIdentifier: String?
  /// The superview of what the cell shows; it fills the cell.
  public let contentView: UIView
  /// A label that fills the content view.
  public let textLabel: UILabel?
  /// How a selected row looks, and what stands at its right end: kept.
  public nonisolated enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public nonisolated enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none
  /// Whether the row is selected.
  open var isSelected = false
  /// Whether a finger that will select the row is down.
  open var isHighlighted = false

  /// A cell with an empty frame, which the table sets.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = UIView(frame: .zero)
    textLabel = UILabel(frame: .zero)
    super.init(frame: .zero)
    addSubview(contentView)
    if let textLabel { contentView.addSubview(textLabel) }
  }

  public required init?(coder: NSCoder) { nil }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  open override var frame: CGRect {
    didSet {
      contentView.frame = CGRect(origin: .zero, size: frame.size)
      textLabel?.frame = contentView.bounds
    }
  }
}

extension IndexPath {
  /// The path of a row; both numbers count from 0.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The section, counted from 0.
  public var section: Int { self[0] }
  /// The row in its section, counted from 0.
  public var row: Int { self[1] }
}
