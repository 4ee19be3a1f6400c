import Canvas
import PanelModels
import ScenePicture
import Scenes
import TouchInput
import UIKit

/// A field of 22 px for words. Enter, or leaving the field, takes the new text; Escape restores the old one.
class WordsField: LineField {
  /// The placeholder of an empty field.
  var prompt = ""
  private var text = ""
  /// Takes a text. Returns what is wrong with it, or nil.
  private let take: (String) -> ProblemText?
  private var problem: ProblemText?
  private var language = Language.english

  init(take: @escaping (String) -> ProblemText?) {
    self.take = take
    super.init()
  }

  /// - Parameter language: that of problems.
  func show(_ text: String, _ language: Language) {
    self.language = language
    guard text != self.text else { return }
    self.text = text
    restore()
  }

  override func focusChanged() {
    if interaction.isFocused { restore() } else { commit() }
  }

  override func textChanged() { problem = nil }

  override func edit(_ chord: Chord) -> Bool {
    switch chord.key {
    case .enter: commit()
    case .escape:
      restore()
      return false
    default: return super.edit(chord)
    }
    return true
  }

  private func restore() {
    (line, problem) = (EditedLine(text), nil)
    if interaction.isFocused { line.selectAll() }
  }

  /// Takes the new text. One that is wrong stays while the field has the focus.
  private func commit() {
    let written = line.text.trimmingCharacters(in: .whitespaces)
    guard written != text else { return restore() }
    problem = take(written)
    if !interaction.isFocused { restore() }
  }

  override var errorText: String? { problem.map { "× \($0[language])" } }

  override func font(_ appearance: Appearance) -> Font { .smallApi }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, isFocused = interaction.isFocused
    let border = problem != nil ? theme.no : isFocused ? theme.text : theme.controlBorder
    list.box(
      bounds, radius: 5, fill: interaction.isHovered && !isFocused ? theme.hover : theme.field, border: border,
      width: problem != nil ? 1.5 : isFocused ? 2 : 1)
    if isFocused {
      paintLine(&list, appearance)
    } else {
      let isEmpty = line.text.isEmpty
      list.line(
        isEmpty ? prompt : line.text, isEmpty ? .row : .smallApi, isEmpty ? theme.faintText : theme.text,
        in: textFrame(appearance), appearance)
    }
  }
}
