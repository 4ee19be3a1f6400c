import Foundation
import Scenes
import TouchTrace

/// Everything on the stage and in the lane with its place, worked out before anything is drawn.
///
/// Places are found for what will be known when the touch sequence is over, so that nothing moves from step to step.
package struct StagePlan {
  package let display: DisplayState
  package let appearance: Appearance
  let geometry: StageGeometry
  let measures: StageMeasures
  /// Back to front, parents before children.
  let views: [StagedView]
  let ground: Ground
  /// What fingers cover where they come down; where they are dragged to later, tags stay where they are.
  let fingers: [CGRect]
  /// Places with text beside the device: title, label of the way in, legend.
  let corners: [CGRect]
  /// The story as it stands when the touch sequence is over.
  let outcome: TouchStory?
  let tags: [Tag]
  let entrance: Entrance
  let descents: [Descent]
  let column: ColumnPlan
  let connectors: [Connector]
  let waiting: [WaitingLine]
  let marks: StageMarks
  let ghost: Ghost?

  /// Places that are the same as in the plan `last`, such as that of the step before, are taken from there.
  package init(_ display: DisplayState, _ appearance: Appearance, after last: StagePlan? = nil) {
    (self.display, self.appearance) = (display, appearance)
    geometry = StageGeometry(display, appearance.layout)
    measures = StageMeasures(geometry, appearance.layout)
    views = StagedView.all(in: display.tree, display.story, geometry, appearance.theme)
    ground = Ground(views, device: geometry.bezel, appearance.theme)
    outcome = display.outcome
    let lastViews =
      outcome == display.story ? views : StagedView.all(in: display.tree, outcome, geometry, appearance.theme)
    fingers = StagePlan.touchedPlaces(display, outcome, geometry, measures)
    let legend = Legend(appearance, measures, display.tree).frames
    entrance = Entrance(outcome, lastViews, above: legend.map(\.minY).min() ?? .infinity, appearance, measures)
    let title = StageTitle(scene: display.scene, geometry: geometry, appearance: appearance).frame
    corners = legend + [entrance.label?.frame, title].compactMap { $0 }
    if let last, last.hasPlaces(of: display, appearance, outcome), last.fingers == fingers, last.corners == corners {
      (tags, descents) = (last.tags, last.descents)
    } else {
      let faces = lastViews.map { ($0.name, TagFace($0, waitsFor: nil, appearance)) }
      let dead = StagePlan.deadParts(lastViews, outcome, geometry)
      tags =
        TagPlacement(
          lastViews, faces: Dictionary(faces) { first, _ in first }, obstacles: fingers + dead + corners,
          screen: geometry.levels == nil ? geometry.screenFrame : geometry.reach,
          measures, appearance
        ).tags
      let map = DescentMap(views: lastViews, tags: tags, fingers: fingers, measures: measures)
      descents = Descent.all(in: outcome, map)
    }
    column = ColumnPlan(display, outcome: outcome, lastViews, appearance)
    connectors = Connector.all(
      for: column.cards, lastViews, tags: tags, column: appearance.layout.column, measures.scale,
      isKnown: display.story?.result?.view != nil)
    waiting = WaitingLine.all(column, connectors, appearance, measures)
    marks = StageMarks(
      display, appearance, geometry, measures,
      StageLayers(
        views: views, lastViews: lastViews, tags: tags, fingers: fingers, descents: descents, entrance: entrance,
        corners: corners))
    let taken = tags.map(\.frame) + fingers + marks.flags.map(\.frame) + marks.pillFrames
    let map = DescentMap(views: lastViews, tags: tags, fingers: fingers, measures: measures)
    ghost = display.ghost.flatMap { [descents, connectors, measures, views] earlier in
      var pills = PillPlacement(taken: taken, avoided: connectors.flatMap(\.runs), appearance, measures)
      return Ghost(earlier, in: views, map, besides: descents, &pills, appearance)
    }
  }

  /// Tags and arrows of the descent lie the same way at another moment.
  private func hasPlaces(of display: DisplayState, _ appearance: Appearance, _ outcome: TouchStory?) -> Bool {
    self.outcome == outcome && self.display.isExploded == display.isExploded && self.display.tree == display.tree
      && self.display.scene.size == display.scene.size
      && self.appearance.theme == appearance.theme && self.appearance.languages == appearance.languages
      && self.appearance.layout == appearance.layout
  }

  func view(_ name: String) -> StagedView? { views.first { $0.name == name } }

  func tag(of view: String) -> Tag? { tags.first { $0.view == view } }

  /// What is known of a view now.
  func face(of view: StagedView) -> TagFace? { TagFace(view, waitsFor: viewAsked(before: view), appearance) }

  /// The sibling in front of a view that is being asked, so that the view's own turn comes only if that one says no.
  private func viewAsked(before view: StagedView) -> String? {
    guard view.state == .notReached, let parent = view.node.superview.flatMap({ self.view($0) }) else { return nil }
    let siblings = parent.node.subviews.drop { $0 != view.name }.dropFirst()
    return siblings.last { name in display.story?.question(of: name).map { $0.hit == nil } ?? false }
  }

  /// What is hatched as a dead zone in the end.
  private static func deadParts(_ views: [StagedView], _ outcome: TouchStory?, _ geometry: StageGeometry) -> [CGRect] {
    guard let point = outcome?.trail.first.map({ geometry.windowPoint($0, level: 0) }) else { return [] }
    return views.compactMap { DeadZone(of: $0, in: views, point: point) }.flatMap(\.dead)
  }

  /// Where fingers come down, or may.
  private static func touchedPlaces(
    _ display: DisplayState, _ outcome: TouchStory?, _ geometry: StageGeometry, _ measures: StageMeasures
  ) -> [CGRect] {
    var points = ([outcome] + display.otherFingers).compactMap { $0?.trail.first }
    if outcome == nil { points += display.scene.places }
    let side = 2 * (measures.finger + 2)
    // Where the planes are pulled apart a finger's needle goes through the others, too.
    let holes = points.flatMap { point in
      (geometry.levels?.pierced(at: point) ?? []).map { geometry.windowPoint(point, level: $0) }
    }
    return points.map { CGRect(center: geometry.windowPoint($0), width: side, height: side) }
      + holes.map { CGRect(center: $0, width: 10 * measures.scale, height: 10 * measures.scale) }
  }
}

extension DisplayState {
  /// The story as it stands when the touch sequence under the cursor is over.
  package var outcome: TouchStory? {
    let end = sequence.upperBound
    // What stands at the end is known already.
    if cursor == end, let story { return story.point == nil ? nil : story }
    guard let finger = story?.finger ?? TouchStory.fingers(in: trace, at: end).first else { return nil }
    let outcome = TouchStory(of: finger, in: trace, at: end)
    return outcome.point == nil ? nil : outcome
  }
}
