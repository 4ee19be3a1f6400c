import Panels
import ScenePicture
import TouchInput

extension Workbench {
  /// The control that has the focus comes first, then fingers on the stage; then keys say the same commands as the
  /// panels do.
  func press(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool) {
    touchComposer.hold(modifiers)
    yieldKeyboard()
    if view.isBlank {
      // Whatever key it is brings the window back, and does nothing else.
      view.isBlank = false
      return
    }
    if panels.press(key, modifiers) { return }
    if pressFingerKey(key, modifiers, isRepeat: isRepeat) { return }
    if let command = command(for: key, modifiers) { perform(command) }
  }

  private func command(for key: Key, _ modifiers: Modifiers) -> Command? {
    if modifiers.contains(.control) { return commandWithControl(key, modifiers.contains(.shift)) }
    switch key {
    case .right: return modifiers.contains(.shift) ? .stepByChapter(1) : .step(1)
    case .left: return modifiers.contains(.shift) ? .stepByChapter(-1) : .step(-1)
    case .home: return .go(.start)
    case .end: return .go(.end)
    case .space: return modifiers.contains(.shift) ? .replay : spaceCommand
    case .pageDown: return .nextScene
    case .pageUp: return .previousScene
    case .tab: return .showPaths(view.paths.next)
    case .escape: return backCommand
    case .function(1) where modifiers.contains(.shift): return .toggleHelp
    case .function(let number): return commandForFunctionKey(number)
    case .character("/") where modifiers.contains(.shift): return .toggleHelp
    case .character(",") where modifiers.contains(.shift): return .setLoopEdge(.start)
    // Some layouts have both signs on one key.
    case .character(".") where modifiers.contains(.shift), .character("<") where modifiers.contains(.shift):
      return .setLoopEdge(.end)
    case .character(let character): return command(for: character)
    case .delete: return .cut(modifiers.contains(.shift) ? .after : session.currentLoop.map { .steps($0) } ?? .touch)
    case .backspace: return modifiers.contains(.shift) ? .cut(.before) : nil
    case .up, .down, .enter: return nil
    }
  }

  /// Live, Space plays what the scene's own hand does; step by step, it starts and stops.
  private var spaceCommand: Command { player.mode == .live ? .playScript : .setPlaying(!player.isPlaying) }

  /// What was called up last goes first.
  private var backCommand: Command {
    session.hasLoop ? .setLoop(nil) : view.isExploded ? .toggleExploded : .select(nil)
  }

  private func command(for character: Character) -> Command? {
    switch character {
    case "/": .search
    case "?": .toggleHelp
    case "x": .toggleTimeAxis
    case "b": .toggleBookmark
    case "o": .toggleChapterLoop
    case "<": .setLoopEdge(.start)
    case ">": .setLoopEdge(.end)
    case ",": .changeSpeed(-1)
    case ".": .changeSpeed(1)
    case "r": .reset
    case "s": .pick
    case "v": .toggleBlank
    case "g": .toggleGhost
    case "z": .toggleLoupe
    case "e": .toggleExploded
    case "i": .interrupt
    case "m": .shake
    case "n": .remote
    case "k": .press
    case "t": .setTheme(preferences.theme == .light ? .dark : .light)
    case "j": .setTheme(preferences.theme == .projector ? .light : .projector)
    case "l": .setLanguages(preferences.languages.next)
    default: nil
    }
  }

  private func commandWithControl(_ key: Key, _ hasShift: Bool) -> Command? {
    switch key {
    case .character("1"): .go(.result)
    case .character("2"): .go(.handler)
    case .character("3"): .go(.recognizer)
    case .character("4"): pointer.selected.map { .go(.view($0)) }
    case .character("b"): .stepByBookmark(hasShift ? -1 : 1)
    case .character("q"): .quit
    case .character("s"): .savePicture
    case .character("c"): .copy
    case .character("o"): .askForFile
    case .character("f"): .search
    case .character("z"): hasShift ? .redo : .undo
    case .character("r"): .saveRecording
    case .character("e"): .captureExpectations
    default: nil
    }
  }

  private func commandForFunctionKey(_ number: Int) -> Command? {
    switch number {
    case 1...5: .focusFinger(number)
    case 6: .focusNextRegion
    case 11: .toggleFullScreen
    default: nil
    }
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The case after this one; after the last the first.
  var next: Self {
    let all = Self.allCases
    guard let index = all.firstIndex(of: self) else { return self }
    return all[(index + 1) % all.count]
  }
}
