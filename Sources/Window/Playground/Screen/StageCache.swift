import Canvas
import ScenePicture

/// Keeps the drawings of the stage until its display state or appearance changes, because the layout takes longer than
/// drawing.
struct StageCache {
  private var shown: (plan: StagePlan, drawings: [Drawing])?

  /// The layout of the shown stage.
  var plan: StagePlan? { shown?.plan }

  /// - Parameter element: the name of the stage.
  mutating func drawings(
    _ display: DisplayState, _ appearance: Appearance, as element: ElementName = .stage
  ) -> [Drawing] {
    if let shown, shown.plan.shows(display, appearance) { return shown.drawings }
    let plan = StagePlan(display, appearance, after: shown?.plan)
    let drawings = StagePicture.draw(plan, as: element).drawings
    shown = (plan, drawings)
    return drawings
  }
}

extension StagePlan {
  /// Whether this is the plan of a display state and an appearance.
  fileprivate func shows(_ display: DisplayState, _ appearance: Appearance) -> Bool {
    self.appearance.theme == appearance.theme && self.appearance.languages == appearance.languages
      && self.appearance.layout == appearance.layout
      && self.display == display
  }
}
