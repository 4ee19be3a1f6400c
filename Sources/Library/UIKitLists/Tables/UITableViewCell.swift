/// One row of a table. Views are added to `contentView`, which lies in front of what a cell adds to itself before it is
/// shown (LI-08).
///
/// As Apple's, except: changes of its states are not animated, and it never has the focus.
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// The arrangement of a cell's labels and picture. As Apple's.
  public nonisolated enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// The look of a selected row: like the others with `none`, else grey.
  public nonisolated enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// The sign or button at the right end of a row. As Apple's.
  public nonisolated enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The way in which a row can be edited by hand. As Apple's.
  public nonisolated enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// The lines between rows. As Apple's, except: etched lines look like the others.
  public nonisolated enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  /// The look of a row with the focus. As Apple's, except: no row has the focus.
  public nonisolated enum FocusStyle: Int, Sendable { case `default`, custom }
  /// A state that a cell changes to.
  public nonisolated struct StateMask: OptionSet, Sendable {
    /// As Apple's.
    public var rawValue: UInt
    /// As Apple's.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The controls that edit the row are shown.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The row was swiped aside.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The identifier by which a table uses the cell again; nil if it does not.
  open private(set) var reuseIdentifier: String?
  /// The superview of the cell's content. It fills the cell between its controls and its accessory.
  public let contentView: UIView
  let style: CellStyle
  final var labels = CellLabels()
  final var configuration = CellConfiguration()

  /// The values of the shown row that the table has set.
  final var row = CellRow()
  /// Whether the cell shows a row of a table.
  final var isShown = false

  /// The look of the row while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// The sign or button at the right end.
  open var accessoryType = AccessoryType.none { didSet { accessoriesChanged() } }
  /// The sign or button at the right end while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoriesChanged() } }
  /// The view at the right end, instead of `accessoryType`.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// The view at the right end while the table is edited.
  open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// The detail button of an accessory type.
  final var detailButton: CellDetailButton?
  /// The controls at the left and right edge while the table is edited.
  final var editControl: CellEditControl?, moveControl: CellMoveControl?

  /// The view behind everything.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
  /// The view behind the content while the row is highlighted or selected; nil is a grey one.
  open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue, with: nil) } }
  /// Has no effect, since `selectedBackgroundView` is shown; warns once when it is set.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      if multipleSelectionBackgroundView != nil { warnNotSupported("UITableViewCell.multipleSelectionBackgroundView") }
    }
  }

  /// The number of steps by which the labels are moved to the right.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The length of a step to the right, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether the content makes room for the control that edits the row.
  open var shouldIndentWhileEditing = true
  /// Whether the row can be moved by hand while the table is edited.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// The distance of the line from the edges, in points. By default, the inset of the table.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? row.separatorInset }
    set { ownSeparatorInset = newValue }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  /// Has no effect, since nothing has the focus; warns once when it is changed.
  open var focusStyle = FocusStyle.default {
    didSet { if focusStyle != oldValue { warnNotSupported("UITableViewCell.focusStyle") } }
  }
  /// Has no effect, since one finger drags; warns once when it is changed.
  open var userInteractionEnabledWhileDragging = false {
    didSet {
      if userInteractionEnabledWhileDragging != oldValue {
        warnNotSupported("UITableViewCell.userInteractionEnabledWhileDragging")
      }
    }
  }

  /// Whether the content view lies in front of what the cell had added to itself.
  final var hasRaisedContent = false
  private var isChosen = false, isTouched = false, isBeingEdited = false

  /// A cell of 320 by 44 points; the table sets the size of the row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    contentView = UITableViewCellContentView(frame: CellRow.usualFrame)
    super.init(frame: CellRow.usualFrame)
    backgroundColor = .systemBackground
    contentView.setDefaultMargins(above: 11)
    addSubview(contentView)
  }

  /// A cell of the style `default`; the table sets its frame.
  public convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  /// For a class that only the running program knows; see UnknownClasses.swift.
  @available(*, unavailable) public required convenience init(madeWith style: CellStyle, identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  /// Nil: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Called before the cell shows another row.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    ownSeparatorInset = nil
  }

  // MARK: States

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger that will select the row is down.
  open var isHighlighted: Bool {
    get { isTouched }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the row shows the controls that edit it.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Selects the row or not; called by the table. Animated changes happen at once.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard isChosen != selected else { return }
    isChosen = selected
    stateChanged()
  }
  /// Highlights the row or not; called by the table.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard isTouched != highlighted else { return }
    isTouched = highlighted
    stateChanged()
  }
  /// Shows the controls that edit the row, or not; called by the table.
  open func setEditing(_ editing: Bool, animated: Bool) {
    let state: StateMask = editing ? .showingEditControl : []
    if isBeingEdited != editing {
      willTransition(to: state)
      isBeingEdited = editing
      didTransition(to: state)
      setNeedsUpdateConfiguration()
    }
    showEditControls()
    setNeedsLayout()
  }
  /// Called before the cell changes to a state.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell changed to a state.
  open func didTransition(to state: StateMask) {}

  /// The way in which the row can be edited; `none` unless the table is being edited.
  open var editingStyle: EditingStyle { isBeingEdited ? row.editingStyle : .none }
  /// Whether the row was swiped aside.
  open var showingDeleteConfirmation: Bool { table?.swipe?.isOpen(on: self) ?? false }

  final var table: UITableView? { superview as? UITableView }

  // MARK: Configuration

  /// Adapts a cell to its state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// The content of the cell, instead of its labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set { showContent(newValue) }
  }
  /// The background behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set { showBackground(newValue) }
  }
  /// Whether the content follows the state of the cell.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuration.updatesContent }
    set { configuration.updatesContent = newValue }
  }
  /// Whether the background follows the state of the cell.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuration.updatesBackground }
    set { configuration.updatesBackground = newValue }
  }
  /// Called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Requests a call of `updateConfiguration(using:)` in the next layout.
  open func setNeedsUpdateConfiguration() { requestUpdateOfConfiguration() }

  final func updateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Adapts the content and the background to the state of the cell. By default, both configurations are updated for
  /// it, unless `automaticallyUpdates…` forbids it.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configuration = configuration.updated(for: state)
  }
  /// The state that `updateConfiguration(using:)` is given.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }
  /// A content with the labels of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The background of a plain list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  // MARK: Layout

  /// The size that the constraints in the content ask for, or else those of the cell.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard contentView.errands.contains(.usesConstraints) else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Gives the subviews their frames.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }
}

extension UITableViewCell: ConfiguredView, DrawsItself {
  package var drawing: [DrawingCommand] { rowDrawing }
}

/// The values of a row that a cell gets from its table.
struct CellRow {
  /// The frame of a cell before it is in a table, as on iOS.
  static let usualFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

  /// The colour of the line below; nil for none.
  var separatorColor: UIColor?
  var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  var editingStyle = UITableViewCell.EditingStyle.none
  var isEditable = false, isMovable = false, indents = true

  init() {}

  init(of table: UITableView, at path: IndexPath, of count: Int) {
    let isLast = path.row == count - 1
    separatorInset = table.separatorInset
    let hasLine = table.separatorStyle != .none && !(isLast && table.style == .insetGrouped)
    separatorColor = hasLine ? table.separatorColor : nil
    guard table.isEditing else { return }
    isEditable = table.askedSource?.tableView(table, canEditRowAt: path) ?? false
    isMovable = table.askedSource?.tableView(table, canMoveRowAt: path) ?? false
    editingStyle = isEditable ? table.askedDelegate?.tableView(table, editingStyleForRowAt: path) ?? .delete : .none
    indents = table.askedDelegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true
  }
}

/// The content view of a cell. UIKit's private class has the same name.
final class UITableViewCellContentView: UIView {}
