import Canvas
import Foundation
import Narration
import Scenes

/// A pill that names an area.
struct AreaPill: StageMark, Equatable {
  let order = MarkOrder.overTags
  var element: ElementName
  var pill: Pill
  /// `no` for an area that cannot be hit, else `yes`.
  var tone: Tone

  var labels: [PlacedLabel] { labels(pill) }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    pill.draw(plan.appearance.theme.color(tone), plan.appearance, &list)
  }

  /// At the finger that is over another view by now.
  static func wouldBeHit(
    _ display: DisplayState, _ geometry: StageGeometry, _ language: Language, _ placer: inout LabelPlacer
  ) -> AreaPill? {
    guard display.isAtRest, let story = display.story, let view = story.viewThatWouldBeHitNow(in: display.tree),
      let point = story.trail.last
    else { return nil }
    let finger = CGRect(center: geometry.windowPoint(point), side: 2 * placer.measures.finger)
    return placer.pill(StageText.wouldBeHit(view)[language], beside: finger).map {
      AreaPill(element: .wouldBeHit, pill: $0, tone: .text)
    }
  }

  /// Beside the view with which an event without touches begins.
  static func firstResponder(
    _ display: DisplayState, _ views: [StagedView], _ language: Language, _ placer: inout LabelPlacer
  ) -> AreaPill? {
    guard display.story == nil, let name = display.chainStory?.result?.view,
      let view = views.first(where: { $0.name == name })
    else { return nil }
    // Below the view: the connectors begin at its right edge.
    let y = view.box.maxY + (placer.measures.pill / 2 + 6 * placer.measures.scale)
    let ends = [view.box.minX, view.box.maxX].map { CGPoint(x: $0, y: y) }
    return placer.pill(StageText.firstResponder[language], onLineFrom: ends[0], to: ends[1]).map {
      AreaPill(element: .firstResponder, pill: $0, tone: .chain)
    }
  }

  /// - Parameter bracketed: the views with brackets beside their parts.
  static func all(
    _ zones: [DeadZone], besides bracketed: Set<String>, _ areas: [HitArea], _ language: Language,
    _ placer: inout LabelPlacer
  ) -> [AreaPill] {
    var pills: [AreaPill] = []
    func add(
      _ element: ElementName, _ text: any InterfaceText, beside rect: CGRect?, off others: [CGRect] = [], _ tone: Tone
    ) {
      guard let rect, let pill = placer.pill(text[language], beside: rect, off: others) else { return }
      pills.append(AreaPill(element: element, pill: pill, tone: tone))
    }
    for zone in zones where !bracketed.contains(zone.view) {
      add(
        .deadZone(of: zone.view), OutcomeText.deadZone, beside: zone.dead.first, off: [zone.alive].compactMap(\.self),
        .no)
      add(.liveZone(of: zone.view), StageText.stillWorks, beside: zone.alive, off: zone.dead, .yes)
    }
    for area in areas {
      guard let cut = area.deepestCut else { continue }
      let edge = CGRect(from: cut.start, to: cut.end)
      add(.cut(of: area.view), StageText.cut(by: cut.by), beside: edge, .no)
    }
    return pills
  }
}
