import Canvas
import Foundation
import ScenePicture
import UIKit

/// The name of a group of lessons and how many there are; it folds them.
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
    let numberRoom = CGRect(x: bounds.width - 38, y: 0, width: 30, height: bounds.height)
    list.line(number, .caption, appearance.theme.ink3, in: numberRoom, appearance, .right)
    let width = bounds.width - 22 - 14 - appearance.width(number, .caption)
    list.line(
      title, .selectedRow, appearance.theme.ink, in: CGRect(x: 22, y: 0, width: width, height: bounds.height),
      appearance)
  }
}

/// The name of a lesson.
final class PresetRow: Row {
  var title = ""
  /// The lesson was looked at to its end.
  var isDone = false

  /// The room between the bar and the tick.
  var titleRoom: CGRect { CGRect(x: 22, y: 0, width: max(bounds.width - 44, 0), height: bounds.height) }

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    let color = isEnabled ? appearance.theme.ink : appearance.theme.hair
    list.line(title, isSelected ? .selectedRow : .row, color, in: titleRoom, appearance)
    guard isDone else { return }
    list.icon(.tick, at: CGPoint(x: bounds.width - 11, y: bounds.midY), appearance.theme.result)
  }
}
