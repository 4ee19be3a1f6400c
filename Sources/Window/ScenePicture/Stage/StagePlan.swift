import Foundation
import Scenes
import TouchTrace

/// The stage and the column, laid out: every mark with its place, before anything is drawn.
///
/// Marks are placed for the end of the touch sequence, so that nothing moves from step to step.
package struct StagePlan {
  package let display: DisplayState
  package let appearance: Appearance
  let geometry: StageGeometry
  let measures: StageMeasures
  /// Back to front, parents before children.
  let views: [StagedView]
  let ground: Ground
  /// The areas that fingers cover where they come down. Tags do not move away from a finger that is dragged.
  let fingers: [CGRect]
  /// Texts beside the device: title, label of the entrance, legend.
  let labelFrames: [CGRect]
  /// The touch of the finger in focus at the end of the touch sequence.
  let finalStory: TouchStory?
  let tags: [Tag]
  let legend: Legend
  let title: StageTitle
  let entrance: Entrance
  let descents: [Descent]
  let column: ColumnPlan
  let connectors: [Connector]
  /// All marks besides views, tags and arrows.
  let marks: [any StageMark]
  /// Nil while the stage shows the touch.
  let hitMap: HitMapPlan?
  /// The marks of edit mode; nil in other modes.
  let editing: EditMarks?
  private let placementKey: PlacementKey

  /// Lays out the stage. If `last`, such as the plan of the step before, was laid out from the same values, its tags and
  /// arrows keep their places.
  package init(_ shown: DisplayState, _ appearance: Appearance, after last: StagePlan? = nil) {
    // In edit mode and on the hit map, the column keeps the result of the touch, and the stage shows the views alone.
    let isQuiet = shown.edit != nil || shown.hitMap != nil
    let display = isQuiet ? shown.withoutTouch : shown
    (self.display, self.appearance) = (display, appearance)
    geometry = StageGeometry(display, appearance.layout)
    var measures = StageMeasures(geometry, appearance.layout)
    if display.showsDrawings, let side = display.smallestTouchedSide {
      // Half of the view is seen beside the finger.
      measures.finger = min(measures.finger, max(side * geometry.deviceScale / 2, measures.finger / 2))
    }
    self.measures = measures
    views = StagedView.all(
      in: display.tree, display.story, and: display.simultaneousStory, geometry, appearance.theme,
      numbering: display.scene.numbering, showsDrawings: display.showsDrawings)
    ground = Ground(views, device: geometry.bezel, appearance.theme)
    finalStory = display.finalStory
    let allFinalViews =
      finalStory == display.story
      ? views
      : StagedView.all(
        in: display.tree, finalStory, and: display.simultaneousStory, geometry, appearance.theme,
        numbering: display.scene.numbering, showsDrawings: display.showsDrawings)
    let finalViews = allFinalViews.map(\.visible)
    fingers = shown.hitMap != nil ? [] : StagePlan.fingerFrames(display, finalStory, geometry, measures)
    let hitMap = shown.hitMap.map { [views, geometry, measures] in
      HitMapPlan($0, views, point: shown.story?.trail.first, geometry, measures, appearance)
    }
    self.hitMap = hitMap
    let rings = finalViews.flatMap { $0.ringStrips(measures) }
    legend = Legend(finalViews, finalStory, display, device: geometry.bezel, rings: rings, appearance)
    entrance = Entrance(
      finalStory, finalViews, above: legend.frames.map(\.minY).min() ?? .infinity, display.scene.numbering, appearance,
      measures)
    title = StageTitle(scene: display.scene, geometry: geometry, appearance: appearance)
    labelFrames =
      (hitMap.map(\.obstacles) ?? legend.frames) + [entrance.label?.frame, title.frame].compactMap { $0 }
      + (display.hasDrawingSwitch ? [Legend.drawingSwitchFrame(appearance.layout)] : [])
    placementKey = PlacementKey(
      story: finalStory, other: display.simultaneousStory, tree: display.tree.withoutDrawings,
      screen: display.scene.size,
      isExploded: display.isExploded, showsDrawings: display.showsDrawings, showsLegend: display.showsLegend,
      question: display.prediction?.phase == .asking ? display.prediction?.prompt : nil,
      hitMap: shown.hitMap?.areas,
      appearance: appearance.key, fingers: fingers, labelFrames: labelFrames)
    // The texts of a hit map stand at its areas, others apart.
    let apart = hitMap == nil ? measures.scale : 0
    var placer = LabelPlacer(
      taken: fingers + labelFrames.map { $0.insetBy(dx: -16 * apart, dy: -4 * apart) }, rings: rings, appearance,
      measures)
    var router = DescentRouter(
      views: finalViews, fingers: fingers, labels: labelFrames, stage: appearance.layout.stage, measures: measures)
    if let last, last.placementKey == placementKey {
      (tags, descents) = (last.tags, last.descents)
      router.tags = tags
    } else {
      let entry = [entrance.label?.frame.maxY].compactMap(\.self) + entrance.arrows.flatMap(\.route.points).map(\.y)
      tags = StagePlan.tags(
        finalViews, shown.hitMap, display, finalStory, geometry, below: entry.max(), appearance, placer)
      router.tags = tags
      let own = Descent.all(in: finalStory, router)
      let others = Descent.all(in: display.simultaneousStory, router)
      descents = own + others.filter { other in !own.contains { $0.asked == other.asked } }
    }
    column = ColumnPlan(shown, finalStory: shown.finalStory ?? shown.chainStory, finalViews, appearance)
    connectors = Connector.all(
      for: isQuiet ? [] : column.cards, finalViews, tags: tags, column: appearance.layout.column,
      measures.scale,
      isKnown: display.chainStory?.result?.view != nil)
    placer.keepFree(
      tags.flatMap(\.areas) + StagePlan.stars(tags, finalViews, measures)
        + column.cards.map { $0.frame.outset(by: 4) })
    placer.keepArrowsFree(StagePlan.arrows(descents, measures))
    placer.avoid(connectors.flatMap(\.runs))
    let contents = StageContents(
      display: display, appearance: appearance, geometry: geometry, views: views, finalViews: finalViews, tags: tags,
      descents: descents, entrance: entrance, column: column, connectors: connectors)
    var marks = contents.marks(&placer)
    if let ghost = Ghost(display.ghost, in: views, router, besides: descents, appearance, &placer) {
      marks.append(ghost)
      if let words = ghost.words { marks.append(words) }
    }
    self.marks = marks
    editing = display.edit.map { [views, geometry] in EditMarks($0, in: shown, views, geometry, appearance) }
  }

  /// Places the tags of all views that have one.
  private static func tags(
    _ views: [StagedView], _ map: HitMapState?, _ display: DisplayState, _ finalStory: TouchStory?,
    _ geometry: StageGeometry, below entry: CGFloat?, _ appearance: Appearance, _ placer: LabelPlacer
  ) -> [Tag] {
    let tagsOfMap = map.map { HitMapTags(areas: $0.areas, language: appearance.languages.first) }
    let contents: [(String, TagContent)] = views.compactMap { view in
      if let tagsOfMap { return tagsOfMap.content(of: view).map { (view.name, $0) } }
      // A drawing shows the views by itself; names of views that a touch does not reach would hide it.
      if display.showsDrawings, !view.outcome.isReached { return nil }
      let content = TagContent(view, waitsFor: nil, appearance)
      return (view.name, content.showing(key: display.prediction?.key(of: view.name)))
    }
    let hasGutter = display.hasDrawingSwitch && display.showsDrawings && map == nil && geometry.layers == nil
    let gutter = (entry ?? geometry.screenFrame.minY) + 12 * placer.measures.scale
    return TagPlacement(
      views, contents: Dictionary(contents) { first, _ in first },
      obstacles: deadParts(views, finalStory, geometry),
      screen: geometry.layers == nil ? geometry.screenFrame : geometry.reach,
      edges: StageEdges(views, device: geometry.bezel, placer.measures), avoidsEdges: appearance.layout.isProjector,
      staysNear: map != nil, gutterBelow: hasGutter ? gutter : nil, placer
    ).tags
  }

  /// Returns the areas of the stars on the rings of hit-test views.
  private static func stars(_ tags: [Tag], _ views: [StagedView], _ measures: StageMeasures) -> [CGRect] {
    let winners = views.filter { $0.outcome == .result }
    return winners.compactMap { view in tags.first { $0.view == view.name }.flatMap { view.star(beside: $0, measures) }
    }
  }

  /// Returns the areas of arrows and their heads.
  private static func arrows(_ descents: [Descent], _ measures: StageMeasures) -> [CGRect] {
    descents.compactMap(\.route).flatMap { route in
      let head = route.points.last.map { CGRect(center: $0, side: 2 * measures.head.width) }
      return route.lines.map { $0.outset(by: 2) } + [head].compactMap(\.self)
    }
  }

  /// The values that decide where tags and the arrows of the descent lie.
  private struct PlacementKey: Equatable {
    var story: TouchStory?
    var other: TouchStory?
    var tree: TreeSnapshot
    var screen: CGSize
    var isExploded: Bool
    var showsDrawings: Bool
    var showsLegend: Bool
    /// The open question, whose keys are in the tags.
    var question: PredictionPrompt?
    var hitMap: HitAreas?
    var appearance: AppearanceKey
    var fingers: [CGRect]
    var labelFrames: [CGRect]
  }

  /// The frames of all names and texts on the stage, in window pixels.
  package var nameFrames: [CGRect] {
    tags.map(\.frame) + labelFrames + marks.flatMap(\.labels).map(\.frame)
  }

  func view(_ name: String) -> StagedView? { views.first { $0.name == name } }

  func tag(of view: String) -> Tag? { tags.first { $0.view == view } }

  /// Returns the content of a view's tag at the current step.
  func tagContent(of view: StagedView) -> TagContent? {
    TagContent(view, waitsFor: siblingBeingAsked(before: view), appearance)
      .showing(key: display.prediction?.key(of: view.name))
  }

  /// Returns the sibling in front of a pending view that is being asked. The view is asked only if that sibling returns
  /// nil.
  private func siblingBeingAsked(before view: StagedView) -> String? {
    guard view.outcome == .pending, let parent = view.node.superview.flatMap({ self.view($0) }) else { return nil }
    let siblings = parent.node.subviews.drop { $0 != view.name }.dropFirst()
    return siblings.last { name in display.story?.question(of: name).map { $0.hit == nil } ?? false }
  }

  /// Returns the parts of views that are hatched as dead zones at the end of the touch sequence.
  private static func deadParts(_ views: [StagedView], _ finalStory: TouchStory?, _ geometry: StageGeometry) -> [CGRect]
  {
    guard let point = finalStory?.trail.first.map({ geometry.windowPoint($0, layer: 0) }) else { return [] }
    return views.compactMap { DeadZone(of: $0, in: views, point: point) }.flatMap(\.dead)
  }

  /// Returns the areas that fingers cover where they come down; before the first touch, where the invitation puts them
  /// down, and its hand.
  private static func fingerFrames(
    _ display: DisplayState, _ finalStory: TouchStory?, _ geometry: StageGeometry, _ measures: StageMeasures
  ) -> [CGRect] {
    var points = ([finalStory] + display.otherFingers).compactMap { $0?.trail.first }
    var hand: CGRect?
    if finalStory == nil {
      let invited = display.scene.invitedTouchPoints
      points += invited
      hand = invited.first.map { HandShape(fingertip: geometry.windowPoint($0), scale: measures.scale).palm }
    }
    // In the exploded view, the needle of a finger goes through the layers behind it, too.
    let holes = points.flatMap { point in
      (geometry.layers?.layers(at: point) ?? []).map { geometry.windowPoint(point, layer: $0) }
    }
    return points.map { CGRect(center: geometry.windowPoint($0), side: 2 * (measures.finger + 2)) }
      + holes.map { CGRect(center: $0, side: 10 * measures.scale) } + [hand].compactMap(\.self)
  }
}
