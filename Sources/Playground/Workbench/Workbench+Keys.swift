import Scenes

extension Workbench {
  /// The control that has the focus comes first; then keys say the same commands as the panels do.
  func press(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool) {
    if panels.press(key, modifiers) { return }
    if let command = command(for: key, modifiers) { perform(command) }
  }

  private func command(for key: Key, _ modifiers: Modifiers) -> Command? {
    if modifiers.contains(.control) { return commandWithControl(key) }
    switch key {
    case .pageDown: return .nextScene
    case .pageUp: return .previousScene
    case .space: return .playScript
    case .character("r"): return .reset
    case .escape: return .select(nil)
    case .function(11): return .toggleFullScreen
    case .character, .left, .right, .up, .down, .home, .end, .enter, .tab, .backspace, .delete, .function: return nil
    }
  }

  private func commandWithControl(_ key: Key) -> Command? {
    switch key {
    case .character("q"): .quit
    case .character("s"): .savePicture
    default: nil
    }
  }
}
