import Foundation
import Narration
import Scenes
import TouchInput
import TouchTrace

/// What lies over the views besides tags and arrows: measures, areas, flags, and the pills that go with them.
struct StageMarks {
  let hitAreas: [HitArea]
  let deadZones: [DeadZone]
  let flags: [Flag]
  let missLines: [MissLine]
  let axes: Axes?
  let callout: Callout?
  let answer: Answer?
  let pair: PairMark?
  let areaPills: [AreaPill]

  init(
    _ display: DisplayState, _ appearance: Appearance, _ geometry: StageGeometry, _ measures: StageMeasures,
    _ layers: StageLayers
  ) {
    let views = layers.views, tags = layers.tags.map(\.frame)
    // Where the search looked; the finger may have been dragged away since.
    let point = display.story?.trail.first.map { geometry.windowPoint($0, level: 0) }
    hitAreas = views.compactMap { HitArea(of: $0, in: views) }
    deadZones = point.map { place in views.compactMap { DeadZone(of: $0, in: views, point: place) } } ?? []
    flags =
      FlagPlacement(
        layers.lastViews, display.tree.recognizers, taken: tags + layers.fingers, measures, appearance.typesetter
      ).flags
    let taken = layers.fingers + flags.map(\.frame) + layers.corners + layers.heads(measures)
    // Earlier misses would only be in the way of the axes of a view that is asked now.
    let asked = display.mode == .step ? views.first { $0.state == .asking } : nil
    let lines = (asked == nil ? point : nil).map {
      MissLines(views, point: $0, tags: layers.tags, taken: taken, avoided: layers.runs, measures, appearance).lines
    }
    missLines = lines ?? []
    var pills = PillPlacement(
      taken: taken + tags + missLines.map(\.pill.frame), avoided: layers.runs, appearance, measures)
    areaPills = AreaPill.all(deadZones, hitAreas, &pills, appearance.languages.first)
    // Axes, callout and answer belong to single steps.
    if let asked, let question = display.story?.question(of: asked.name), let point {
      axes = Axes(of: asked, question, finger: point.moved(by: asked.shift), tags: tags.map { $0.grown(3) }, &pills)
      callout = Callout(of: asked, question, geometry, taken: tags, appearance)
    } else {
      (axes, callout) = (nil, nil)
    }
    pair = PairMark(display, geometry, measures, &pills)
    answer = Answer(display, layers.descents, layers.entrance, &pills)
  }
}

extension StageMarks {
  /// Places of pills that are found already.
  var pillFrames: [CGRect] {
    let measured = [axes?.x, axes?.y, pair?.pill].compactMap { $0?.frame } + missLines.map(\.pill.frame)
    return measured + areaPills.map(\.pill.frame) + [callout?.frame].compactMap(\.self)
  }
}

/// A pill that says what an area is.
struct AreaPill: Equatable {
  var element: String
  var pill: Pill
  /// It speaks of a place that cannot be hit.
  var isNo: Bool

  static func all(
    _ zones: [DeadZone], _ areas: [HitArea], _ placement: inout PillPlacement, _ language: Language
  ) -> [AreaPill] {
    var pills: [AreaPill] = []
    func add(_ element: String, _ text: any InterfaceText, beside rect: CGRect?, isNo: Bool) {
      guard let rect, let pill = placement.pill(text[language], beside: rect) else { return }
      pills.append(AreaPill(element: element, pill: pill, isNo: isNo))
    }
    for zone in zones {
      add("dead.\(zone.view)", OutcomeText.deadZone, beside: zone.dead.first, isNo: true)
      add("alive.\(zone.view)", StageText.stillWorks, beside: zone.alive, isNo: false)
    }
    for area in areas {
      guard let cut = area.deepestCut else { continue }
      let edge = CGRect(from: cut.start, to: cut.end)
      add("cut.\(area.view)", StageText.cut(by: cut.by), beside: edge, isNo: true)
    }
    return pills
  }
}

/// What the marks are laid over.
struct StageLayers {
  /// As they are now, and as they will be when the search is over.
  var views: [StagedView]
  var lastViews: [StagedView]
  var tags: [Tag]
  var fingers: [CGRect]
  var descents: [Descent]
  var entrance: Entrance
  /// Other places with text: the legend, the label of the way in.
  var corners: [CGRect]

  /// The runs of arrows.
  var runs: [CGRect] {
    descents.compactMap(\.route).flatMap { $0.runs.map { CGRect(from: $0.start, to: $0.end).grown(2) } }
  }

  /// The heads of arrows.
  func heads(_ measures: StageMeasures) -> [CGRect] {
    descents.compactMap { $0.route?.points.last }.map {
      CGRect(center: $0, width: 2 * measures.head.width, height: 2 * measures.head.width)
    }
  }
}
