import PanelModels
import ScenePicture
import TouchInput
import UIKit

// The keyboard focus: one control receives keys, which press it and step through it.

extension PanelHost {
  /// Returns the controls of a region that can have the focus, in reading order.
  func controls(in region: Region) -> [any PanelControl] {
    guard let panel = panels.first(where: { $0.region == region }), !panel.isHidden else { return [] }
    let edges = edges.filter { $0.region == region }
    return (panel.withDescendants + edges).compactMap(\.panelControl)
      .filter { $0.canHaveFocus && ($0 as? Tab)?.isSelected != false }
  }

  /// The region of the focused control.
  var focusedRegion: Region? {
    guard let focus else { return nil }
    return panels.first { focus.isDescendant(of: $0) }?.region ?? (focus as? PanelEdge)?.region
  }

  /// Moves the focus to the selected control of a region, else to its first one. Returns false if there is none.
  func focus(on region: Region) -> Bool {
    let controls = controls(in: region)
    guard let control = controls.first(where: \.isSelected) ?? controls.first else { return false }
    focus = control
    return true
  }

  /// Moves the focus to the next region with a control; after the last region to the stage.
  package func focusNextRegion() {
    let after = focusedRegion.flatMap { Region.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    if !Region.allCases.dropFirst(after).contains(where: { focus(on: $0) }) { focus = nil }
  }

  /// Moves the focus to the next control of its region (1) or the previous one (−1), and around at the ends.
  func moveFocus(by amount: Int) {
    guard let region = focusedRegion, let focus else { return }
    let controls = controls(in: region)
    guard let index = controls.firstIndex(where: { $0 === focus }), !controls.isEmpty else { return }
    self.focus = controls[(index + amount + controls.count) % controls.count]
  }

  /// Moves the focus to the search field of the sidebar.
  package func startSearch() {
    if !sidebar.isHidden { sidebar.startSearch() }
  }

  // MARK: Keys

  /// Sends a key to the open overlay or the focused control. Returns false if the key has no meaning there.
  package func press(_ key: Key, _ modifiers: Modifiers) -> Bool {
    if let overlay = window.overlays.last, overlay.press(key, modifiers, in: self) { return true }
    if pressInField(Chord(key, modifiers)) { return true }
    if key == .escape { return close() }
    if pressOnStartPage(key, modifiers) { return true }
    guard let focus, focus.canHaveFocus, !modifiers.contains(.control) else { return false }
    switch key {
    case .enter, .space: focus.press()
    case .tab: moveFocus(by: modifiers.contains(.shift) ? -1 : 1)
    // With Shift, these keys move by chapters.
    case .left where modifiers.contains(.shift), .right where modifiers.contains(.shift): return false
    case .left: if !focus.step(by: -1) { moveFocus(by: -1) }
    case .right: if !focus.step(by: 1) { moveFocus(by: 1) }
    case .up: if !focus.stepAcross(by: -1) { moveFocus(by: -1) }
    case .down: if !focus.stepAcross(by: 1) { moveFocus(by: 1) }
    case .character, .home, .end, .pageUp, .pageDown, .escape, .backspace, .delete, .menu, .function: return false
    }
    if let tab = focus as? Tab, !tab.isSelected { self.focus = tab.nearest(TabBar.self)?.selectedTab }
    window.layoutIfNeeded()
    return true
  }

  /// Closes the topmost overlay, or ends the focus. Returns false if there is neither.
  private func close() -> Bool {
    if let overlay = window.overlays.last {
      close(overlay)
    } else if sidebar.isOpen {
      sidebar.close()
    } else if focus != nil {
      focus = nil
    } else {
      return closeNotice()
    }
    return true
  }

  func moveFocus(from old: (any PanelControl)?) {
    old?.interaction.isFocused = false
    guard let focus else { return }
    focus.interaction.isFocused = true
    if let area = focus.superview?.nearest(ScrollArea.self) {
      area.reveal(focus.convert(focus.bounds, to: area.content).insetBy(dx: 0, dy: -4))
    }
  }
}
