/// One row of a table.
open class UITableViewCell: UIView {
  public nonisolated enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  public let reuseIdentifier: String?
  /// What a row shows goes in here; it fills the cell.
  public let contentView: UIView
  public let textLabel: UILabel?
  open var isSelected = false
  open var isHighlighted = false

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
  public init(row: Int, section: Int) { self = [section, row] }

  public var section: Int { self[0] }
  public var row: Int { self[1] }
}
