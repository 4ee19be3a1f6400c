import Foundation
import ScenePicture
import TouchInput
import UIKit

// The keyboard: one control has the focus; keys press it and step through it.

extension PanelHost {
  /// The controls of a region that keys can reach, in the order in which one reads them.
  func controls(in region: Region) -> [any PanelControl] {
    guard let panel = panels.first(where: { $0.region == region }), !panel.isHidden else { return [] }
    return panel.withDescendants.compactMap { $0 as? any PanelControl }.filter(\.canHaveFocus)
  }

  /// The region that has the focus.
  var focusedRegion: Region? {
    guard let focus else { return nil }
    return panels.first { focus.isDescendant(of: $0) }?.region
  }

  /// Gives the focus to a region: to its selected control, else to its first. False where it has none.
  func focus(on region: Region) -> Bool {
    let controls = controls(in: region)
    guard let control = controls.first(where: \.isSelected) ?? controls.first else { return false }
    focus = control
    return true
  }

  /// Gives the focus to the next region that can have it; after the last one to the stage.
  package func focusNextRegion() {
    let after = focusedRegion.flatMap { Region.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    if !Region.allCases.dropFirst(after).contains(where: { focus(on: $0) }) { focus = nil }
  }

  /// Moves the focus to the next control of its region (1) or the one before (−1), and around at the ends.
  func moveFocus(by amount: Int) {
    guard let region = focusedRegion, let focus else { return }
    let controls = controls(in: region)
    guard let index = controls.firstIndex(where: { $0 === focus }), !controls.isEmpty else { return }
    self.focus = controls[(index + amount + controls.count) % controls.count]
  }

  // MARK: Text

  /// The field that letters go to. While there is one, keys that are letters mean nothing else.
  package var editedField: (any TextEditor)? { focus as? any TextEditor }

  /// Whether a text field is being edited.
  package var isEditingText: Bool { editedField != nil }

  /// Writes into the field that is edited.
  package func type(_ text: String) {
    editedField?.insert(text)
    window.layoutIfNeeded()
  }

  /// Brings the focus to the search field of the rail.
  package func startSearch() {
    if !sidebar.isHidden { sidebar.startSearch() }
  }

  // MARK: Keys

  /// Gives a key to what is open or has the focus; false where it means nothing there.
  package func press(_ key: Key, _ modifiers: Modifiers) -> Bool {
    if key == .tab, focus === fileSheet.field {
      fileSheet.complete(in: folder)
      return true
    }
    if let field = editedField, !modifiers.contains(.control), field.edit(key) {
      window.layoutIfNeeded()
      return true
    }
    if key == .escape { return close() }
    if let menu = window.menu { return press(key, in: menu) }
    guard let focus, focus.canHaveFocus, !modifiers.contains(.control) else { return false }
    switch key {
    case .enter, .space: focus.press()
    case .tab: moveFocus(by: modifiers.contains(.shift) ? -1 : 1)
    // With Shift they go by chapters.
    case .left where modifiers.contains(.shift), .right where modifiers.contains(.shift): return false
    case .left: if !focus.step(by: -1) { moveFocus(by: -1) }
    case .right: if !focus.step(by: 1) { moveFocus(by: 1) }
    case .up: if !focus.stepAcross(by: -1) { moveFocus(by: -1) }
    case .down: if !focus.stepAcross(by: 1) { moveFocus(by: 1) }
    case .character, .home, .end, .pageUp, .pageDown, .escape, .backspace, .delete, .function: return false
    }
    window.layoutIfNeeded()
    return true
  }

  private func press(_ key: Key, in menu: Menu) -> Bool {
    let rows = menu.rows
    let current = rows.firstIndex { $0 === focus } ?? rows.firstIndex(where: \.isSelected)
    switch key {
    case .up: focus = rows[max((current ?? rows.count) - 1, 0)]
    case .down: focus = rows[min((current ?? -1) + 1, rows.count - 1)]
    case .enter, .space:
      current.map { rows[$0].press() }
      returnFocus(from: menu)
    case .character, .left, .right, .home, .end, .pageUp, .pageDown, .escape, .tab, .backspace, .delete, .function:
      return false
    }
    return true
  }

  /// Who chose with keys goes on with keys, where the menu was opened.
  private func returnFocus(from menu: Menu) {
    let hasFocus = menu.rows.contains { $0 === focused }
    if hasFocus, menu.superview == nil { focus = menu.opener as? any PanelControl }
  }

  /// Closes what lies over the rest; false where nothing does.
  private func close() -> Bool {
    if let menu = window.menu {
      menu.close()
      returnFocus(from: menu)
    } else if help.superview != nil {
      help.removeFromSuperview()
    } else if fileSheet.superview != nil {
      closeFileSheet()
    } else if sidebar.isOpen {
      sidebar.close()
    } else if focus != nil {
      focus = nil
    } else {
      return false
    }
    return true
  }

  func moveFocus(from old: (any PanelControl)?) {
    old?.attention.isFocused = false
    guard let focus else { return }
    focus.attention.isFocused = true
    if let area = focus.superview?.nearest(ScrollArea.self) {
      area.reveal(focus.convert(focus.bounds, to: area.content).insetBy(dx: 0, dy: -4))
    }
  }
}
