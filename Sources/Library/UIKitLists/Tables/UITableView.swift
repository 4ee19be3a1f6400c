/// A list of rows in sections. It has cells for the rows that are seen and uses them again for others.
///
/// As Apple's, except: rows come and go at once, without animation; there is no index at the right edge,
/// nothing is dragged between apps, and nothing has the focus. Touches select a row, not a recognizer: a cancelled touch selects
/// none.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The look of a table. The header of a plain table stays at the top while its section is seen.
  public nonisolated enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// The value of a height that the content decides.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The style passed to `init(frame:style:)`.
  public let style: Style

  /// Provides the cells, from the next layout on.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
  /// The object that would fetch data early. It is never called.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// The height of each row, in points, if the delegate does not say another one.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsReload() } }
  }
  /// The height of the headers of sections, in points, if the delegate does not say another one.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload() } }
  }
  /// The height of the footers of sections, in points, if the delegate does not say another one.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload() } }
  }
  /// The height of a row with `automaticDimension` until its cell is asked, in points.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// An estimate that is not needed: headers have their heights at once.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// An estimate that is not needed: footers have their heights at once.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above each header, in points. By default 22 in a plain table, else 0.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsReload() } }
  }

  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { refreshCells() } }
  /// The colour of the lines; nil draws none.
  open var separatorColor: UIColor? = .separator { didSet { refreshCells() } }
  /// The distance of the lines from the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { refreshCells() } }
  /// Has no effect, since the edges count; warns once when it is changed.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { warnNotSupported("UITableView.separatorInsetReference") } }
  }
  /// The place from which the insets of lines are counted. As Apple's, except: they are counted from the edges.
  public nonisolated enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  /// Has no effect; warns once when it is set.
  open var separatorEffect: UIVisualEffect? {
    didSet { if separatorEffect != nil { warnNotSupported("UITableView.separatorEffect") } }
  }
  /// Has no effect; warns once when it is changed.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      if cellLayoutMarginsFollowReadableWidth != oldValue {
        warnNotSupported("UITableView.cellLayoutMarginsFollowReadableWidth")
      }
    }
  }
  /// Whether content views keep out of the safe area at the sides. Upright windows have none there.
  open var insetsContentViewsToSafeArea = true

  /// The view above all sections. It keeps its height and gets the width of the table.
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
  /// Whether a tap selects a row while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether a tap selects a row besides others while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Has no effect, since nothing has the focus; warns once when it is changed.
  open var selectionFollowsFocus = false {
    didSet { if selectionFollowsFocus != oldValue { warnNotSupported("UITableView.selectionFollowsFocus") } }
  }
  /// Whether cells are made early. They are made when they are seen, whatever the value.
  open var isPrefetchingEnabled = true
  /// The height of the lines of empty rows. Has no effect: there are no lines below the last row. A height
  /// above 0 warns once.
  open var fillerRowHeight = UITableView.automaticDimension {
    didSet { if fillerRowHeight > 0 { warnNotSupported("UITableView.fillerRowHeight") } }
  }
  /// Has no effect, since nothing has the focus; warns once when it is changed.
  open var remembersLastFocusedIndexPath = false {
    didSet {
      if remembersLastFocusedIndexPath != oldValue { warnNotSupported("UITableView.remembersLastFocusedIndexPath") }
    }
  }
  /// Has no effect, since there is no index at the right edge; warns once when it is set.
  open var sectionIndexColor: UIColor? {
    didSet { if sectionIndexColor != nil { warnNotSupported("UITableView.sectionIndexColor") } }
  }
  /// Has no effect, since there is no index at the right edge; warns once when it is set.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { if sectionIndexBackgroundColor != nil { warnNotSupported("UITableView.sectionIndexBackgroundColor") } }
  }
  /// Has no effect, since there is no index at the right edge; warns once when it is set.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet {
      if sectionIndexTrackingBackgroundColor != nil {
        warnNotSupported("UITableView.sectionIndexTrackingBackgroundColor")
      }
    }
  }
  /// Has no effect, since there is no index at the right edge; warns once when it is changed.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet {
      if sectionIndexMinimumDisplayRowCount != oldValue {
        warnNotSupported("UITableView.sectionIndexMinimumDisplayRowCount")
      }
    }
  }
  /// Whether a press drags rows, if there is a `dragDelegate`. True, as on every device since iOS 15.
  open var dragInteractionEnabled = true { didSet { dragging?.drag.isEnabled = dragInteractionEnabled } }
  /// Provides the items of rows that are dragged.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { prepareDragging() } }
  /// Decides about drops.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { prepareDragging() } }
  final var dragging: ListDragging?

  /// Whether all cells exist at once and keep the frames that they are given, as in a scene file. Not in UIKit.
  package final var keepsCells = false { didSet { isList = !keepsCells } }

  final var geometry = TableGeometry()
  final var contents = TableContents()
  final var cellPool = ReusePool<UITableViewCell>(), headerPool = ReusePool<UITableViewHeaderFooterView>()
  /// The selected rows, in the order of selection.
  final var selectedPaths: [IndexPath] = []
  final var highlighting: HighlightingTouch?
  final var isEditingRows = false
  final var updates = TableUpdates()
  final var swipe: RowSwipe?
  final var menus: ListMenus?

  /// A table without cells.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// A plain table without cells.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Ignores `coder`: there are no archives.
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

  /// Scrolls so that a row is seen; `animated` is that of `setContentOffset(_:animated:)`.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    showRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Loading

  /// Removes the selection and all cells and asks for the numbers and heights of rows; the next layout asks for cells.
  /// A touch on a row selects nothing any more (SV-04). Inside of a question that the table asks, it waits for the next
  /// layout.
  open func reloadData() {
    guard !contents.isChanging else { return setNeedsReload() }
    change {
      (contents.isLoaded, contents.isBehind) = (true, true)
      endTouches()
      selectedPaths = []
      dropCells()
      measure()
      if keepsCells { showAllCells() }
    }
    setNeedsLayout()
  }

  /// Lets the next layout load the data. No touch acts on the old rows meanwhile.
  final func setNeedsReload() {
    contents.isLoaded = false
    endTouches()
    setNeedsLayout()
  }

  /// Ends what touches have begun with rows: a swipe, a move and a highlight.
  private func endTouches() {
    swipe?.close()
    contents.moving = nil
    losePath()
  }

  /// Asks the data source for the numbers of rows if it was not asked since it was set.
  final func loadIfNeeded() { if !contents.isLoaded, dataSource != nil { reloadData() } }

  /// The width of `size`, and the height of the content in the table's present width. Observed: it is not limited by `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    loadIfNeeded()
    return CGSize(width: size.width, height: contentSize.height)
  }

  /// Gives the subviews their frames.
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
    if !selects { deselectAll() }
    refreshCells()
  }

  // MARK: Selecting

  // The touches arrive through the responder chain, from the cell that was hit.

  /// Highlights the row under a touch, unless one is highlighted.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let swipe, swipe.isOpen { swipe.close() } else { began(touches) }
    super.touchesBegan(touches, with: event)
  }

  /// Selects the highlighted row if the touch that highlights it is lifted (LI-02).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ended(touches)
    super.touchesEnded(touches, with: event)
  }

  /// Ends the highlight without selecting the row.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelled(touches)
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Members that subclasses override

  /// Returns a cell that is not shown any more, or else a new one of the registered class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cellPool.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return cellPool.registeredClass(for: identifier)?.made(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a cell with the size of the row. Ends the program if no class was registered, as UIKit does.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "Unable to dequeue a cell with identifier \(identifier): register a class for the identifier. "
          + "Nib files and prototype cells of a storyboard are not read.")
    }
    if let row = geometry.row(indexPath) {
      cell.frame = CGRect(x: sideInset, y: row.y, width: cellWidth, height: row.height)
      cell.layoutContent()
    }
    return cell
  }

  /// The number of sections at the last `reloadData()` or update.
  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }
  /// The number of rows at the last `reloadData()` or update.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  /// Begins to collect updates. Calls nest.
  open func beginUpdates() {
    if updates.depth == 0 { updates.isOutdated = !contents.isLoaded }
    updates.depth += 1
  }

  /// Shows the updates that were collected since `beginUpdates()`. Heights are asked anew.
  open func endUpdates() {
    guard updates.depth > 0 else { return }
    updates.depth -= 1
    if updates.depth == 0 { showUpdates() }
  }

  // MARK: Updates and selection by the program, which subclasses may override

  /// Shows the updates that `updates` makes, together; `completion` is called in the next turn of the run loop.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { atNextTurn { _ in completion(true) } }
  }
  /// Shows the updates that `updates` makes, together. The closure does not escape.
  open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates()
    endUpdates()
    if let completion { atNextTurn { _ in completion(true) } }
  }
  /// Shows rows that the data source has inserted. Paths are counted after all changes.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.inserted.formUnion(indexPaths) }
  }
  /// Removes rows that the data source has deleted. Paths are counted before all changes.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deleted.formUnion(indexPaths) }
  }
  /// Asks for the cells of rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloaded.formUnion(indexPaths) }
  }
  /// Asks for the cells of rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
  /// Moves the cell of a row, from a path before all changes to a path after them.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Shows sections that the data source has inserted, counted after all changes.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Removes sections that the data source has deleted, counted before all changes.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// Asks for the cells of sections again, and for their numbers of rows.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves the cells of a section, from its number before all changes to its number after them.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }
  /// Selects a row, besides others if several may be selected, or none for nil, without calling the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = .none) {
    guard select(indexPath, animated: animated), let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  /// Deselects the row if it is selected, without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }
}

extension UITableView {
  /// The delegate if it is one of a table.
  final var tableDelegate: (any UITableViewDelegate)? { keptDelegate as? any UITableViewDelegate }
  // The delegate and the data source that are asked about rows. Once one of them has changed the data in a question, they are not asked
  // about the old rows any more, which may be gone.
  final var askedDelegate: (any UITableViewDelegate)? { contents.isLoaded ? tableDelegate : nil }
  final var askedSource: (any UITableViewDataSource)? { contents.isLoaded ? dataSource : nil }
}
