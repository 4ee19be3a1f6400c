/// One row of a table.
open class UITableViewCell: UIView {
  /// How a cell is laid out; the touch pipeline makes no difference.
  public nonisolated enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  /// Kept, but nothing is reused.
  public let reuseIdentifier: String?
  /// What a row shows goes in here; it fills the cell.
  public let contentView: UIView
  /// Fills the content.
  public let textLabel: UILabel?
  /// Whether the row is selected.
  open var isSelected = false
  /// Whether a finger is on the row.
  open var isHighlighted = false

  /// A cell of no size; the table gives it its place.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = UIView(frame: .zero)
    textLabel = UILabel(frame: .zero)
    super.init(frame: .zero)
    addSubview(contentView)
    if let textLabel { contentView.addSubview(textLabel) }
  }

  public required init?(coder: NSCoder) { nil }

  open override var frame: CGRect {
    didSet {
      contentView.frame = CGRect(origin: .zero, size: frame.size)
      textLabel?.frame = contentView.bounds
    }
  }
}

extension IndexPath {
  /// A row of a section, both counted from 0.
  public init(row: Int, section: Int) { self = [section, row] }

  /// Counted from 0.
  public var section: Int { self[0] }
  /// Counted from 0.
  public var row: Int { self[1] }
}
