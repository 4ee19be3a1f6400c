/// A list of rows in sections. It has cells for the rows that are seen and uses them again for others.
///
/// Rows come and go at once; nothing is animated. Touches select a row, not a recognizer: a cancelled touch selects none.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The look of a table. Headers of a plain one stay at its top while their section is seen.
  public nonisolated enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// Of a height: the content decides.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The style passed to `init(frame:style:)`.
  public let style: Style

  /// Provides the cells, from the next layout on.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
  /// It is kept and never told.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// The height of each row, in points, if the delegate does not say another one.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// The height of the headers of sections, in points, if the delegate does not say another one.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// The same of footers.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// The height of a row with `automaticDimension` until its cell is asked, in points.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// Has no effect: headers and footers have their heights at once.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// Has no effect.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Has no effect.
  open var sectionHeaderTopPadding = UITableView.automaticDimension

  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { refreshCells() } }
  open var separatorColor: UIColor? = .separator { didSet { refreshCells() } }
  /// The distance of the lines from the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { refreshCells() } }
  /// What the insets of lines are counted from. It has no effect: they are counted from the edges.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  public nonisolated enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  /// Has no effect.
  open var separatorEffect: UIVisualEffect?
  /// Has no effect.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Has no effect.
  open var insetsContentViewsToSafeArea = true

  /// The view above all sections. Its height counts, its width is that of the table.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// The view below all sections.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  /// The view behind all rows, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether a tap selects a row. If false, touches are forwarded up the responder chain.
  open var allowsSelection = true
  /// Whether a tap selects a row besides others, and a second tap deselects it.
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// Has no effect.
  open var selectionFollowsFocus = false
  /// Has no effect.
  open var remembersLastFocusedIndexPath = false
  // The index at the right edge, which is not shown.
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Has no effect: nothing is dragged between apps.
  open var dragInteractionEnabled = false

  /// Whether all cells exist at once and keep the frames that they are given, as in a scene file. Not in UIKit.
  package final var keepsCells = false { didSet { isList = !keepsCells } }

  final var geometry = TableGeometry()
  final var contents = TableContents()
  final var cellPool = ReusePool<UITableViewCell>(), headerPool = ReusePool<UITableViewHeaderFooterView>()
  /// The selected rows, in the order of selection.
  final var selectedPaths: [IndexPath] = []
  final var touchedPath: IndexPath?
  final var isEditingRows = false
  final var updates = TableUpdates()
  final var swipe: RowSwipe?

  /// A table without cells.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// A plain table without cells.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isList = true
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Scrolls so that a row is seen, at once.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    showRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Loading

  /// Removes the selection and all cells and asks the data source for the numbers and heights of rows, at the next layout for
  /// cells. A touch on a row selects nothing any more (SV-04).
  open func reloadData() {
    _ = endTouch()
    swipe?.close()
    selectedPaths = []
    contents.isLoaded = true
    dropCells()
    measure()
    setNeedsLayout()
    if keepsCells { showAllCells() }
  }

  final func setNeedsReload() {
    contents.isLoaded = false
    setNeedsLayout()
  }

  /// Asks the data source for the numbers of rows if it was not asked since it was set.
  final func loadIfNeeded() { if !contents.isLoaded, dataSource != nil { reloadData() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    followSafeArea()
    showRows()
  }

  // MARK: Editing

  /// Whether rows show the controls that delete, insert and move them.
  open var isEditing: Bool {
    get { isEditingRows }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the controls that delete, insert and move rows. Animated changes happen at once.
  open func setEditing(_ editing: Bool, animated: Bool) {
    swipe?.close()
    guard editing != isEditingRows else { return }
    isEditingRows = editing
    if !allowsSelection(while: editing) { deselectAll() }
    refreshCells()
  }

  // MARK: Selecting

  // The touches arrive through the responder chain, from the cell that was hit.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = rowToTouch(touches) else { return super.touchesBegan(touches, with: event) }
    beginTouch(on: path)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touchedPath == nil { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = endTouch() else { return super.touchesEnded(touches, with: event) }
    tapped(path)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if endTouch() == nil { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Scrolling

}

extension UITableView {
  /// The delegate if it is one of a table.
  final var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
}
