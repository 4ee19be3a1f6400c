import Foundation
import Narration
import Scenes
import TouchInput
import TouchTrace

/// The contents of the stage beside which the marks are placed.
struct StageContents {
  let display: DisplayState
  let appearance: Appearance
  let geometry: StageGeometry
  /// At the current step, and at the end of the search.
  let views: [StagedView]
  let finalViews: [StagedView]
  let tags: [Tag]
  let descents: [Descent]
  let entrance: Entrance
  let column: ColumnPlan
  let connectors: [Connector]

  private var language: Language { appearance.languages.first }
  /// The point of the search; the finger may have been dragged away since.
  private var point: CGPoint? { display.story?.trail.first.map { geometry.windowPoint($0, layer: 0) } }

  /// Places all marks, the most important first: each takes a place that those before left free.
  func marks(_ placer: inout LabelPlacer) -> [any StageMark] {
    let columnMarks = columnMarks(&placer)
    let hitAreas = views.compactMap { HitArea(of: $0, in: views) }
    let flags = FlagPlacement.flags(
      finalViews, display.tree.recognizers, tags: tags, isOnlyOfReached: display.showsDrawings, &placer)
    if display.edit != nil { return columnMarks + hitAreas + flags }
    keepFree(&placer)
    return columnMarks + hitAreas + flags + touchMarks(hitAreas, &placer)
  }

  /// The marks on the connectors and beside the cards.
  private func columnMarks(_ placer: inout LabelPlacer) -> [any StageMark] {
    let sign = ConnectorSign(
      column.cards, connectors, device: geometry.reach, cause: display.causeOfCancelling, appearance, &placer)
    let delays = DelayMark.all(display, connectors, besides: sign, geometry, appearance, &placer)
    let waiting = WaitingLine.all(column, appearance, &placer)
    let refusals = RefusalMark.all(column, appearance, &placer)
    return [sign].compactMap(\.self) + delays + waiting + refusals
  }

  /// Keeps free where the finger was dragged, and the discs on the rings of hit-test views.
  private func keepFree(_ placer: inout LabelPlacer) {
    let measures = placer.measures
    let draggedTo = display.story?.trail.last.map {
      CGRect(center: geometry.windowPoint($0), side: 2 * measures.finger)
    }
    let discs = display.answerNumber == nil ? [] : views.filter { $0.outcome == .result }.map(\.box)
    placer.keepFree(
      [draggedTo].compactMap(\.self)
        + discs.map { CGRect(center: CGPoint(x: $0.maxX, y: $0.minY), side: measures.badge) })
  }

  /// The marks that explain the touch.
  private func touchMarks(_ hitAreas: [HitArea], _ placer: inout LabelPlacer) -> [any StageMark] {
    let zones = point.map { place in views.compactMap { DeadZone(of: $0, in: views, point: place) } } ?? []
    // A bracket has two places, a distance many.
    let pairs = zones.map { ($0, PartBracket.pair($0, appearance, &placer)) }
    let named = Narration.missedView(of: display).map { Set([$0]) } ?? []
    let lines = distances(of: named, &placer)
    let now = AreaPill.wouldBeHit(display, geometry, language, &placer)
    let first = AreaPill.firstResponder(display, views, language, &placer)
    // A word for half a view that finds no place beside its half would stand at the wrong one.
    let split = Set(pairs.filter { $0.1 != nil || $0.0.isStacked }.map(\.0.view))
    let pills = AreaPill.all(zones, besides: split, hitAreas, language, &placer)
    let question = questionMarks(&placer)
    let pair = PairMark(display, geometry, language, &placer)
    let events = ControlEventMarks(
      display, display.finalStory, geometry, views, besides: connectors, appearance, &placer)
    let selection = SelectionMark(display.story, views, language, &placer)
    let facts = FingerFacts(display.story, geometry, language, &placer)
    let answer = Answer(display, descents, entrance, &placer)
    // The distance of the view under the pointer comes last: nothing moves for it.
    let hovered = distances(of: Set(display.hovered.map { [$0] } ?? []).subtracting(named), &placer)
    let single: [(any StageMark)?] = [now, first, pair, events?.boundary, events, selection, facts, answer]
    return zones + lines + hovered + pairs.compactMap(\.1).flatMap(\.self) + pills + question
      + single.compactMap(\.self)
  }

  /// The view that is asked in Step mode. Distances of earlier views would cover its axes.
  private var asked: StagedView? { display.isStepping ? views.first { $0.outcome == .asking } : nil }

  private func distances(of names: Set<String>, _ placer: inout LabelPlacer) -> [MissLine] {
    guard asked == nil, let point else { return [] }
    return MissLines.all(of: names, views, point: point, device: geometry.bezel, appearance, &placer)
  }

  private func questionMarks(_ placer: inout LabelPlacer) -> [any StageMark] {
    guard let asked, let question = display.story?.question(of: asked.name), let point else { return [] }
    let isSeen = asked.isSeen && asked.visibleBox.overlaps(placer.stage)
    let axes =
      isSeen
      ? Axes(
        of: asked, question, finger: point.moved(by: asked.shift), tags: tags.map { $0.frame.outset(by: 3) }, &placer)
      : nil
    let callout = Callout(of: asked, question, geometry, appearance, &placer)
    let marks: [(any StageMark)?] = [axes, callout]
    return marks.compactMap(\.self)
  }
}
