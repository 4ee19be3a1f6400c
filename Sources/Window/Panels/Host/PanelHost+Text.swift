import PanelModels
import TouchInput
import UIKit

// The field that is edited: text, the clipboard, and input methods.

extension PanelHost {
  /// The field that is edited. While there is one, letters are not commands.
  var editedField: LineField? { focus as? LineField }

  /// Whether a text field is being edited.
  package var isEditingText: Bool { editedField != nil }

  /// The place of the caret in the window, for the window of an input method; nil while no text is edited.
  package var caretFrame: CGRect? { editedField.map { $0.convert($0.caretFrame, to: nil) } }

  /// The text that is selected in the edited field; nil without any.
  package var selectedText: String? { editedField?.selectedText }

  /// Inserts text into the edited field.
  package func type(_ text: String) {
    editedField?.insert(text)
    window.layoutIfNeeded()
  }

  /// Inserts the text of the clipboard into the edited field.
  package func paste(_ text: String) {
    editedField?.paste(text)
    window.layoutIfNeeded()
  }

  /// Shows the text that an input method composes in the edited field.
  /// - Parameter caret: in characters from the beginning of `text`.
  package func compose(_ text: String, caret: Int) { editedField?.compose(text, caret: caret) }

  /// Whether the pointer is over the text of a field.
  package var isOnText: Bool { (hovered as? LineField).map { !(($0 as? ValueField)?.isScrubbed ?? false) } ?? false }

  /// The id of the scene whose row in the sidebar is under the pointer; nil beside the rows.
  package var hoveredScene: String? { (hovered as? PresetRow)?.scene?.id }

  /// Sends a key to the edited field. Returns false if there is none, or the key has no meaning in it.
  func pressInField(_ chord: Chord) -> Bool {
    guard let field = editedField else { return false }
    switch chord {
    case Chord("c", .control): field.selectedText.map { send(.copyText($0)) }
    case Chord("x", .control): field.cut().map { send(.copyText($0)) }
    case Chord("v", .control): send(.paste)
    default: guard field.edit(chord) else { return false }
    }
    window.layoutIfNeeded()
    return true
  }
}
