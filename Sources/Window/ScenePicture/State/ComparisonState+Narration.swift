import Narration
import Scenes

// The narration of a comparison. Before the first difference: the common line. At it, and always in Live mode: the
// difference. After it: a line of each scene.

extension Narration {
  static func wordings(
    of comparison: ComparisonState, in display: DisplayState, _ language: Language
  ) -> [Sentence] {
    guard !comparison.alignment.pairs.isEmpty else {
      let text = (display.scene.invitation?.text ?? display.scene.caption)[language]
      return [Sentence([.text(text.isEmpty ? WatchText.touchTheDevice[language] : text)])]
    }
    switch comparison.saying(in: display.mode) {
    case .difference:
      let same: CompareText = comparison.alignment.parting == nil ? .same : .sameTouch
      return comparison.line?.wordings(in: language) ?? [Sentence([.text(same[language])])]
    case .both: return stepWordings(of: 0, in: comparison, language)
    case .each: return numbered(stepWordings(of: 0, in: comparison, language), 0)
    }
  }

  static func second(of comparison: ComparisonState, in display: DisplayState, _ language: Language) -> Sentence? {
    guard !comparison.alignment.pairs.isEmpty else { return Sentence([.text(CompareText.bothGetTheTouch[language])]) }
    switch comparison.saying(in: display.mode) {
    case .difference:
      if comparison.parting == nil {
        let other = comparison.alignment.parting.map {
          CompareText.touchDiffers(comparison.touch(of: $0), step: comparison.number(of: $0))
        }
        return other.map { Sentence([.text($0[language])]) }
      }
      guard comparison.makesPoint, let point = display.scene.point else { return nil }
      return Sentence([.text(point[language])])
    case .both: return nil
    case .each: return numbered(stepWordings(of: 1, in: comparison, language), 1)[0]
    }
  }

  /// Returns what a scene does in the pair before the cursor.
  private static func stepWordings(
    of side: Int, in comparison: ComparisonState, _ language: Language
  ) -> [Sentence] {
    let pair = comparison.cursor > 0 ? comparison.alignment.pairs[comparison.cursor - 1] : nil
    guard pair?[side] != nil, let line = line(of: comparison.sides[side].display) else {
      return [Sentence([.text(CompareText.noStepHere[language])])]
    }
    return line.wordings(in: language)
  }

  /// Returns wordings with the number of their side before them.
  private static func numbered(_ wordings: [Sentence], _ side: Int) -> [Sentence] {
    wordings.map { "\(ComparisonState.numbers[side], .now) \($0)" }
  }
}

extension ComparisonState {
  fileprivate enum Saying { case both, difference, each }

  /// Whether the narration is about the first difference.
  package func isAtDifference(in mode: DisplayState.Mode) -> Bool {
    if case .difference = saying(in: mode) { !alignment.pairs.isEmpty } else { false }
  }

  /// Whether the narration says that the touch is the same in both.
  package func isSame(in mode: DisplayState.Mode) -> Bool { isAtDifference(in: mode) && parting == nil }

  /// Whether the second line of the narration is about the second scene.
  package func saysEach(in mode: DisplayState.Mode) -> Bool {
    if case .each = saying(in: mode) { true } else { false }
  }

  fileprivate func saying(in mode: DisplayState.Mode) -> Saying {
    guard mode == .step, cursor > 0 else { return .difference }
    guard let parting, cursor > parting else { return .both }
    if cursor == parting + 1 { return .difference }
    return alignment.pairs[cursor - 1].isSame ? .both : .each
  }
}
