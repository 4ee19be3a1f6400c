import Canvas
import PanelModels
import ScenePicture
import TouchInput
import UIKit

/// A field of 22 px with a letter and a number.
///
/// Enter, or leaving the field, takes the new number; Escape restores the old one. The up and down arrow keys change it by
/// one step, with Shift by ten, and so does a drag of the letter, by one step for each pixel. The click that brings the
/// focus selects the whole number; later ones place the caret.
final class ValueField: LineField {
  static let height: CGFloat = 22

  private let letter: String
  private let format: NumberFormat
  var change: (CGFloat) -> Void
  /// A mark at the top left corner: the number differs from that of the file.
  var differs = false
  private(set) var value: CGFloat = 0
  /// Whether the focus came just now, with the whole number selected.
  private var isFresh = false
  /// The place at which a drag of the letter began, in the window, and the number then. A button that appears can move the field.
  private var drag: (x: CGFloat, value: CGFloat)?

  /// - Parameter change: called with each new number of `format`.
  init(_ letter: String, _ format: NumberFormat, change: @escaping (CGFloat) -> Void = { _ in }) {
    self.letter = letter
    self.format = format
    self.change = change
    super.init()
    restore()
  }

  func show(_ value: CGFloat) {
    guard value != self.value else { return }
    self.value = value
    restore()
  }

  // MARK: Writing

  override func focusChanged() {
    isFresh = interaction.isFocused
    if interaction.isFocused { restore() } else { commit() }
  }

  override func edit(_ chord: Chord) -> Bool {
    isFresh = false
    switch chord.key {
    case .enter: commit()
    case .escape:
      restore()
      return false
    case .up, .down:
      let pace: CGFloat = chord.modifiers.contains(.shift) ? 10 : 1
      take(format.value(from: writtenValue ?? value, by: chord.key == .up ? pace : -pace))
    default: return super.edit(chord)
    }
    return true
  }

  /// Shows the number again as it is, and selects it.
  private func restore() {
    line = EditedLine(format.text(value))
    if interaction.isFocused { line.selectAll() }
  }

  /// Takes the new number; an invalid text is discarded.
  private func commit() {
    let written = writtenValue
    restore()
    if let written { take(written) }
  }

  private func take(_ value: CGFloat) { if value != self.value { change(value) } }

  private var isChanged: Bool { line.text != format.text(value) }

  /// The number that was written; nil if it was not changed or is invalid.
  private var writtenValue: CGFloat? { isChanged ? format.value(of: line.text) : nil }

  /// The range of valid numbers, after a cross.
  override var errorText: String? {
    isChanged && writtenValue == nil && !line.text.isEmpty && line.text != "-" ? format.errorText : nil
  }

  // MARK: The mouse

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if isOnLetter(touch.location(in: self).x) {
      drag = (touch.location(in: nil).x, value)
    } else if isFresh {
      // The click that brought the focus: the number stays selected.
      _ = countClicks(touch)
      (isFresh, isSelecting) = (false, false)
    } else {
      _ = super.beginTracking(touch, with: event)
      if !line.selection.isEmpty { line.selectAll() }
    }
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let drag else { return super.continueTracking(touch, with: event) }
    take(format.value(from: drag.value, by: (touch.location(in: nil).x - drag.x).rounded()))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { drag = nil }

  override func cancelTracking(with event: UIEvent?) { drag = nil }

  /// Whether an x coordinate is on the letter, which can be dragged.
  func isOnLetter(_ x: CGFloat) -> Bool { !letter.isEmpty && x < ValueField.letterWidth }

  /// Whether the pointer is on the letter, or drags it.
  var isScrubbed: Bool { drag != nil || interaction.pointer.map { isOnLetter($0.x) } == true }

  // MARK: Painting

  /// The width of the margin and of the letter, in pixels.
  private static let letterWidth: CGFloat = 18

  override var alignment: TextAlignment { .right }

  override func font(_ appearance: Appearance) -> Font { .smallApi }

  override func textFrame(_ appearance: Appearance) -> CGRect {
    bounds.inset(left: letter.isEmpty ? 7 : ValueField.letterWidth, right: 7)
  }

  /// The number with as many decimals as there is room for: a cut one says nothing.
  private func shownText(_ appearance: Appearance) -> String {
    guard let number = Double(line.text) else { return line.text }
    let room = textFrame(appearance).width, font = font(appearance)
    let texts = [line.text] + [100.0, 10, 1].map { format.text(CGFloat((number * $0).rounded() / $0)) }
    return texts.first { appearance.width($0, font) <= room } ?? line.text
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    if errorText != nil {
      list.box(bounds, radius: 5, fill: theme.field, border: theme.no, width: 1.5)
    } else if interaction.isFocused {
      list.box(bounds, radius: 5, fill: theme.field, border: theme.text, width: 2)
    } else {
      let ground = interaction.isHovered ? theme.hover : theme.field
      list.box(bounds, radius: 5, fill: ground, border: isEnabled ? theme.controlBorder : theme.line)
    }
    list.line(letter, .caption, isScrubbed ? theme.text : theme.faintText, in: bounds.inset(left: 7), appearance)
    if interaction.isFocused {
      paintLine(&list, appearance)
    } else {
      let color = isEnabled ? theme.text : theme.inactive
      list.line(shownText(appearance), font(appearance), color, in: textFrame(appearance), appearance, .right)
    }
    if differs { list.fill(.circle(center: CGPoint(x: 1, y: 1), radius: 3.5), theme.text) }
  }
}
