import Canvas
import Foundation
import Narration
import TouchTrace

/// What an edit changed: the way to the view that won before it, and a broken ring around that view, faint under what is
/// now.
struct Ghost: Equatable {
  static let opacity = 0.45

  let view: String
  /// Questions on the way to it that are not asked now.
  let descents: [Descent]
  /// Nil where there is no room for it.
  let pill: Pill?

  /// - Parameters:
  ///   - earlier: the touch as it was over before the edit.
  ///   - now: the arrows that are drawn anyway.
  init?(
    _ earlier: TouchStory?, in views: [StagedView], _ map: DescentMap, besides now: [Descent],
    _ pills: inout PillPlacement, _ appearance: Appearance
  ) {
    guard let winner = earlier?.result?.view, let staged = views.first(where: { $0.name == winner }) else { return nil }
    view = winner
    var path: [String] = [], next: String? = winner
    while let name = next {
      path.append(name)
      next = views.first { $0.name == name }?.node.superview
    }
    descents = Descent.all(in: earlier, map).filter { way in
      path.contains(way.asked) && !now.contains { $0.asker == way.asker && $0.asked == way.asked && $0.route != nil }
    }
    pill = pills.pill(StageText.before[appearance.languages.first], beside: staged.box)
  }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    let (measures, theme) = (plan.measures, plan.appearance.theme), scale = measures.scale
    list.opacity(Ghost.opacity) { list in
      for route in descents.compactMap(\.route) {
        list.stroke(.polyline(route.points), Stroke(2 * scale, dash: [6 * scale, 4 * scale]), theme.ink2)
      }
    }
    guard let staged = plan.view(view) else { return }
    let ring = Path.polygon(staged.corners.grown(4 * scale))
    list.opacity(Ghost.opacity) {
      $0.stroke(ring, Stroke(2 * scale, dash: [6 * scale, 4 * scale]), theme.result)
    }
  }

  /// The word beside it, over what else there is.
  func drawWord(_ appearance: Appearance, _ list: inout DrawingList) {
    pill?.draw(appearance.theme.result, appearance, &list)
  }
}
