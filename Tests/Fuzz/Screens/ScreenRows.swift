import FuzzSupport
import UIKit

/// The data and the delegate of one list. Each row has a number of its own.
final class ScreenRows: NSObject {
  unowned let world: ScreenWorld
  var sections: [[Int]] = [[], []]
  private var lastRow = 0
  /// The rows of the calls about highlights: the highlighted one, and the one that was highlighted last.
  private var highlighted: Int?, touched: Int?
  private(set) var editedRows = 0
  /// The cells and headers that are displayed.
  private var displayed: Set<ObjectIdentifier> = []

  init(_ world: ScreenWorld) {
    self.world = world
    super.init()
    sections = [newRows(12), newRows(5)]
  }

  func newRows(_ count: Int) -> [Int] { (0..<count).map { _ in newRow() } }
  func newRow() -> Int {
    lastRow += 1
    return lastRow
  }
  private func row(at path: IndexPath) -> Int? {
    guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.item) else {
      return nil
    }
    return sections[path.section][path.item]
  }

  // MARK: Checks

  /// A question about a row, which must be there.
  func asks(_ path: IndexPath, _ call: ScreenCall) {
    if row(at: path) == nil { world.report("question", "\(call) about a row that does not exist") }
    world.note(call)
  }
  func asks(_ section: Int, _ call: ScreenCall) {
    if !sections.indices.contains(section) { world.report("question", "\(call) about a section that does not exist") }
    world.note(call)
  }
  func displays(_ view: UIView, _ begins: Bool) {
    let isPaired =
      begins ? displayed.insert(ObjectIdentifier(view)).inserted : displayed.remove(ObjectIdentifier(view)) != nil
    if !isPaired { world.report("display", begins ? "begins twice" : "ends twice") }
  }
  func highlights(_ path: IndexPath) {
    if highlighted != nil { world.report("highlight", "a second row is highlighted") }
    highlighted = row(at: path)
    if highlighted == nil { world.report("highlight", "of a row that does not exist") }
    touched = highlighted
    world.note(.didHighlight)
  }
  func unhighlights() {
    if highlighted == nil { world.report("highlight", "ends twice") }
    highlighted = nil
    world.note(.didUnhighlight)
  }
  func selects(_ path: IndexPath) {
    if row(at: path) == nil || row(at: path) != touched {
      world.report("selection", "of row \(row(at: path) ?? -1), after a touch on \(touched ?? -1)")
    }
    world.note(.didSelect)
  }
  func edits(_ begins: Bool) {
    editedRows += begins ? 1 : -1
    if !(0...1).contains(editedRows) { world.report("editing", begins ? "begins twice" : "ends twice") }
    world.note(begins ? .willBeginEditing : .didEndEditing)
  }
  func checkRest() {
    if highlighted != nil { world.report("highlight", "without an end") }
    if editedRows != 0 { world.report("editing", "without an end") }
  }
}

extension ScreenRows: UITableViewDataSource, UITableViewDelegate {
  var swipesRows: Bool { true }
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    asks(section, .numberOfRows)
    return sections.indices.contains(section) ? sections[section].count : 0
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    asks(section, .header)
    return "Section"
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    asks(section, .header)
    return nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asks(indexPath, .height)
    return tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    asks(indexPath, .canEdit)
    return true
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    displays(view, true)
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    displays(view, false)
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if cell.contentView.subviews.isEmpty { cell.contentView.addSubview(ScreenTouchView(world, in: cell.contentView)) }
    asks(indexPath, .cell)
    return cell
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    displays(cell, true)
    world.note(.willDisplay)
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if cell.isHighlighted { world.report("highlight", "in a cell that was taken away") }
    displays(cell, false)
    world.note(.didEndDisplaying)
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    asks(indexPath, .shouldHighlight)
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { highlights(indexPath) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { unhighlights() }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    asks(indexPath, .shouldSelect)
    return indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    asks(indexPath, .shouldDeselect)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selects(indexPath) }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { world.note(.didDeselect) }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    guard let moved = row(at: source) else { return world.report("move", "of a row that does not exist") }
    sections[source.section].remove(at: source.row)
    sections[target.section].insert(moved, at: min(target.row, sections[target.section].count))
    if moved % 2 == 0 { tableView.reloadData() }
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    asks(indexPath, .actions)
    guard indexPath.row % 2 == 0 else { return nil }
    return UISwipeActionsConfiguration(
      actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }])
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { edits(true) }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { edits(false) }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard row(at: indexPath) != nil else { return world.report("commit", "for a row that does not exist") }
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
    world.note(.commit)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { world.note(.didScroll) }
}

extension ScreenRows: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    asks(section, .numberOfRows)
    return sections.indices.contains(section) ? sections[section].count : 0
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if cell.contentView.subviews.isEmpty { cell.contentView.addSubview(ScreenTouchView(world, in: cell.contentView)) }
    asks(indexPath, .cell)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asks(indexPath, .height)
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    displays(cell, true)
    world.note(.willDisplay)
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if cell.isHighlighted { world.report("highlight", "in a cell that was taken away") }
    displays(cell, false)
    world.note(.didEndDisplaying)
  }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    asks(indexPath, .shouldHighlight)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    highlights(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { unhighlights() }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    asks(indexPath, .shouldSelect)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { selects(indexPath) }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    world.note(.didDeselect)
  }
}

/// A view in a cell that takes its touches and passes them on, as a label with interaction does.
final class ScreenTouchView: UIView {
  private unowned let world: ScreenWorld

  init(_ world: ScreenWorld, in view: UIView) {
    self.world = world
    super.init(frame: view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { world.touchBegan(touch) }
    world.note(.touchesBegan)
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { world.touchEnded(touch) }
    world.note(.touchesEnded)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { world.touchEnded(touch) }
    world.note(.touchesCancelled)
    super.touchesCancelled(touches, with: event)
  }
}
