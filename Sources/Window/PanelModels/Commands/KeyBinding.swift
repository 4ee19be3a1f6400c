import Narration
import ScenePicture
import Scenes
import TouchInput

/// A row of the table of keys: chords that belong together, and what each does.
package struct KeyBinding: Sendable {
  /// The effect of a chord.
  package enum Action: Sendable {
    /// A command; nil if the key does nothing in this state.
    case command(@Sendable (KeyContext) -> Command?)
    /// A finger that is moved by the keyboard. Where it does nothing, the same chord may be a command.
    case touch(TouchKey)
  }

  package var section: KeySection
  package var text: KeyText
  package var chords: [(chord: Chord, action: Action)]
  /// The keys as help writes them, where that is not the list of all chords.
  private var writtenCaps: [String]?

  package init(
    _ section: KeySection, _ text: KeyText, caps: [String]? = nil, _ chords: [(Chord, Action)]
  ) {
    (self.section, self.text, writtenCaps) = (section, text, caps)
    self.chords = chords.map { (chord: $0, action: $1) }
  }

  /// The keys as help and guides write them.
  package var caps: [String] { writtenCaps ?? chords.map(\.chord.name) }
}

/// The state that a key's command depends on.
package struct KeyContext: Sendable {
  package var display: WindowDisplay
  package var theme: Theme.Name
  package var languages: Languages

  package init(display: WindowDisplay, theme: Theme.Name, languages: Languages) {
    (self.display, self.theme, self.languages) = (display, theme, languages)
  }
}

/// The groups of the table of keys.
package enum KeySection: InterfaceText, CaseIterable {
  case steps, marks, view, fingers, predictMode, scenes, edits, editMode, window

  /// The heading in the help sheet and in `Guides/Keyboard.md`.
  package var text: LocalizedText {
    switch self {
    case .steps: localized("Steps", "步骤")
    case .marks: localized("Bookmarks and loops", "书签与循环")
    case .view: localized("What is shown", "显示")
    case .fingers: localized("Fingers and events", "手指与事件")
    case .predictMode: localized("In predict mode", "预测模式中")
    case .scenes: localized("Scenes", "场景")
    case .edits: localized("Edits", "编辑")
    case .editMode: localized("In edit mode", "编辑模式中")
    case .window: localized("Window", "窗口")
    }
  }
}

extension KeyBinding.Action {
  package static func command(_ command: Command) -> Self { .command { _ in command } }
}
