import Canvas
import Foundation
import PanelModels
import Panels
import ScenePicture

/// Draws the window's content into a bitmap and redraws only what changed.
struct Screen {
  /// The window's size at scale 1, in pixels.
  private(set) var size: CGSize
  /// Device pixels for each pixel of the window.
  private(set) var scale: Int
  /// Pixels of the window for each pixel of the layout.
  var magnification: CGFloat = 1
  let typesetter: Typesetter
  var frame = Frame()
  /// The caches of the stage; with two scenes side by side, of each stage.
  var stageCaches = [StageCache(), StageCache()]
  /// The cache of the only stage, or of the stage at the left.
  var stageCache: StageCache { stageCaches[0] }
  var motion = MovingPicture()

  init(size: CGSize, scale: Int, typesetter: Typesetter) {
    (self.size, self.scale, self.typesetter) = (size, scale, typesetter)
  }

  /// Called when the window has another size, and with it an empty bitmap.
  mutating func resize(to size: CGSize) {
    self.size = size
    invalidate()
  }

  /// Called when the window has another number of device pixels for each of its own.
  mutating func rescale(to scale: Int) {
    self.scale = scale
    invalidate()
  }

  /// Makes the next call draw everything. Called when the bitmap's content was lost.
  mutating func invalidate() { frame.forget() }

  /// Draws a white screen. Returns the changed areas in device pixels.
  mutating func drawBlank(_ appearance: Appearance, into bitmap: Bitmap) -> [CGRect] {
    frame.draw(
      [appearance.blank.magnified(by: magnification)], into: bitmap, scale: scale, typesetter: typesetter)
  }

  /// Draws the stage, the panels and the loupe. Returns the changed areas in device pixels.
  /// - Parameters:
  ///   - loupe: where the loupe is; nil while it is off.
  ///   - notes: what lies over everything else; nil without it.
  ///   - isStill: whether everything is drawn at rest, without a transition.
  mutating func draw(
    _ display: WindowDisplay, _ appearance: Appearance, _ panels: PanelHost, loupe: StagePosition?, notes: FrameRegion?,
    at time: TimeInterval, isStill: Bool, into bitmap: Bitmap
  ) -> [CGRect] {
    panels.show(display, appearance)
    guard display.start == nil else {
      let regions = [appearance.ground] + panels.regions(appearance)
      return frame.draw(regions, into: bitmap, scale: scale, typesetter: typesetter)
    }
    let stages = stages(panels.previewed(display).stage, appearance)
    let names = stages.indices.flatMap { stageCaches[$0].plan?.nameFrames ?? [] }
    let end = [appearance.ground] + stages + panels.regions(appearance, names: names)
    let regions = motion.regions(end, display.stage, appearance, at: time, isStill: isStill || !panels.fingers.isEmpty)
    let overlay = loupe.map { position in
      let stage = stages.first { $0.area.contains(position.place) } ?? stages[0]
      return Loupe(at: position.place, point: position.point, appearance).region(of: stage)
    }
    let magnified = (regions + [overlay, notes].compactMap(\.self)).map { $0.magnified(by: magnification) }
    return frame.draw(magnified, into: bitmap, scale: scale, typesetter: typesetter)
  }

  /// Draws only the stage with its column, at rest, and nothing around it. `draw` does not take the bitmap for its own.
  mutating func drawStage(_ display: DisplayState, _ appearance: Appearance, into bitmap: Bitmap) {
    let stages = stages(display, appearance)
    var ground = appearance.ground
    ground.area = stages.map(\.area).reduce(.null) { $0.union($1) }
    let regions = ([ground] + stages).map { $0.magnified(by: magnification) }
    var frame = Frame()
    _ = frame.draw(regions, into: bitmap, scale: scale, typesetter: typesetter)
  }

  /// The stage with its column; or the stages of two scenes side by side.
  mutating func stages(_ display: DisplayState, _ appearance: Appearance) -> [FrameRegion] {
    guard let comparison = display.comparison else {
      stageCaches[1] = StageCache()
      let drawings = stageCaches[0].drawings(display, appearance)
      return [FrameRegion(.stage, area: appearance.layout.stage.union(appearance.layout.column), drawings: drawings)]
    }
    return comparison.sides.enumerated().map { side, scene in
      var half = appearance
      half.layout = appearance.layout.half(side)
      let element: ElementName = side == 0 ? .stage : .secondStage
      let drawings = stageCaches[side].drawings(scene.display, half, as: element)
      return FrameRegion(element, area: half.layout.stage, drawings: drawings)
    }
  }

  /// The layout of the stage at a point of the window.
  func plan(at point: CGPoint) -> StagePlan? {
    let plans = stageCaches.compactMap(\.plan)
    return plans.first { $0.appearance.layout.isHalf && $0.appearance.layout.stage.contains(point) } ?? plans.first
  }

  /// Returns the tooltip at a point of the layout, in pixels: the whole text where a text is cut, or the
  /// description of what the stage shows.
  func tooltip(at point: CGPoint, hovered: String?, isOnStage: Bool) -> TooltipContent? {
    cutText(at: point)
      ?? (isOnStage ? plan(at: point).flatMap { $0.tooltip(at: point, hovered: hovered) } : nil)
  }

  private func cutText(at point: CGPoint) -> TooltipContent? {
    let place = CGPoint(x: point.x * magnification, y: point.y * magnification)
    guard var tooltip = frame.cutText(at: place, typesetter) else { return nil }
    tooltip.anchor = tooltip.anchor.magnified(by: 1 / magnification)
    return tooltip
  }
}
