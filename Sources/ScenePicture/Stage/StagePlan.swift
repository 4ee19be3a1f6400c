import Foundation
import Scenes
import TouchTrace

/// Everything on the stage and in the lane with its place, worked out before anything is drawn.
///
/// Places are found for what will be known when the touch sequence is over, so that nothing moves from step to step.
package struct StagePlan {
  package let moment: Moment
  package let look: Look
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
  let lane: LanePlan
  let connectors: [Connector]
  let waiting: [WaitingLine]
  let marks: StageMarks
  let ghost: Ghost?

  /// Places that are the same as in the plan `last`, such as that of the step before, are taken from there.
  package init(_ moment: Moment, _ look: Look, after last: StagePlan? = nil) {
    (self.moment, self.look) = (moment, look)
    geometry = StageGeometry(moment, look.layout)
    measures = StageMeasures(geometry, look.layout)
    views = StagedView.all(in: moment.tree, moment.story, geometry, look.theme)
    ground = Ground(views, device: geometry.bezel, look.theme)
    outcome = moment.outcome
    let lastViews =
      outcome == moment.story ? views : StagedView.all(in: moment.tree, outcome, geometry, look.theme)
    fingers = StagePlan.touchedPlaces(moment, outcome, geometry, measures)
    let legend = Legend(look, measures, moment.tree).frames
    entrance = Entrance(outcome, lastViews, above: legend.map(\.minY).min() ?? .infinity, look, measures)
    let title = StageTitle(scene: moment.scene, geometry: geometry, look: look).frame
    corners = legend + [entrance.label?.frame, title].compactMap { $0 }
    if let last, last.hasPlaces(of: moment, look, outcome), last.fingers == fingers, last.corners == corners {
      (tags, descents) = (last.tags, last.descents)
    } else {
      let faces = lastViews.map { ($0.name, TagFace($0, waitsFor: nil, look)) }
      let dead = StagePlan.deadParts(lastViews, outcome, geometry)
      tags =
        TagPlacement(
          lastViews, faces: Dictionary(faces) { first, _ in first }, obstacles: fingers + dead + corners,
          screen: geometry.levels == nil ? geometry.screenFrame : geometry.reach,
          measures, look
        ).tags
      let map = DescentMap(views: lastViews, tags: tags, fingers: fingers, measures: measures)
      descents = Descent.all(in: outcome, map)
    }
    lane = LanePlan(moment, outcome: outcome, lastViews, look)
    connectors = Connector.all(
      for: lane.cards, lastViews, tags: tags, lane: look.layout.lane, measures.growth,
      isKnown: moment.story?.result?.view != nil)
    waiting = WaitingLine.all(lane, connectors, look, measures)
    marks = StageMarks(
      moment, look, geometry, measures,
      StageLayers(
        views: views, lastViews: lastViews, tags: tags, fingers: fingers, descents: descents, entrance: entrance,
        corners: corners))
    let taken = tags.map(\.frame) + fingers + marks.flags.map(\.frame) + marks.pillFrames
    let map = DescentMap(views: lastViews, tags: tags, fingers: fingers, measures: measures)
    ghost = moment.ghost.flatMap { [descents, connectors, measures, views] earlier in
      var pills = PillPlacement(taken: taken, avoided: connectors.flatMap(\.runs), look, measures)
      return Ghost(earlier, in: views, map, besides: descents, &pills, look)
    }
  }

  /// Tags and arrows of the descent lie the same way at another moment.
  private func hasPlaces(of moment: Moment, _ look: Look, _ outcome: TouchStory?) -> Bool {
    self.outcome == outcome && self.moment.isApart == moment.isApart && self.moment.tree == moment.tree
      && self.moment.scene.size == moment.scene.size
      && self.look.theme == look.theme && self.look.languages == look.languages && self.look.layout == look.layout
  }

  func view(_ name: String) -> StagedView? { views.first { $0.name == name } }

  func tag(of view: String) -> Tag? { tags.first { $0.view == view } }

  /// What is known of a view now.
  func face(of view: StagedView) -> TagFace? { TagFace(view, waitsFor: viewAsked(before: view), look) }

  /// The sibling in front of a view that is being asked, so that the view's own turn comes only if that one says no.
  private func viewAsked(before view: StagedView) -> String? {
    guard view.state == .notReached, let parent = view.node.superview.flatMap({ self.view($0) }) else { return nil }
    let siblings = parent.node.subviews.drop { $0 != view.name }.dropFirst()
    return siblings.last { name in moment.story?.question(of: name).map { $0.answer == nil } ?? false }
  }

  /// What is hatched as a dead zone in the end.
  private static func deadParts(_ views: [StagedView], _ outcome: TouchStory?, _ geometry: StageGeometry) -> [CGRect] {
    guard let point = outcome?.trail.first.map({ geometry.windowPoint($0, level: 0) }) else { return [] }
    return views.compactMap { DeadZone(of: $0, in: views, point: point) }.flatMap(\.dead)
  }

  /// Where fingers come down, or may.
  private static func touchedPlaces(
    _ moment: Moment, _ outcome: TouchStory?, _ geometry: StageGeometry, _ measures: StageMeasures
  ) -> [CGRect] {
    var points = ([outcome] + moment.otherFingers).compactMap { $0?.trail.first }
    if outcome == nil { points += moment.scene.places }
    let side = 2 * (measures.finger + 2)
    // Where the planes are pulled apart a finger's needle goes through the others, too.
    let holes = points.flatMap { point in
      (geometry.levels?.pierced(at: point) ?? []).map { geometry.windowPoint(point, level: $0) }
    }
    return points.map { CGRect(center: geometry.windowPoint($0), width: side, height: side) }
      + holes.map { CGRect(center: $0, width: 10 * measures.growth, height: 10 * measures.growth) }
  }
}

extension Moment {
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
