import Canvas
import ScenePicture

/// The drawings of the stage, kept until something else is to be seen: finding places for everything takes longer than
/// drawing it.
struct StageCache {
  private var shown: (plan: StagePlan, drawings: [Drawing])?

  /// Where everything is that is seen.
  var plan: StagePlan? { shown?.plan }

  mutating func drawings(_ display: DisplayState, _ appearance: Appearance) -> [Drawing] {
    if let shown, shown.plan.shows(display, appearance) { return shown.drawings }
    let plan = StagePlan(display, appearance, after: shown?.plan)
    let drawings = StagePicture.draw(plan).drawings
    shown = (plan, drawings)
    return drawings
  }
}

extension StagePlan {
  /// It is the plan of this moment in this look.
  fileprivate func shows(_ display: DisplayState, _ appearance: Appearance) -> Bool {
    self.appearance.theme == appearance.theme && self.appearance.languages == appearance.languages
      && self.appearance.layout == appearance.layout
      && self.display == display
  }
}
