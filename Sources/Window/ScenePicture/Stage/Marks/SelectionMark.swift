import Canvas
import Foundation
import Narration
import Scenes
import TouchTrace

/// Whether a touch selected the cell that it hit: a ground and a tick, or a text that says no.
struct SelectionMark: StageMark, Equatable {
  let order = MarkOrder.overTags
  var cell: String
  var isSelected: Bool
  /// In window pixels.
  var frame: CGRect
  /// Nil where it does not fit.
  var pill: Pill?

  /// Nil unless the touch of a cell is over.
  init?(_ story: TouchStory?, _ views: [StagedView], _ language: Language, _ placer: inout LabelPlacer) {
    guard let story, let view = views.first(where: { $0.name == story.result?.view }),
      view.node.className == "UITableViewCell"
    else { return nil }
    (cell, frame) = (view.name, view.box)
    isSelected = story.actions.contains { $0.sender == view.name && $0.name == "didSelect" }
    guard isSelected || story.phase == .cancelled || story.phase == .ended else { return nil }
    let text = (isSelected ? StageText.selected : .notSelected)[language]
    pill = placer.pill(text, insideRightEndOf: frame) ?? placer.pill(text, beside: frame)
  }

  var element: ElementName { .selection(of: cell) }
  var labels: [PlacedLabel] { labels(pill) }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    let (appearance, measures) = (plan.appearance, plan.measures)
    let color = isSelected ? appearance.theme.result : appearance.theme.no
    if isSelected {
      let bar = CGRect(x: frame.minX, y: frame.minY, width: 5 * measures.scale, height: frame.height)
      list.fill(.rect(bar), color)
    }
    pill?.draw(color, appearance, &list)
  }
}
