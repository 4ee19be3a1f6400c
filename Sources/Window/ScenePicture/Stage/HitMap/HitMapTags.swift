import Foundation
import Narration
import Scenes
import TouchTrace

/// The text in the tag of a view on the hit map; nil for a view that needs none.
struct HitMapTags {
  let areas: HitAreas
  let language: Language

  func content(of view: StagedView) -> TagContent? {
    let detail = detail(of: view)
    guard detail != nil || areas.area(of: view.name) != nil else { return nil }
    return TagContent(number: nil, name: view.name, glyph: nil, detail: detail?[language], hasDash: false)
  }

  private func detail(of view: StagedView) -> HitMapText? {
    if let refusal = view.node.refusal {
      return refusal == .interactionDisabled ? .fallsThrough : .skipped(GateText(refusal))
    }
    if let zone = areas.deadZones.filter({ $0.view == view.name }).max(by: { $0.shape.count < $1.shape.count }) {
      return areas.area(of: view.name) == nil && !hasWinner(inside: view)
        ? .dead(zone.reason) : .partlyDead(zone.reason)
    }
    guard areas.area(of: view.name) != nil, view.opacity < VisibleLimits.opacity else { return nil }
    return .invisibleWins(view.node.alpha)
  }

  private func hasWinner(inside view: StagedView) -> Bool {
    areas.areas.contains { area in view.node.subviews.contains(area.view) }
  }

  private enum VisibleLimits {
    static let opacity: CGFloat = 0.1
  }
}
