import Canvas
import CoreGraphics
import TouchInput
import TouchTrace

/// Draws the views: hit areas, grounds, hatches and outlines, back to front.
struct ViewPainting {
  let plan: StagePlan
  private var theme: Theme { plan.appearance.theme }
  private var measures: StageMeasures { plan.measures }

  func draw(_ list: inout DrawingList) {
    let areas = plan.marks(HitArea.self)
    for step in PaintingOrder(plan.views, showsDrawings: plan.display.showsDrawings).steps {
      switch step {
      case .view(let view, let drawing): draw(view, drawing, areas.first { $0.view == view.name }, &list)
      case .front(let view, let drawing):
        clipped(view, &list) { list in
          list.element(.view(view.name, .front)) { drawContent(drawing, of: view, &$0) }
        }
      }
    }
  }

  private func draw(_ view: StagedView, _ drawing: DisplayList, _ area: HitArea?, _ list: inout DrawingList) {
    if plan.display.isExploded { list.element(.view(view.name, .lift)) { drawLift(view, &$0) } }
    clipped(view, &list) { list in
      if let area { list.element(area.element) { area.draw(plan, &$0) } }
      list.element(.view(view.name, .ground)) { list in
        if plan.display.showsDrawings {
          // Behind the rearmost window it is black, as on a device.
          if view.node.isWindow, view.name == plan.views.first?.name { list.fill(.polygon(view.corners), .black) }
          drawContent(drawing, of: view, &list)
        } else {
          drawGround(view, &list)
        }
        drawHatch(view, &list)
      }
      if let image = StageImage(of: view, in: plan.display, plan.geometry) {
        list.element(.image(in: view.name)) { image.draw(theme, &$0) }
      }
      list.element(.view(view.name, .outline)) { drawOutline(view, &$0) }
    }
  }

  private func clipped(_ view: StagedView, _ list: inout DrawingList, _ body: (inout DrawingList) -> Void) {
    if let clip = view.clip { list.clip(clip, body) } else { body(&list) }
  }

  /// Draws, in the exploded view, the outline of the view on its superview, and lines from its corners to there.
  private func drawLift(_ view: StagedView, _ list: inout DrawingList) {
    let below = view.node.superview.flatMap { plan.view($0) }?.shift ?? .zero
    let lift = CGPoint(x: below.x - view.shift.x, y: below.y - view.shift.y)
    guard lift != .zero else { return }
    let place = view.corners.map { $0.moved(by: lift) }
    list.stroke(.polygon(place), Stroke(measures.hairline, dash: measures.dashes(3, 3)), theme.faintText)
    for (corner, foot) in zip(view.corners, place) {
      list.stroke(.line(from: corner, to: foot), Stroke(measures.hairline), theme.inactive)
    }
  }

  // MARK: Ground

  private func drawGround(_ view: StagedView, _ list: inout DrawingList) {
    let opacity = view.groundOpacity
    if opacity > 0 { list.fill(shape(of: view, outset: 0), view.color.opacity(Double(opacity))) }
  }

  /// Draws a part of what the view draws.
  private func drawContent(_ drawing: DisplayList, of view: StagedView, _ list: inout DrawingList) {
    ShownDrawing(drawing, of: view, in: plan)?.draw(
      plan.appearance.typesetter, ground: plan.drawnGround(behind: view), opacity: view.drawnOpacity, &list)
  }

  private func drawHatch(_ view: StagedView, _ list: inout DrawingList) {
    // 45° lines that are 8 pixels apart along the edge are 8 ÷ √2 apart across.
    switch view.outcome {
    case .skipped: list.hatch(shape(of: view, outset: 0), Hatch(pitch: 8 * pitchAcross), theme.skip.opacity(0.5))
    case .insideSkipped: list.hatch(shape(of: view, outset: 0), Hatch(pitch: 12 * pitchAcross), theme.skip.opacity(0.4))
    case .pending, .asking, .inside, .outside, .notAsked, .overridden, .result: break
    }
  }

  private var pitchAcross: CGFloat { measures.scale * 0.5.squareRoot() }

  // MARK: Outline

  private func drawOutline(_ view: StagedView, _ list: inout DrawingList) {
    let color = theme.color(view.outcome.tone)
    if plan.display.showsDrawings, view.outcome != .asking, view.outcome != .result {
      if view.outcome.isReached { drawThinLine(view, color, &list) }
      return
    }
    switch view.outcome {
    case .pending, .notAsked, .insideSkipped: outline(view, hairline(view), color, &list)
    case .asking:
      list.stroke(shape(of: view, outset: 1.5), width: 3, theme.panel)
      outline(view, Stroke(measures.askedOutline), color, &list)
    case .inside: outline(view, Stroke(measures.outline), color, &list)
    case .overridden: outline(view, Stroke(measures.outline, dash: measures.dashes(14, 4)), color, &list)
    case .outside: outline(view, Stroke(measures.outline, dash: measures.dashes(8, 5)), color, &list)
    case .skipped: outline(view, Stroke(measures.outline, dash: measures.dashes(2, 4)), color, &list)
    case .result:
      outline(view, Stroke(measures.resultRing), color, &list)
      list.element(.resultRing) { drawOuterRing(view, &$0) }
    }
  }

  /// Draws the outline of a view that was asked over drawings, so that they are seen. A view that was not asked has none.
  private func drawThinLine(_ view: StagedView, _ color: Color, _ list: inout DrawingList) {
    let dashes: [CGFloat] =
      switch view.outcome {
      case .overridden: measures.dashes(14, 4)
      case .outside: measures.dashes(8, 5)
      case .skipped: measures.dashes(2, 4)
      case .pending, .asking, .inside, .result, .insideSkipped, .notAsked: []
      }
    let width = measures.scale
    list.stroke(shape(of: view, outset: -width / 2), Stroke(width, dash: dashes), color)
  }

  /// A view that is invisible on a real screen gets a dashed hairline.
  private func hairline(_ view: StagedView) -> Stroke {
    view.opacity > 0.1 ? Stroke(measures.hairline) : Stroke(measures.hairline, dash: measures.dashes(3, 3))
  }

  /// Draws a line whose outer edge is the edge of the view.
  private func outline(_ view: StagedView, _ stroke: Stroke, _ color: Color, _ list: inout DrawingList) {
    let shape = shape(of: view, outset: -stroke.width / 2)
    // So that the line is seen on a drawing of any colour.
    if plan.display.showsDrawings { list.stroke(shape, width: stroke.width + 2, theme.panel.opacity(0.7)) }
    list.stroke(shape, stroke, color)
  }

  private func drawOuterRing(_ view: StagedView, _ list: inout DrawingList) {
    // The gap is part of the mark: it has the colour of the superview, so that it is visible on every ground.
    list.stroke(shape(of: view, outset: measures.ringGap / 2), width: measures.ringGap, ringGround(view))
    let outset = measures.ringGap + measures.outerRing / 2
    list.stroke(shape(of: view, outset: outset), width: measures.outerRing, theme.result)
  }

  private func ringGround(_ view: StagedView) -> Color {
    plan.views.first { $0.name == view.node.superview }?.color ?? theme.device
  }

  /// Returns the shape of the view with every side moved outwards by `outset`.
  private func shape(of view: StagedView, outset: CGFloat) -> Path {
    guard view.isUpright else { return .polygon(view.corners.outset(by: outset)) }
    return .roundedRect(view.box.outset(by: outset), radius: max(0, 3 * measures.scale + outset))
  }
}
