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
    _ display: DisplayState, _ appearance: Appearance, _ geometry: StageGeometry, _ measures: StageMeasures,
    _ contents: StageContents
  ) {
    let views = contents.views, tags = contents.tags.map(\.frame)
    // The point of the search; the finger may have been dragged away since.
    let point = display.story?.trail.first.map { geometry.windowPoint($0, layer: 0) }
    hitAreas = views.compactMap { HitArea(of: $0, in: views) }
    deadZones = point.map { place in views.compactMap { DeadZone(of: $0, in: views, point: place) } } ?? []
    flags =
      FlagPlacement(
        contents.finalViews, display.tree.recognizers, tags: contents.tags,
        taken: contents.fingers + contents.labelFrames, avoided: contents.runs,
        isOnlyOfReached: display.showsDrawings, appearance, measures
      ).flags
    let discs = display.answerNumber == nil ? [] : views.filter { $0.outcome == .result }.map(\.box)
    let draggedTo = display.story?.trail.last.map {
      [CGRect(center: geometry.windowPoint($0), side: 2 * measures.finger)]
    }
    let taken =
      contents.fingers + (draggedTo ?? []) + flags.map(\.frame) + contents.labelFrames + contents.heads(measures)
      + discs.map { CGRect(center: CGPoint(x: $0.maxX, y: $0.minY), side: measures.badge) }
    // The distance lines of earlier views would cover the axes of the view that is asked now.
    let asked = display.isStepping ? views.first { $0.outcome == .asking } : nil
    let measured = { (names: Set<String>, taken: [CGRect]) in
      guard asked == nil, let point else { return [MissLine]() }
      return MissLines(
        of: names, views, point: point, tags: contents.tags, taken: taken, avoided: contents.runs,
        device: geometry.bezel,
        measures, appearance
      ).lines
    }
    let named = Narration.missedView(of: display).map { Set([$0]) } ?? []
    var pills = PillPlacement(taken: taken + tags, avoided: contents.runs, appearance, measures)
    // A bracket has two places, a distance many.
    let pairs = deadZones.map { ($0, PartBracket.pair($0, &pills, appearance, measures)) }
    brackets = pairs.compactMap(\.1).flatMap(\.self)
    let lines = measured(named, pills.taken)
    pills.keepFree(lines.map(\.pill.frame))
    let now = AreaPill.wouldBeHit(display, geometry, measures, &pills, appearance.languages.first)
    let first = AreaPill.firstResponder(display, views, measures, &pills, appearance.languages.first)
    // A word for half a view that finds no place beside its half would stand at the wrong one.
    let split = Set(pairs.filter { $0.1 != nil || $0.0.isStacked }.map(\.0.view))
    areaPills =
      [now, first].compactMap(\.self)
      + AreaPill.all(deadZones, besides: split, hitAreas, &pills, appearance.languages.first)
    // Axes, callout and answer are shown in Step mode only.
    if let asked, let question = display.story?.question(of: asked.name), let point {
      axes = Axes(
        of: asked, question, finger: point.moved(by: asked.shift), tags: tags.map { $0.outset(by: 3) }, &pills)
      callout = Callout(of: asked, question, geometry, taken: tags, appearance)
    } else {
      (axes, callout) = (nil, nil)
    }
    let language = appearance.languages.first
    pair = PairMark(display, geometry, measures, language, &pills)
    controlEvents = ControlEventMarks(
      display, display.finalStory, geometry, views, besides: contents.connectors, appearance, measures, &pills)
    selection = SelectionMark(display.story, views, language, &pills)
    facts = FingerFacts(display.story, geometry, measures, language, &pills)
    answer = Answer(display, contents.descents, contents.entrance, &pills)
    // The distance of the view under the pointer comes last: nothing moves for it.
    missLines = lines + measured(Set(display.hovered.map { [$0] } ?? []).subtracting(named), pills.taken)
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
