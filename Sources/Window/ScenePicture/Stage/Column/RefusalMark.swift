import Canvas
import Foundation
import Narration
import TouchTrace

/// The NO of a delegate or a view to a recognizer, beside the recognizer's diamond.
struct RefusalMark: StageMark, Equatable {
  let order = MarkOrder.overCards
  var recognizer: String
  var pill: Pill

  /// Returns the refusals that are known now.
  static func all(_ column: ColumnPlan, _ appearance: Appearance, _ placer: inout LabelPlacer) -> [RefusalMark] {
    let size = RecognizerDrawing.size(appearance, placer.measures)
    return column.cards.flatMap { card in
      card.recognizers.compactMap { mark in
        guard let asked = mark.refusedBy, let center = card.center(ofDiamond: mark.name, size),
          let pill = placer.pill(
            StageText.says(asked)[appearance.languages.first], leftOf: CGRect(center: center, side: 22 * size))
        else { return nil }
        return RefusalMark(recognizer: mark.name, pill: pill)
      }
    }
  }

  var element: ElementName { .refusal(of: recognizer) }
  var labels: [PlacedLabel] { labels(pill) }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    pill.draw(plan.appearance.theme.no, plan.appearance, &list)
  }
}
