import ScenePicture
import TouchInput
import UIKit

// The keys of the start page: arrows choose, Enter opens.

extension PanelHost {
  /// Handles a key that chooses on the start page, unless something lies over it or another region has the focus.
  func pressOnStartPage(_ key: Key, _ modifiers: Modifiers) -> Bool {
    guard isOnStartPage, modifiers.isEmpty else { return false }
    switch key {
    case .left: focus = startPage.neighbor(of: focus, CGVector(dx: -1, dy: 0))
    case .right: focus = startPage.neighbor(of: focus, CGVector(dx: 1, dy: 0))
    case .up: focus = startPage.neighbor(of: focus, CGVector(dx: 0, dy: -1))
    case .down: focus = startPage.neighbor(of: focus, CGVector(dx: 0, dy: 1))
    case .enter where focus == nil: startPage.pressFirst()
    case .enter, .space, .tab, .character, .home, .end, .pageUp, .pageDown, .escape, .backspace, .delete, .menu,
      .function:
      return false
    }
    return true
  }

  /// Whether keys belong to the start page.
  private var isOnStartPage: Bool {
    guard !startPage.isHidden, !hasOverlay else {
      return false
    }
    return focus == nil || focusedRegion == .start
  }
}
