import Canvas
import Foundation
import TouchTrace

/// The hit map on the stage, laid out: one or two layers, tags, legend, callout and wipe.
struct HitMapPlan {
  let layer: HitMapLayer
  /// The map left of the wipe.
  let left: HitMapLayer?
  let wipe: WipeMark?
  let legend: HitMapLegend
  let callout: HitMapCallout?

  init(
    _ state: HitMapState, _ views: [StagedView], point: CGPoint?, _ geometry: StageGeometry, _ measures: StageMeasures,
    _ appearance: Appearance
  ) {
    let theme = appearance.theme, names = state.areas.areas.map(\.view)
    let winners = names + (state.wipe?.areas.areas.map(\.view).filter { !names.contains($0) } ?? [])
    layer = HitMapLayer(
      areas: state.areas, views: views, geometry: geometry, theme: theme, measures: measures, winners: winners)
    left = state.wipe.map { wipe in
      HitMapLayer(
        areas: wipe.areas, views: StagedView.all(in: wipe.tree, nil, geometry, theme), geometry: geometry, theme: theme,
        measures: measures, winners: winners)
    }
    wipe = state.wipe.map { WipeMark($0, geometry, measures, appearance) }
    legend = HitMapLegend(layer, hasAskedAreas: views.contains { $0.hitArea != nil }, appearance)
    callout = point.map { HitMapCallout(state.areas, at: $0, geometry, measures, appearance) }
  }

  /// The areas that tags must not cover.
  var obstacles: [CGRect] {
    let partlyDead = layer.areas.deadZones.filter { zone in
      guard let view = layer.views.first(where: { $0.name == zone.view }) else { return false }
      let box = zone.shape.largest.map(layer.pixels) ?? .zero
      return box.width * box.height < 0.7 * view.visibleBox.width * view.visibleBox.height
    }
    return partlyDead.compactMap { $0.shape.largest.map(layer.pixels) } + (callout?.obstacles ?? [])
      + [legend.frame].compactMap(\.self)
  }
}

/// Draws the hit map over the empty screen of the device.
struct HitMapDrawing {
  let plan: StagePlan
  let map: HitMapPlan

  func draw(_ list: inout DrawingList) {
    map.layer.draw(&list)
    plan.draw(.inView, &list)
    if let wipe = map.wipe, let left = map.left {
      list.element(.wipe) { list in
        list.clip(wipe.leftPart) { list in
          list.fill(plan.geometry.screenFrame, plan.appearance.theme.device)
          left.draw(&list)
        }
      }
    }
  }

  /// Draws what lies over the areas.
  func drawMarks(_ list: inout DrawingList) {
    let appearance = plan.appearance
    for tag in plan.tags { list.element(.hitMapTag(of: tag.view)) { draw(tag, &$0) } }
    for pill in plan.marks(AreaPill.self) { list.element(pill.element) { pill.draw(plan, &$0) } }
    if let wipe = map.wipe { list.element(.wipe) { wipe.draw(appearance, &$0) } }
    map.legend.draw(appearance, &list)
    if let callout = map.callout { list.element(.callout) { callout.draw(appearance, &$0) } }
  }

  private func draw(_ tag: Tag, _ list: inout DrawingList) {
    let theme = plan.appearance.theme, measures = plan.measures, content = tag.content
    let plate = tag.frame.insetBy(dx: (tag.place == .small ? -1 : -4) * measures.scale, dy: 0)
    list.fill(.roundedRect(plate, radius: 3 * measures.scale), theme.panel.opacity(0.82))
    if let leader = tag.leader {
      list.stroke(.line(from: leader.start, to: leader.end), width: measures.hairline, theme.text)
    }
    let parts = content.parts(measures, plan.appearance.typesetter), font = content.nameFont(measures)
    let name = CGPoint(x: (tag.frame.minX + parts.name).rounded(), y: font.baseline(centeredOn: tag.rowCenter))
    list.text(content.name, font, at: name, theme.text)
    guard let detail = content.detail else { return }
    let center = tag.rowCenter + (content.hasDetailBelow ? content.detailPitch(measures) : 0)
    let point = CGPoint(
      x: (tag.frame.minX + parts.detail).rounded(), y: measures.text.baseline(centeredOn: center))
    list.text(detail, measures.text, at: point, theme.secondaryText)
  }
}
