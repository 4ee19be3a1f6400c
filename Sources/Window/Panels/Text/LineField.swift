import Canvas
import PanelModels
import ScenePicture
import UIKit

/// A control for editing one line of text: the base of `TextField` and `ValueField`. While it has the keyboard focus,
/// letters are text, not commands.
///
/// The caret is placed by a click, the selection by a drag, a double click (a word) and a triple click (everything).
class LineField: PlainControl {
  var line = EditedLine() { didSet { revealCaret() } }
  /// The text that an input method composes at the caret, and the caret in it; nil if there is none.
  private(set) var composition: (text: String, caret: Int)?
  private var scroll: CGFloat = 0
  /// The place of the last press, and the number of its clicks that do not count because they were elsewhere.
  private var clickPlace = CGPoint.zero, earlierClicks = 0
  /// Whether the drag under way selects text.
  var isSelecting = false

  /// The part of the field that shows the text.
  func textFrame(_ appearance: Appearance) -> CGRect { bounds.insetBy(dx: 7, dy: 0) }

  func font(_ appearance: Appearance) -> Font { .row }

  var alignment: TextAlignment { .left }

  /// Called after each change of the text.
  func textChanged() {}

  /// Called when the field gets or loses the keyboard focus.
  func focusChanged() {}

  /// The reason why the text is invalid, and what would be valid; nil for valid text.
  var errorText: String? { nil }

  override var interaction: Interaction {
    didSet {
      guard oldValue.isFocused != interaction.isFocused else { return }
      (composition, scroll) = (nil, 0)
      focusChanged()
    }
  }

  // MARK: Writing

  /// Inserts typed text, or what an input method has composed.
  func insert(_ text: String) {
    composition = nil
    if line.insert(text) { textChanged() }
  }

  /// Inserts text from the clipboard.
  func paste(_ text: String) {
    if line.insert(text, isTyped: false) { textChanged() }
  }

  /// Removes the selection, and returns it; nil if nothing is selected.
  func cut() -> String? {
    guard let text = selectedText else { return nil }
    line.delete(to: line.caret)
    textChanged()
    return text
  }

  /// The selected text; nil if nothing is selected.
  var selectedText: String? { line.selection.isEmpty ? nil : line.selectedText }

  /// Shows the text that an input method composes; an empty one ends that.
  /// - Parameter caret: in characters from the beginning of `text`.
  func compose(_ text: String, caret: Int) {
    composition = text.isEmpty ? nil : (text, min(max(caret, 0), text.count))
    revealCaret()
  }

  /// Performs a key. Returns false for a key without a meaning in the field.
  func edit(_ chord: Chord) -> Bool {
    let before = line.text
    guard line.edit(chord) else { return false }
    if line.text != before { textChanged() }
    return true
  }

  // MARK: Layout

  /// The text as it is shown, and the caret in it.
  private var shownLine: (text: String, caret: Int) {
    guard let composition else { return (line.text, line.caret) }
    let before = line.text(in: 0..<line.selection.lowerBound)
    let after = line.text(in: line.selection.upperBound..<line.text.count)
    return (before + composition.text + after, before.count + composition.caret)
  }

  func layout(_ appearance: Appearance) -> LineLayout {
    LineLayout(
      text: shownLine.text, font: font(appearance), frame: textFrame(appearance), alignment: alignment, scroll: scroll,
      typesetter: appearance.typesetter)
  }

  /// Nil while the field is in no window.
  private var layout: LineLayout? { nearest(PanelWindow.self)?.appearance.map { layout($0) } }

  private func revealCaret() {
    if interaction.isFocused, let layout { scroll = layout.scroll(revealing: shownLine.caret) }
  }

  /// Returns the place of the text nearest to a point of the field.
  func place(at point: CGPoint) -> Int { layout?.place(at: point.x) ?? line.text.count }

  /// The caret, for the window of an input method.
  var caretFrame: CGRect {
    let x = layout?.x(of: shownLine.caret) ?? bounds.minX
    return CGRect(x: x.rounded(), y: bounds.minY, width: 1, height: bounds.height)
  }

  // MARK: The mouse

  /// Dragging selects text and does not scroll the panel.
  override var scrollsPanel: Bool { false }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    composition = nil
    let place = place(at: touch.location(in: self)), clicks = countClicks(touch)
    switch clicks {
    case ...1: line.moveCaret(to: place)
    case 2: line.selectWord(at: place)
    default: line.selectAll()
    }
    isSelecting = clicks <= 1
    return true
  }

  /// Returns how often the mouse was clicked at the same place. The taps of a finger may lie farther apart.
  func countClicks(_ touch: UITouch) -> Int {
    let point = touch.location(in: self), distance = hypot(point.x - clickPlace.x, point.y - clickPlace.y)
    if touch.tapCount <= 1 || distance > LineField.clickDistance { earlierClicks = touch.tapCount - 1 }
    clickPlace = point
    return touch.tapCount - earlierClicks
  }

  /// The largest distance between two clicks at the same place, in pixels.
  private static let clickDistance: CGFloat = 4

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if isSelecting { line.moveCaret(to: place(at: touch.location(in: self)), extending: true) }
    return true
  }

  // MARK: Painting

  /// Draws the line with its selection, the underline of a composition, and the caret.
  func paintLine(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, layout = layout(appearance), caret = shownLine.caret
    let height = (CGFloat(layout.font.size) * 1.25).rounded(), middle = layout.frame.midY.rounded()
    let lineFrame = layout.frame.insetBy(dx: -2, dy: 0).band(middle: middle, height: height)
    list.clip(lineFrame.insetBy(dx: 0, dy: -1)) { list in
      if let composition {
        let start = caret - composition.caret, underline = lineFrame.strip(.bottom, 1)
        let left = layout.x(of: start).rounded(), right = layout.x(of: start + composition.text.count).rounded()
        list.fill(underline.between(left, right), theme.text)
      } else if !line.selection.isEmpty {
        let left = layout.x(of: line.selection.lowerBound), right = layout.x(of: line.selection.upperBound)
        list.fill(lineFrame.between(left.rounded(), right.rounded()), theme.textSelection)
      }
      list.text(layout.text, layout.font, at: layout.start, theme.text)
      let width = max((CGFloat(layout.font.size) / 12).rounded(.down), 1)
      list.fill(lineFrame.between(layout.x(of: caret).rounded(), layout.x(of: caret).rounded() + width), theme.text)
    }
  }
}

extension Theme {
  /// The ground of selected text.
  var textSelection: Color { text.mixed(into: field, 0.2) }
}
