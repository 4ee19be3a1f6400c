import Canvas
import Foundation

/// The numbers of the search in a scene that counts its steps: the numbers of the two steps before the first view is asked, beside the
/// entrance of the event.
struct StepNumbers {
  let plan: StagePlan
  private var measures: StageMeasures { plan.measures }

  func draw(_ list: inout DrawingList) {
    guard plan.display.scene.numbering == .steps, plan.display.story?.point != nil else { return }
    list.element(.stepNumbers) { list in
      for (index, center) in centers.enumerated() {
        list.disc(index + 1, at: center, measures, plan.appearance, isSmall: plan.entrance.label != nil)
      }
    }
  }

  /// Left of the two lines of the label if there is room; else below the arrow.
  private var centers: [CGPoint] {
    if let label = plan.entrance.label, label.hasNumbers {
      let frame = label.frame
      let x = frame.minX - measures.smallBadge / 2 - 4
      return [CGPoint(x: x, y: frame.midY - 10), CGPoint(x: x, y: frame.midY + 10)]
    }
    guard let start = plan.entrance.arrows.first?.route.points.first else { return [] }
    let pitch = measures.badge + 8 * measures.scale
    return [1, 2].map { CGPoint(x: start.x + measures.badge / 2, y: start.y + $0 * pitch) }
  }
}

extension DrawingList {
  /// Draws a number on a disc on the top right corner of a view's ring.
  mutating func disc(_ number: Int, onRingOf view: StagedView, _ measures: StageMeasures, _ appearance: Appearance) {
    disc(number, at: CGPoint(x: view.box.maxX, y: view.box.minY), measures, appearance, view.outcome.tone)
  }

  /// Draws a number on a disc.
  mutating func disc(
    _ number: Int, at center: CGPoint, _ measures: StageMeasures, _ appearance: Appearance, _ tone: Tone = .yes,
    isSmall: Bool = false
  ) {
    let radius = ((isSmall ? measures.smallBadge : measures.badge) * 0.46).rounded()
    let font = isSmall ? measures.smallDigit : measures.digit
    fill(.badge(number, font, center: center, radius: radius + 1.5 * measures.scale), appearance.theme.panel)
    fill(.badge(number, font, center: center, radius: radius), appearance.theme.color(tone))
    text(String(number), font, centeredOn: center, appearance.typesetter, appearance.theme.textOnState)
  }
}
