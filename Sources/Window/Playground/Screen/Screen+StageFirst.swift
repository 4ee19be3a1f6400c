import Canvas
import Foundation
import Panels
import ScenePicture

extension Screen {
  /// The only stage and the panels as they were drawn last, at rest.
  struct Surroundings {
    var appearance: AppearanceKey
    var stage: FrameRegion
    var panels: [FrameRegion]
  }

  /// Draws a stage that has changed between the panels as they are, which `draw` then brings up to date: a touch is seen on
  /// the stage before the panels, which take longer, have been laid out.
  ///
  /// - Returns: the changed areas in device pixels; none if the stage is the same, or if more than the stage may differ.
  mutating func drawStageFirst(
    _ display: DisplayState, _ appearance: Appearance, _ panels: PanelHost, at time: TimeInterval, into bitmap: Bitmap
  ) -> [CGRect] {
    guard let surroundings, surroundings.appearance == appearance.key, display.start == nil, display.comparison == nil
    else { return [] }
    let stages = stages(panels.previewed(display), appearance)
    guard stages != [surroundings.stage] else { return [] }
    let end = [appearance.ground] + stages + surroundings.panels
    let regions = motion.regions(end, display, appearance, at: time, isStill: !panels.fingers.isEmpty)
    let magnified = regions.map { $0.magnified(by: magnification) }
    return frame.draw(magnified, into: bitmap, scale: scale, typesetter: typesetter)
  }
}
