import Canvas
import Foundation
import Narration
import Scenes
import TouchTrace

/// The facts about a touch, beside the finger in focus: which tap it is, and its force; and the phone, if the system
/// cancelled it.
struct FingerFacts: StageMark, Equatable {
  let order = MarkOrder.overFingers
  var finger: Int
  /// Nil if there is nothing to tell.
  var pill: Pill?
  /// Nil unless the system cancelled the touch.
  var phone: PhoneMark?

  init?(
    _ story: TouchStory?, _ geometry: StageGeometry, _ language: Language, _ placer: inout LabelPlacer
  ) {
    guard let story, let point = geometry.windowPoint(of: story) else { return nil }
    let measures = placer.measures
    finger = story.finger
    if story.isInterrupted { phone = PhoneMark(besides: point, ring: measures.finger, measures) }
    let frame = CGRect(center: point, side: 2 * (measures.finger + 2 * measures.scale))
    placer.keepFree([frame, phone?.frame].compactMap(\.self))
    let taps = story.taps > 1 ? StageText.taps(story.taps)[language] : nil
    let force = story.force.map { StageText.force($0)[language] }
    let text = [taps, force].compactMap(\.self).joined(separator: ", ")
    pill = text.isEmpty ? nil : placer.pill(text, beside: frame)
  }

  var element: ElementName { .facts(of: finger) }
  var labels: [PlacedLabel] { labels(pill) }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    phone?.draw(plan.appearance.theme, &list)
    pill?.draw(plan.appearance.theme.text, plan.appearance, &list)
  }
}

extension TouchStory {
  /// Whether a phone call or the like cancelled the touch.
  var isInterrupted: Bool {
    phase == .cancelled && incidents.contains { if case .interrupted(.resignedActive) = $0 { true } else { false } }
  }
}

extension DisplayState {
  /// The smaller side of the view that the touch hits, in points; nil before it is known.
  var smallestTouchedSide: CGFloat? {
    guard let view = finalStory?.result?.view, let size = tree.node(view)?.bounds.size else { return nil }
    return min(size.width, size.height)
  }
}
