import Canvas
import PanelModels
import ScenePicture
import TouchInput
import UIKit

/// The title of a person's own scene, in the top bar: a text that a click edits. Enter, or leaving the field, names the scene.
final class TitleField: WordsField {
  /// Called by Enter, to give the keys back; the field takes the name when it loses them.
  var end: () -> Void = {}
  /// The widths at rest and while the title is edited.
  var widths: (rest: CGFloat, editing: CGFloat) = (0, 0) { didSet { fit() } }

  /// Whether the press that has begun is the one that gave the field the keys.
  private var isEntered = false

  override func focusChanged() {
    super.focusChanged()
    isEntered = interaction.isFocused
    fit()
  }

  /// A first click selects all, so that what is typed replaces the name.
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isEntered, selectedText == nil { line.selectAll() }
    isEntered = false
  }

  private func fit() { frame.size.width = interaction.isFocused ? widths.editing : widths.rest }

  override func edit(_ chord: Chord) -> Bool {
    guard chord.key == .enter else { return super.edit(chord) }
    end()
    return true
  }

  override func textFrame(_ appearance: Appearance) -> CGRect { bounds.insetBy(dx: TitleField.margin, dy: 0) }

  /// The space between the edge of the field and its text, in pixels.
  static let margin: CGFloat = 6

  override func font(_ appearance: Appearance) -> Font { .name }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    if interaction.isFocused || interaction.isHovered {
      let border = interaction.isFocused ? theme.text : theme.controlBorder
      list.box(bounds, radius: 5, fill: theme.field, border: border, width: interaction.isFocused ? 2 : 1)
    }
    if interaction.isFocused {
      paintLine(&list, appearance)
    } else {
      list.line(line.text, .name, theme.text, in: textFrame(appearance), appearance)
    }
  }
}
