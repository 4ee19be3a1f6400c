import Canvas
import Foundation
import TouchTrace

/// The stage and the responder lane, drawn: a pure function of what is shown and how it looks.
package enum StagePicture {
  /// Both regions, and the connectors that cross from one to the other; nothing is drawn outside of them.
  static func draw(_ display: DisplayState, _ appearance: Appearance) -> DrawingList {
    draw(StagePlan(display, appearance))
  }

  package static func draw(_ plan: StagePlan) -> DrawingList {
    let appearance = plan.appearance
    var list = DrawingList(element: "stage")
    list.clip(appearance.layout.stage.union(appearance.layout.column)) { list in
      list.fill(appearance.layout.stage, appearance.theme.background)
      ColumnDrawing(plan: plan).draw(&list)
      drawDevice(plan, &list)
      drawOverlays(plan, &list)
    }
    return list
  }

  private static func drawDevice(_ plan: StagePlan, _ list: inout DrawingList) {
    list.element("device") { list in
      let edge = Path.roundedRect(plan.geometry.bezel.insetBy(dx: 0.5, dy: 0.5), radius: 16)
      list.fill(edge, plan.appearance.theme.device)
      list.stroke(edge, width: 1, plan.appearance.theme.bezel)
    }
  }

  /// From the ground up, so that what says more lies over what says less.
  private static func drawOverlays(_ plan: StagePlan, _ list: inout DrawingList) {
    ViewPainting(plan: plan).draw(&list)
    for zone in plan.marks.deadZones {
      list.element("dead.\(zone.view).area") { zone.draw(plan.appearance, plan.measures, &$0) }
    }
    if let ghost = plan.ghost { list.element("ghost.\(ghost.view)") { ghost.draw(plan, &$0) } }
    let paths = plan.display.paths
    if paths.showsChain { list.opacity(plan.chainOpacity) { ConnectorDrawing(plan: plan).draw(&$0) } }
    DescentDrawing(plan: plan).drawLabel(&list)
    if paths.showsDescent { list.opacity(plan.descentOpacity) { DescentDrawing(plan: plan).draw(&$0) } }
    list.opacity(plan.chainOpacity) { ColumnDrawing(plan: plan).drawCards(&$0) }
    RecognizerDrawing(plan: plan).draw(&list)
    FingerDrawing(plan: plan).drawNeedles(&list)
    TagDrawing(plan: plan).draw(&list)
    drawMarks(plan, &list)
    StageTitle(scene: plan.display.scene, geometry: plan.geometry, appearance: plan.appearance).draw(&list)
    Legend(plan.appearance, plan.measures, plan.display.tree).draw(&list)
    Pointing(plan: plan).draw(&list)
    if plan.display.story == nil && plan.display.mode == .live { Invitation(plan: plan).draw(&list) }
    if let pair = plan.marks.pair { list.element("fingers.pair") { pair.draw(plan.appearance, plan.measures, &$0) } }
    TouchPreviewDrawing(plan: plan).draw(&list)
    FingerDrawing(plan: plan).draw(&list)
    if let callout = plan.marks.callout { list.element("callout") { callout.draw(plan.appearance, &$0) } }
  }
}

extension StagePicture {
  private static func drawMarks(_ plan: StagePlan, _ list: inout DrawingList) {
    let (marks, appearance, measures) = (plan.marks, plan.appearance, plan.measures)
    for flag in marks.flags { list.element("flag.\(flag.view)") { flag.draw(appearance, measures, &$0) } }
    if let ghost = plan.ghost { list.element("ghost.\(ghost.view)") { ghost.drawWord(appearance, &$0) } }
    for line in marks.missLines { list.element("miss.\(line.view)") { line.draw(appearance, measures, &$0) } }
    for pill in marks.areaPills {
      list.element(pill.element) {
        pill.pill.draw(pill.isNo ? appearance.theme.no : appearance.theme.yes, appearance, &$0)
      }
    }
    if let axes = marks.axes { list.element("axes.\(axes.view)") { axes.draw(appearance, measures, &$0) } }
    if let answer = marks.answer {
      list.element("answer.\(answer.view).pill") { answer.pill?.draw(plan.answerColor, appearance, &$0) }
    }
  }
}

extension StagePlan {
  /// Which of the two paths is on its way.
  private enum Path { case descent, chain }

  private var pathOnItsWay: Path? {
    guard !display.isAtRest else { return nil }
    return switch display.step?.kind {
    case .pass, .ask, .gate, .override, .inside, .returned, .result: .descent
    case .deliver, .forward, .handled, .dropped, .action, .climbed, .withheld, .lost, .signal: .chain
    case .event, .sendEvent, .ignored, .device, .gesture, .timeout, .interrupted, nil: nil
    }
  }

  /// While one path is on its way the other one steps back.
  fileprivate var chainOpacity: Double {
    pathOnItsWay == .descent && display.story?.chain.isEmpty == false ? 0.35 : 1
  }

  fileprivate var descentOpacity: Double { pathOnItsWay == .chain ? 0.35 : 1 }
}
