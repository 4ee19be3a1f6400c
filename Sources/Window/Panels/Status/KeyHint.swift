import Canvas
import Foundation
import Narration
import PanelModels
import ScenePicture
import Scenes

/// A row of the table of keys as the status line and the help sheet show it.
struct KeyHint: Equatable {
  var caps: [String]
  var text: LocalizedText

  init(caps: [String], text: LocalizedText) { (self.caps, self.text) = (caps, text) }

  /// - Parameter caps: which of the row's keys are shown.
  init(_ binding: KeyBinding, caps: Range<Int>? = nil) {
    self.caps = caps.map { Array(binding.caps[$0.clamped(to: binding.caps.indices)]) } ?? binding.caps
    text = binding.text.text
  }

  /// The keys of the start page, for the status line.
  private static var onStartPage: [KeyHint] {
    let rows: [(KeyText, Range<Int>?)] = [
      (.open, nil), (.search, 0..<1), (.theme, nil), (.language, nil), (.allKeys, 0..<1),
    ]
    return [
      KeyHint(caps: ["←", "→", "↑", "↓"], text: StartText.choose.text),
      KeyHint(caps: ["Enter"], text: StartText.openChosen.text),
      KeyHint(caps: ["Ctrl+Home"], text: StartText.thisPage.text),
    ] + rows.compactMap { text, caps in KeyBindings.row(text).map { KeyHint($0, caps: caps) } }
  }

  /// The keys of two scenes side by side, for the status line.
  private static var comparing: [KeyHint] {
    let rows: [(KeyText, Range<Int>?)] = [
      (.step, nil), (.play, nil), (.chapter, 1..<2), (.reset, nil), (.compare, 1..<2), (.back, nil), (.theme, nil),
      (.language, nil), (.allKeys, 0..<1),
    ]
    return rows.compactMap { text, caps in
      KeyBindings.row(text).map { binding in
        var hint = KeyHint(binding, caps: caps)
        if text == .back { hint.text = KeyText.leaveCompare.text }
        if text == .compare { hint.text = KeyText.swapSides.text }
        return hint
      }
    }
  }

  /// The keys of predict mode, for the status line.
  private static func predicting(_ prediction: PredictionState?) -> [(KeyText, Range<Int>?)] {
    switch prediction?.phase {
    case .asking where prediction?.counted != nil:
      [(.moreAndFewerVotes, nil), (.votesOfNextChoice, nil), (.countVotes, nil), (.revealAndNext, nil), (.back, nil)]
    case .asking: [(.answer, nil), (.revealAndNext, nil), (.hint, nil), (.countVotes, nil), (.back, nil)]
    case .revealed: [(.nextQuestion, nil), (.step, nil), (.back, nil)]
    case .waiting, .finished, nil: [(.preset, 1..<2), (.reset, nil), (.back, nil)]
    }
  }

  /// The effect of Esc in a mode.
  private static func back(in mode: DisplayState.Mode) -> KeyText {
    switch mode {
    case .live, .step: .endLoop
    case .predict: .leavePredictMode
    case .edit: .leaveEditMode
    }
  }

  /// The keys that are most useful in a state, for the status line.
  static func working(in display: WindowDisplay) -> [KeyHint] {
    if display.start != nil { return onStartPage }
    if display.comparison != nil { return comparing }
    let rows: [(KeyText, Range<Int>?)] =
      if let map = display.hitMap, display.mode != .edit {
        [(.hitMap, nil), (.wipe, nil)] + (map.wipe == nil ? [] : [(.moveWipe, nil)]) + [
          (.loupe, nil), (.preset, 1..<2),
        ]
      } else {
        switch display.mode {
        case .live: [(.step, nil), (.play, nil), (.preset, 1..<2), (.reset, nil), (.hitMap, nil)]
        case .step:
          [(.step, nil), (.play, nil), (.chapter, 1..<2)] + (display.loop == nil ? [] : [(.back, nil)])
            + [(.bookmark, nil), (.loopChapter, nil), (.preset, 1..<2)]
        case .predict: predicting(display.prediction)
        case .edit:
          [
            (.moveView, nil), (.resizeView, nil), (.newView, nil), (.renameView, 0..<1), (.deleteView, 0..<1),
            (.undo, nil), (.back, nil),
          ]
        }
      }
    let common: [(KeyText, Range<Int>?)] = [(.theme, nil), (.language, nil), (.allKeys, 0..<1)]
    return (rows + common).compactMap { text, caps in
      KeyBindings.row(text).map { binding in
        var hint = KeyHint(binding, caps: caps)
        if text == .back { hint.text = KeyHint.back(in: display.mode).text }
        return hint
      }
    }
  }
}

extension KeyHint {
  func width(_ appearance: Appearance) -> CGFloat {
    let caps = self.caps.reduce(0) { $0 + DrawingList.keyCapWidth($1, appearance) + 3 }
    return caps + 4 + appearance.width(text[appearance.languages.first], .caption)
  }

  /// Draws the key caps and the text for the status line. Returns their right end.
  func draw(_ list: inout DrawingList, left: CGFloat, middle: CGFloat, _ appearance: Appearance) -> CGFloat {
    var x = left
    for cap in caps { x = list.keyCap(cap, left: x, middle: middle, appearance) + 3 }
    let words = text[appearance.languages.first]
    let space = CGRect(x: x + 4, y: middle - 10, width: appearance.width(words, .caption) + 1, height: 20)
    return list.line(words, .caption, appearance.theme.secondaryText, in: space, appearance)
  }
}
