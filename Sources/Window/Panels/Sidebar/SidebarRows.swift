import Canvas
import ScenePicture
import Scenes
import UIKit

/// The heading of a lesson: its name, and below it how many of its presets were seen. Pressing it folds the lesson.
final class LessonHead: ListRow {
  static let height: CGFloat = 42

  var title = ""
  /// The line below the title.
  var detail = ""
  var isUnfolded = false

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    let icon: PanelIcon = isUnfolded ? .chevronDown : .chevronRight
    list.icon(icon, at: CGPoint(x: 10, y: 13), appearance.theme.secondaryText)
    let text = bounds.inset(left: 22, right: 8)
    list.line(title, .selectedRow, appearance.theme.text, in: text.band(middle: 13, height: 20), appearance)
    list.line(detail, .caption, appearance.theme.faintText, in: text.band(middle: 29, height: 20), appearance)
  }
}

/// The row of a preset.
final class PresetRow: ListRow {
  var title = ""
  /// The preset, or the scene of a file.
  var scene: SceneSummary?
  /// Whether the point of the preset was seen.
  var isDone = false

  /// The frame of the title, between the selection bar and the tick.
  var titleFrame: CGRect { bounds.insetBy(dx: 22, dy: 0) }

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    let color = isEnabled ? appearance.theme.text : appearance.theme.inactive
    list.line(title, isSelected ? .selectedRow : .row, color, in: titleFrame, appearance)
    guard isDone else { return }
    list.icon(.tick, at: CGPoint(x: bounds.width - 11, y: bounds.midY), appearance.theme.result)
  }
}
