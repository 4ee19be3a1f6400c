import Canvas
import Foundation
import ScenePicture
import UIKit

/// The heading of a lesson, with the number of its presets. Pressing it folds the lesson.
final class LessonHead: Row {
  var title = ""
  var isUnfolded = false
  private let count: Int

  init(count: Int, action: @escaping () -> Void) {
    self.count = count
    super.init(action: action)
  }

  required init?(coder: NSCoder) { return nil }

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    let icon: PanelIcon = isUnfolded ? .chevronDown : .chevronRight
    list.icon(icon, at: CGPoint(x: 10, y: bounds.midY), appearance.theme.ink2)
    let number = String(count)
    list.line(
      number, .caption, appearance.theme.ink3, in: bounds.inset(right: 8).strip(.right, 30), appearance, .right)
    let titleFrame = bounds.inset(left: 22, right: 14 + appearance.width(number, .caption))
    list.line(title, .selectedRow, appearance.theme.ink, in: titleFrame, appearance)
  }
}

/// The row of a preset.
final class PresetRow: Row {
  var title = ""
  /// Whether the preset was watched to its end.
  var isDone = false

  /// The frame of the title, between the selection bar and the tick.
  var titleFrame: CGRect { bounds.insetBy(dx: 22, dy: 0) }

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    let color = isEnabled ? appearance.theme.ink : appearance.theme.hair
    list.line(title, isSelected ? .selectedRow : .row, color, in: titleFrame, appearance)
    guard isDone else { return }
    list.icon(.tick, at: CGPoint(x: bounds.width - 11, y: bounds.midY), appearance.theme.result)
  }
}
