import UIKit

extension ScreenWorld {
  /// Makes a change with consistent data: what a list is told about is what has changed.
  func make(_ change: ScreenChange) {
    let number = change.number, isTable = change.list % 2 == 0, rows = rows[change.list % 2]
    let list: UIScrollView = isTable ? table : collection
    switch change.kind {
    case .reload, .deleteRow, .deleteRows, .insertRow, .moveRow, .reloadRow, .insertSection, .deleteSection,
      .moveSection, .reloadSection, .replaceData, .replaceSource:
      makeUpdate(change.kind, number, rows, isTable)
    case .batch: makeBatch(number, rows, isTable)
    case .rowHeight: setHeight(CGFloat(30 + number), isTable)
    case .layout: list.layoutIfNeeded()
    case .ask: isTable ? askTable(number) : askCollection(number)
    case .scroll: list.contentOffset.y = CGFloat(number * 17 % 700)
    case .select: if let path = path(number, in: rows) { select(path, isTable) }
    case .deselect:
      guard let path = path(number, in: rows) else { return }
      isTable ? table.deselectRow(at: path, animated: false) : collection.deselectItem(at: path, animated: false)
    case .edit: isTable ? table.setEditing(!table.isEditing, animated: true) : (collection.isEditing.toggle())
    case .selectsSeveral: isTable ? table.allowsMultipleSelection.toggle() : collection.allowsMultipleSelection.toggle()
    case .selectsNone: isTable ? table.allowsSelection.toggle() : collection.allowsSelection.toggle()
    case .removeList: list.removeFromSuperview()
    case .addList: page.view.addSubview(list)
    case .hideList: list.isHidden.toggle()
    case .beginEditing: field.becomeFirstResponder()
    case .endEditing: window.endEditing(number % 2 == 0)
    case .sheet: present(.pageSheet)
    case .fullScreen: present(.fullScreen)
    case .dismiss: tabs.dismiss(animated: true)
    case .push: page.navigationController?.pushViewController(newPage(), animated: true)
    case .pop: page.navigationController?.popViewController(animated: true)
    case .tab: tabs.selectedIndex = number % 2
    case .resign:
      application.resignActive(at: application.now)
      application.becomeActive()
    case .process: application.processEvents(until: application.now + TimeInterval(number % 300) / 1000)
    }
  }

  private func present(_ style: UIModalPresentationStyle) {
    var front: UIViewController = tabs
    while let next = front.presentedViewController { front = next }
    guard front.viewIfLoaded?.window != nil else { return }
    let new = newPage()
    new.modalPresentationStyle = style
    new.presentationController?.delegate = self
    front.present(new, animated: true)
  }

  private func setHeight(_ height: CGFloat, _ isTable: Bool) {
    if isTable { table.rowHeight = height }
    let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
    if !isTable { layout?.itemSize.height = height }
  }

  /// Asks a list for what may or may not be there.
  private func askTable(_ number: Int) {
    let path = number == 0 ? IndexPath() : IndexPath(row: number % 15, section: number % 3)
    _ = (
      table.visibleCells.count, table.indexPathsForVisibleRows, table.rectForRow(at: path), table.cellForRow(at: path)
    )
    _ = (table.rect(forSection: number % 3), table.numberOfRows(inSection: number))
    _ = table.indexPathForRow(at: CGPoint(x: 9, y: number * 20))
    table.scrollToRow(at: path, at: .middle, animated: number % 2 == 0)
  }
  private func askCollection(_ number: Int) {
    let path = number == 0 ? IndexPath() : IndexPath(item: number % 15, section: number % 3)
    _ = (collection.visibleCells.count, collection.cellForItem(at: path), collection.layoutAttributesForItem(at: path))
    _ = (collection.indexPathForItem(at: CGPoint(x: 9, y: number * 20)), collection.numberOfItems(inSection: number))
    collection.scrollToItem(at: path, at: .centeredVertically, animated: number % 2 == 0)
  }

  /// One update and what happens while it is collected: time passes, questions are asked, all is reloaded.
  private func makeBatch(_ number: Int, _ rows: ScreenRows, _ isTable: Bool) {
    let kinds: [ScreenChange.Kind] = [.deleteRow, .insertRow, .insertSection, .deleteSection, .reloadRow]
    let body = { [self] in
      makeUpdate(kinds[number % kinds.count], number, rows, isTable)
      if number % 3 == 0 { application.processEvents(until: application.now + 0.2) }
      if number % 4 == 0 { isTable ? askTable(number) : askCollection(number) }
      if number % 7 == 0 { makeUpdate(.reload, number, rows, isTable) }
    }
    // A change of the case would count rows after the update that is collected.
    quietly { isTable ? table.performBatchUpdates(body) : collection.performBatchUpdates(body) }
  }

  private func path(_ number: Int, in rows: ScreenRows) -> IndexPath? {
    let paths = rows.sections.enumerated().flatMap { section, rows in
      rows.indices.map { IndexPath(item: $0, section: section) }
    }
    return paths.isEmpty ? nil : paths[number % paths.count]
  }

  private func select(_ path: IndexPath, _ isTable: Bool) {
    isTable
      ? table.selectRow(at: path, animated: false, scrollPosition: .middle)
      : collection.selectItem(at: path, animated: false, scrollPosition: .centeredVertically)
  }

  private func makeUpdate(_ kind: ScreenChange.Kind, _ number: Int, _ rows: ScreenRows, _ isTable: Bool) {
    let place = path(number, in: rows)
    switch (kind, place) {
    case (.deleteRow, let path?):
      rows.sections[path.section].remove(at: path.item)
      isTable ? table.deleteRows(at: [path], with: .fade) : collection.deleteItems(at: [path])
    case (.deleteRows, let path?):
      let paths = rows.sections[path.section].indices.map { IndexPath(item: $0, section: path.section) }
      rows.sections[path.section] = []
      isTable ? table.deleteRows(at: paths, with: .fade) : collection.deleteItems(at: paths)
    case (.insertRow, _):
      guard !rows.sections.isEmpty else { return }
      let path = place ?? IndexPath(item: 0, section: 0)
      rows.sections[path.section].insert(rows.newRow(), at: min(path.item, rows.sections[path.section].count))
      let now = IndexPath(item: min(path.item, rows.sections[path.section].count - 1), section: path.section)
      isTable ? table.insertRows(at: [now], with: .fade) : collection.insertItems(at: [now])
    case (.moveRow, let path?):
      let target = IndexPath(item: number * 7 % rows.sections[path.section].count, section: path.section)
      let moved = rows.sections[path.section].remove(at: path.item)
      rows.sections[path.section].insert(moved, at: target.item)
      isTable ? table.moveRow(at: path, to: target) : collection.moveItem(at: path, to: target)
    case (.reloadRow, let path?):
      isTable ? table.reloadRows(at: [path], with: .none) : collection.reloadItems(at: [path])
    case (.insertSection, _):
      rows.sections.insert(rows.newRows(2), at: 0)
      isTable ? table.insertSections([0], with: .fade) : collection.insertSections([0])
    case (.deleteSection, _):
      guard rows.sections.count > 1 else { return }
      let section = number % rows.sections.count
      rows.sections.remove(at: section)
      isTable ? table.deleteSections([section], with: .fade) : collection.deleteSections([section])
    case (.moveSection, _):
      guard !rows.sections.isEmpty else { return }
      let section = number % rows.sections.count
      rows.sections.insert(rows.sections.remove(at: section), at: 0)
      isTable ? table.moveSection(section, toSection: 0) : collection.moveSection(section, toSection: 0)
    case (.reloadSection, _):
      guard !rows.sections.isEmpty else { return }
      let section = IndexSet(integer: number % rows.sections.count)
      isTable ? table.reloadSections(section, with: .none) : collection.reloadSections(section)
    case (.replaceSource, _):
      rows.sections = [rows.newRows(number % 20)]
      if isTable { table.dataSource = rows } else { collection.dataSource = rows }
    case (.replaceData, _):
      rows.sections = [rows.newRows(number % 20), rows.newRows(number % 3)]
      isTable ? table.reloadData() : collection.reloadData()
    default: isTable ? table.reloadData() : collection.reloadData()
    }
  }
}
