import Foundation
import Narration
import Scenes
import TouchInput
import TouchTrace

/// The marks over the views besides tags and arrows: distances, areas, flags, and their pills.
struct StageMarks {
  let hitAreas: [HitArea]
  let deadZones: [DeadZone]
  let flags: [Flag]
  let missLines: [MissLine]
  let axes: Axes?
  let callout: Callout?
  let answer: Answer?
  let pair: PairMark?
  let controlEvents: ControlEventMarks?
  let facts: FingerFacts?
  let selection: SelectionMark?
  let areaPills: [AreaPill]
  let brackets: [PartBracket]

  init(
    _ display: DisplayState, _ appearance: Appearance, _ geometry: StageGeometry, _ contents: StageContents,
    _ placer: inout LabelPlacer
  ) {
    let views = contents.views, measures = placer.measures, language = appearance.languages.first
    // The point of the search; the finger may have been dragged away since.
    let point = display.story?.trail.first.map { geometry.windowPoint($0, layer: 0) }
    hitAreas = views.compactMap { HitArea(of: $0, in: views) }
    deadZones = point.map { place in views.compactMap { DeadZone(of: $0, in: views, point: place) } } ?? []
    flags = FlagPlacement.flags(
      contents.finalViews, display.tree.recognizers, tags: contents.tags, isOnlyOfReached: display.showsDrawings,
      &placer)
    let draggedTo = display.story?.trail.last.map {
      CGRect(center: geometry.windowPoint($0), side: 2 * measures.finger)
    }
    let discs = display.answerNumber == nil ? [] : views.filter { $0.outcome == .result }.map(\.box)
    placer.keepFree(
      [draggedTo].compactMap(\.self)
        + discs.map { CGRect(center: CGPoint(x: $0.maxX, y: $0.minY), side: measures.badge) })
    // A bracket has two places, a distance many.
    let pairs = deadZones.map { ($0, PartBracket.pair($0, appearance, &placer)) }
    brackets = pairs.compactMap(\.1).flatMap(\.self)
    // The distance lines of earlier views would cover the axes of the view that is asked now.
    let asked = display.isStepping ? views.first { $0.outcome == .asking } : nil
    let named = Narration.missedView(of: display).map { Set([$0]) } ?? []
    let measured = { (names: Set<String>, placer: inout LabelPlacer) in
      guard asked == nil, let point else { return [MissLine]() }
      return MissLines.all(of: names, views, point: point, device: geometry.bezel, appearance, &placer)
    }
    let lines = measured(named, &placer)
    let now = AreaPill.wouldBeHit(display, geometry, language, &placer)
    let first = AreaPill.firstResponder(display, views, language, &placer)
    // A word for half a view that finds no place beside its half would stand at the wrong one.
    let split = Set(pairs.filter { $0.1 != nil || $0.0.isStacked }.map(\.0.view))
    areaPills = [now, first].compactMap(\.self) + AreaPill.all(deadZones, besides: split, hitAreas, language, &placer)
    // Axes, callout and answer are shown in Step mode only.
    if let asked, let question = display.story?.question(of: asked.name), let point {
      axes = Axes(
        of: asked, question, finger: point.moved(by: asked.shift),
        tags: contents.tags.map { $0.frame.outset(by: 3) }, &placer)
      callout = Callout(of: asked, question, geometry, appearance, &placer)
    } else {
      (axes, callout) = (nil, nil)
    }
    pair = PairMark(display, geometry, language, &placer)
    controlEvents = ControlEventMarks(
      display, display.finalStory, geometry, views, besides: contents.connectors, appearance, &placer)
    selection = SelectionMark(display.story, views, language, &placer)
    facts = FingerFacts(display.story, geometry, language, &placer)
    answer = Answer(display, contents.descents, contents.entrance, &placer)
    // The distance of the view under the pointer comes last: nothing moves for it.
    missLines = lines + measured(Set(display.hovered.map { [$0] } ?? []).subtracting(named), &placer)
  }
}

extension StageMarks {
  /// The frames of all pills.
  var pillFrames: [CGRect] {
    let measured = [axes?.x, axes?.y, pair?.pill, facts?.pill, selection?.pill].compactMap { $0?.frame }
    let events = (controlEvents?.events ?? []).map(\.label.frame)
    return measured + events + brackets.map(\.frame) + missLines.map(\.pill.frame) + areaPills.map(\.pill.frame)
      + [callout?.frame].compactMap(\.self)
  }
}
