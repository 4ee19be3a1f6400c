import Canvas
import Foundation
import Narration
import ScenePicture

/// Keys and what they do.
struct KeyHint: Equatable {
  var caps: [String]
  var text: KeyText

  init(_ caps: String..., text: KeyText) {
    self.caps = caps
    self.text = text
  }

  /// The keys that do something at a moment, the most useful first.
  static func working(in display: DisplayState) -> [KeyHint] {
    let step = KeyHint("←", "→", text: .step), chapter = KeyHint("Shift+→", text: .chapter)
    let play = KeyHint("Space", text: .play), preset = KeyHint("PgDn", text: .preset)
    let appearance = [KeyHint("T", text: .theme), KeyHint("L", text: .language), KeyHint("?", text: .allKeys)]
    return switch display.mode {
    case .live: [step, play, preset, KeyHint("R", text: .reset)] + appearance
    case .step:
      [step, play, chapter] + (display.loop == nil ? [] : [KeyHint("Esc", text: .endLoop)]) + [
        KeyHint("B", text: .bookmark), KeyHint("O", text: .loopChapter), preset,
      ] + appearance
    }
  }

  /// All keys, for the help sheet.
  static var all: [KeyHint] {
    [
      KeyHint("←", "→", text: .step), KeyHint("Shift+←", "Shift+→", text: .chapter),
      KeyHint("Home", "End", text: .startAndEnd), KeyHint("Space", text: .play), KeyHint(",", ".", text: .speed),
      KeyHint("Ctrl+1", "Ctrl+2", text: .resultAndHandler), KeyHint("Ctrl+3", text: .recognizerChange),
      KeyHint("Ctrl+4", text: .selectedView), KeyHint("B", text: .bookmark), KeyHint("Ctrl+B", text: .nextBookmark),
      KeyHint("O", text: .loopChapter), KeyHint("Shift+,", "Shift+.", text: .loopEdges),
      KeyHint("X", text: .stepsOrMilliseconds), KeyHint("Tab", text: .shownPaths), KeyHint("F1–F5", text: .finger),
      KeyHint("I", "M", "N", "K", text: .systemEvents), KeyHint("Ctrl", text: .secondFinger),
      KeyHint("P", text: .pivot),
      KeyHint("Enter", text: .fingerByKeys), KeyHint("[", "]", text: .pinch), KeyHint("{", "}", text: .rotate),
      KeyHint("2–5", text: .moreFingers), KeyHint("-", "=", text: .force), KeyHint("Shift+Space", text: .replay),
      KeyHint("Del", text: .cutTouch), KeyHint("Ctrl+R", text: .saveRecording),
      KeyHint("Ctrl+E", text: .captureExpectations),
      KeyHint("PgUp", "PgDn", text: .preset), KeyHint("/", "Ctrl+F", text: .search), KeyHint("R", text: .reset),
      KeyHint("S", text: .pick), KeyHint("Ctrl+Z", text: .undo), KeyHint("Ctrl+Shift+Z", text: .redo),
      KeyHint("G", text: .ghost), KeyHint("Z", text: .loupe), KeyHint("E", text: .apart),
      KeyHint("Ctrl+O", text: .open), KeyHint("Ctrl+C", text: .copy),
      KeyHint("T", text: .theme), KeyHint("J", text: .projector), KeyHint("V", text: .blank),
      KeyHint("L", text: .language),
      KeyHint("F6", text: .nextRegion), KeyHint("F11", text: .fullScreen), KeyHint("Ctrl+S", text: .savePicture),
      KeyHint("?", "Shift+F1", text: .allKeys), KeyHint("Esc", text: .back), KeyHint("Ctrl+Q", text: .quit),
    ]
  }
}

extension KeyHint {
  func width(_ appearance: Appearance) -> CGFloat {
    let caps = self.caps.reduce(0) { $0 + DrawingList.keyCapWidth($1, appearance) + 3 }
    return caps + 4 + appearance.width(text[appearance.languages.first], .caption)
  }

  /// Draws the caps and the words for the status line. Returns where they end.
  func draw(_ list: inout DrawingList, left: CGFloat, middle: CGFloat, _ appearance: Appearance) -> CGFloat {
    var x = left
    for cap in caps { x = list.keyCap(cap, left: x, middle: middle, appearance) + 3 }
    let words = text[appearance.languages.first]
    let space = CGRect(x: x + 4, y: middle - 10, width: appearance.width(words, .caption) + 1, height: 20)
    return list.line(words, .caption, appearance.theme.ink2, in: space, appearance)
  }
}
