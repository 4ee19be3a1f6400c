import Canvas
import Foundation
import TouchTrace

/// Draws the stage and the responder chain's column: a pure function of a display state and its appearance.
package enum StagePicture {
  /// Draws both regions, and the connectors that cross from one to the other. Nothing is drawn outside of them.
  static func draw(_ display: DisplayState, _ appearance: Appearance) -> DrawingList {
    draw(StagePlan(display, appearance))
  }

  package static func draw(_ plan: StagePlan, as element: ElementName = .stage) -> DrawingList {
    let appearance = plan.appearance
    var list = DrawingList(element: element)
    list.clip(appearance.layout.stage.union(appearance.layout.column)) { list in
      list.fill(appearance.layout.stage, appearance.theme.background)
      ColumnDrawing(plan: plan).draw(&list)
      drawDevice(plan, &list)
      drawOverlays(plan, &list)
      if let editing = plan.editing { list.element(.editMode) { editing.draw(appearance, &$0) } }
    }
    return list
  }

  private static func drawDevice(_ plan: StagePlan, _ list: inout DrawingList) {
    list.element(.device) { list in
      let edge = Path.roundedRect(plan.geometry.bezel.insetBy(dx: 0.5, dy: 0.5), radius: 16)
      list.fill(edge, plan.appearance.theme.device)
      list.stroke(edge, width: 1, plan.appearance.theme.bezel)
    }
  }

  /// Draws from the ground up: the more important a mark is, the later it is drawn.
  private static func drawOverlays(_ plan: StagePlan, _ list: inout DrawingList) {
    if let map = plan.hitMap { return drawHitMap(HitMapDrawing(plan: plan, map: map), &list) }
    ViewPainting(plan: plan).draw(&list)
    plan.draw(.overViews, &list)
    let paths = plan.display.paths
    if paths.showsChain {
      list.opacity(plan.chainOpacity) { list in
        ConnectorDrawing(plan: plan).draw(&list)
        plan.draw(.onConnectors, &list)
      }
    }
    if plan.editing == nil { DescentDrawing(plan: plan).drawLabel(&list) }
    if paths.showsDescent { list.opacity(plan.descentOpacity) { DescentDrawing(plan: plan).draw(&$0) } }
    list.opacity(plan.chainOpacity) { ColumnDrawing(plan: plan).drawCards(&$0) }
    RecognizerDrawing(plan: plan).draw(&list)
    FingerDrawing(plan: plan).drawNeedles(&list)
    TagDrawing(plan: plan).draw(&list)
    if plan.editing == nil { StepNumbers(plan: plan).draw(&list) }
    plan.draw(.overTags, &list)
    if plan.editing == nil {
      plan.title.draw(&list)
      LegendDrawing(plan: plan).draw(&list)
    }
    Pointing(plan: plan).draw(&list)
    ChosenAnswer(plan: plan).draw(&list)
    if !plan.display.isTouched && (plan.display.mode == .live || plan.display.mode == .predict) {
      InvitationDrawing(plan: plan).draw(&list)
    }
    TouchPreviewDrawing(plan: plan).draw(&list)
    plan.draw(.underFingers, &list)
    FingerDrawing(plan: plan).draw(&list)
    plan.draw(.overFingers, &list)
  }

  private static func drawHitMap(_ drawing: HitMapDrawing, _ list: inout DrawingList) {
    drawing.draw(&list)
    ColumnDrawing(plan: drawing.plan).drawCards(&list)
    RecognizerDrawing(plan: drawing.plan).draw(&list)
    drawing.drawMarks(&list)
    drawing.plan.title.draw(&list)
    Pointing(plan: drawing.plan).draw(&list)
    TouchPreviewDrawing(plan: drawing.plan).draw(&list)
  }
}

extension StagePlan {
  /// The two paths of a touch.
  private enum Path { case descent, chain }

  private var activePath: Path? {
    guard !display.isAtRest else { return nil }
    return switch display.step?.kind {
    case .pass, .ask, .gate, .override, .inside, .returned, .result: .descent
    case .deliver, .forward, .handled, .dropped, .action, .climbed, .withheld, .lost, .signal: .chain
    case .event, .sendEvent, .ignored, .device, .gesture, .timeout, .interrupted, .warning, .printed, nil: nil
    }
  }

  /// While one path is active, the other is faint.
  fileprivate var chainOpacity: Double {
    activePath == .descent && display.story?.chain.isEmpty == false ? 0.35 : 1
  }

  fileprivate var descentOpacity: Double { activePath == .chain ? 0.35 : 1 }
}
