import Canvas
import Foundation

/// The stage and the responder lane, drawn: a pure function of what is shown and how it looks.
public enum StagePicture {
  /// Both regions, and the connectors that cross from one to the other; nothing is drawn outside of them.
  public static func draw(_ moment: Moment, _ look: Look) -> DrawingList {
    let plan = StagePlan(moment, look)
    var list = DrawingList(element: "stage")
    list.clip(look.layout.stage.union(look.layout.lane)) { list in
      list.fill(look.layout.stage, look.theme.background)
      LaneDrawing(plan: plan).draw(&list)
      drawDevice(plan, &list)
      drawOverlays(plan, &list)
    }
    return list
  }

  private static func drawDevice(_ plan: StagePlan, _ list: inout DrawingList) {
    list.element("device") { list in
      let edge = Path.roundedRect(plan.geometry.bezel.insetBy(dx: 0.5, dy: 0.5), radius: 16)
      list.fill(edge, plan.look.theme.device)
      list.stroke(edge, width: 1, plan.look.theme.bezel)
    }
  }

  /// From the ground up, so that what says more lies over what says less.
  private static func drawOverlays(_ plan: StagePlan, _ list: inout DrawingList) {
    ViewPainting(plan: plan).draw(&list)
    list.opacity(plan.chainOpacity) { ConnectorDrawing(plan: plan).draw(&$0) }
    list.opacity(plan.descentOpacity) { DescentDrawing(plan: plan).draw(&$0) }
    list.opacity(plan.chainOpacity) { LaneDrawing(plan: plan).drawCards(&$0) }
    TagDrawing(plan: plan).draw(&list)
    for line in plan.missLines {
      list.element("miss.\(line.view)") { line.draw(plan.look, plan.measures, &$0) }
    }
    Legend(look: plan.look, measures: plan.measures).draw(&list)
    Pointing(plan: plan).draw(&list)
    if plan.moment.story == nil && plan.moment.mode == .live { Hints(plan: plan).draw(&list) }
    FingerDrawing(plan: plan).draw(&list)
  }
}

extension StagePlan {
  /// While one path is on its way the other one steps back.
  fileprivate var chainOpacity: Double { isDescending ? 0.35 : 1 }
  fileprivate var descentOpacity: Double { moment.isAtRest || isDescending ? 1 : 0.35 }

  private var isDescending: Bool {
    guard !moment.isAtRest, let story = moment.story, !story.chain.isEmpty || story.result != nil else { return false }
    switch moment.step?.kind {
    case .pass, .ask, .gate, .override, .inside, .returned, .result: return true
    case .event, .sendEvent, .deliver, .forward, .handled, .dropped, .ignored, .action, nil: return false
    }
  }
}
