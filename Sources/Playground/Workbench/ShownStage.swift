import Canvas
import ScenePicture

/// The drawings of the stage, kept until something else is to be seen: finding places for everything takes longer than
/// drawing it.
struct ShownStage {
  private var shown: (plan: StagePlan, drawings: [Drawing])?

  /// Where everything is that is seen.
  var plan: StagePlan? { shown?.plan }

  mutating func drawings(_ moment: Moment, _ look: Look) -> [Drawing] {
    if let shown, shown.plan.shows(moment, look) { return shown.drawings }
    let plan = StagePlan(moment, look, after: shown?.plan)
    let drawings = StagePicture.draw(plan).drawings
    shown = (plan, drawings)
    return drawings
  }
}

extension StagePlan {
  /// It is the plan of this moment in this look.
  fileprivate func shows(_ moment: Moment, _ look: Look) -> Bool {
    self.look.theme == look.theme && self.look.languages == look.languages && self.look.layout == look.layout
      && self.moment == moment
  }
}
