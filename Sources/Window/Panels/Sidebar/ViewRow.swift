import Canvas
import PanelModels
import ScenePicture
import UIKit

/// The row of a view in the tree: icon, name, flags, outcome, and its place in the order of asking.
final class ViewRow: ListRow {
  static let height: CGFloat = 22
  /// The indentation of each level, in pixels.
  private static let indent: CGFloat = 13

  var entry = TreeEntry.empty

  /// The recognizer that a press on the mark of the view's recognizers selects.
  var nextRecognizer: String?

  /// Called while the row is dragged, with the place of the pointer in the superview, and (nil) when it is not any more.
  var drag: (CGPoint?) -> Void = { _ in }
  /// Called when the dragged row is dropped.
  var drop: () -> Void = {}
  private var dragStart: CGPoint?
  private var isDragged = false
  /// Whether the last press was on the mark of the view's recognizers.
  private(set) var isOnRecognizers = false
  /// Whether the last press dragged the row, so that it is not a tap.
  private(set) var wasDragged = false

  override var hasBar: Bool { false }

  /// The x coordinate of the middle of the icon.
  var iconX: CGFloat { iconX(atDepth: entry.depth) }

  func iconX(atDepth depth: Int) -> CGFloat { 18 + CGFloat(depth) * ViewRow.indent }

  /// The depth, in levels, to which a drag has moved the row: to the right is deeper.
  func depth(draggedTo x: CGFloat) -> CGFloat {
    CGFloat(entry.depth) + (dragStart.map { x - $0.x } ?? 0) / ViewRow.indent
  }

  /// The frame of the name, between the icon and the flags.
  var nameFrame: CGRect {
    let right = badgeEdge - 38 - CGFloat(entry.flags.count) * ViewRow.flagWidth
    return bounds.between(iconX + 11, right)
  }

  private static let flagWidth: CGFloat = 18

  /// The right end of the badge, less the width that its digits need beyond that of a disc.
  private var badgeEdge: CGFloat { bounds.width - 8 - (entry.number.map { Font.digit.widening(by: $0) } ?? 0) }

  // MARK: Dragging

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (dragStart, wasDragged) = (touch.location(in: superview), false)
    isOnRecognizers = marksRecognizers(touch.location(in: self))
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let point = touch.location(in: superview)
    if let dragStart, hypot(point.x - dragStart.x, point.y - dragStart.y) > ViewRow.slack {
      (isDragged, wasDragged) = (true, true)
    }
    if isDragged { drag(point) }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isDragged { drop() }
    endDrag()
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    endDrag()
    super.cancelTracking(with: event)
  }

  override func press() {
    (wasDragged, isOnRecognizers) = (false, false)
    super.press()
  }

  private func endDrag() {
    if isDragged { drag(nil) }
    (dragStart, isDragged) = (nil, false)
  }

  private func marksRecognizers(_ point: CGPoint) -> Bool {
    guard let index = entry.flags.firstIndex(of: .diamond) else { return false }
    let center = flagCenter(entry.flags.count - 1 - index)
    return CGRect(center: center, side: ViewRow.flagWidth).contains(point)
  }

  /// The distance, in pixels, that the pointer moves before the row follows.
  private static let slack: CGFloat = 5

  // MARK: Painting

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    list.opacity(isDragged ? 0.38 : 1) { paintEntry(&$0, appearance) }
  }

  private func paintEntry(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    paintLines(&list, appearance)
    let isFaint = entry.outcome == .notAsked || entry.outcome == .insideSkipped
    let icon: Icon = entry.isWindow ? .window : entry.isControl ? .control : .view
    list.icon(
      icon, at: CGPoint(x: iconX, y: bounds.midY), magnification: 0.78, isFaint ? theme.faintText : theme.secondaryText)
    list.line(
      entry.name, isSelected ? .selectedRow : .row, isFaint ? theme.faintText : theme.text, in: nameFrame, appearance)
    paintFlags(&list, appearance)
    paintOutcome(&list, appearance)
  }

  /// - Parameter index: the place of the flag, from the right.
  private func flagCenter(_ index: Int) -> CGPoint {
    CGPoint(x: badgeEdge - 49 - CGFloat(index) * ViewRow.flagWidth, y: bounds.midY)
  }

  private func paintFlags(_ list: inout DrawingList, _ appearance: Appearance) {
    for (index, flag) in entry.flags.reversed().enumerated() {
      let center = flagCenter(index)
      if flag == .diamond && entry.hasInspectedRecognizer {
        let ring = CGRect(center: center, side: 18)
        list.stroke(.roundedRect(ring, radius: 4), width: 1.5, appearance.theme.text)
      }
      list.icon(flag, at: center, flag == .diamond ? appearance.theme.recognizer : appearance.theme.secondaryText)
    }
  }

  /// Draws the lines from the views above to this one.
  private func paintLines(_ list: inout DrawingList, _ appearance: Appearance) {
    let color = appearance.theme.controlBorder
    for (level, goesOn) in entry.continues.enumerated() {
      let x = (18 + CGFloat(level) * ViewRow.indent).rounded() - 1
      let isOwn = level == entry.continues.count - 1
      guard isOwn || goesOn else { continue }
      let bottom = goesOn ? bounds.height : bounds.midY
      // The line begins below the icon of the row above.
      list.fill(CGRect(x: x, y: -3, width: 1, height: bottom + 3), color)
      if isOwn { list.rule(from: x, to: x + 6, y: bounds.midY, color) }
    }
  }

  private func paintOutcome(_ list: inout DrawingList, _ appearance: Appearance) {
    let outcome = entry.outcome, middle = bounds.midY, theme = appearance.theme
    if outcome == .pending { return }
    guard let number = entry.number, outcome.isReached else {
      return list.icon(.notAsked, at: CGPoint(x: bounds.width - 16, y: middle), theme.skip)
    }
    if let glyph = outcome.glyph {
      list.icon(glyph, at: CGPoint(x: badgeEdge - 30, y: middle), theme.color(outcome.tone))
    }
    list.badge(number, at: CGPoint(x: (badgeEdge + bounds.width - 24) / 2, y: middle), outcome.tone, appearance)
  }
}
