import Canvas
import Foundation
import TouchInput
import TouchTrace

/// The picture in a view, transformed by the actions of the view's recognizers: mountains under a sun.
struct StageImage: Equatable {
  var view: String
  /// The visible part of the view; the picture is clipped to it.
  var clip: CGRect
  /// Window pixels.
  private var center: CGPoint
  private var width: CGFloat
  private var angle: CGFloat

  /// Nil for a view without a picture.
  init?(of view: StagedView, in display: DisplayState, _ geometry: StageGeometry) {
    guard view.node.image != nil, view.opacity > 0 else { return nil }
    let motion = MeasureSum(of: view.name, in: display)
    self.view = view.name
    clip = view.clip.map { $0.intersection(view.innerFrame) } ?? view.innerFrame
    center = view.innerFrame.center.moved(
      motion.translation.x * geometry.deviceScale, motion.translation.y * geometry.deviceScale)
    width = 0.46 * view.innerFrame.width * motion.scale
    angle = motion.rotation
  }

  func draw(_ theme: Theme, _ list: inout DrawingList) {
    let mountains = [(-0.5, 0.375), (-0.5, 0.12), (-0.27, -0.1), (-0.03, 0.24), (0.13, 0.02), (0.5, 0.3), (0.5, 0.375)]
    let paper = [(-0.5, -0.375), (0.5, -0.375), (0.5, 0.375), (-0.5, 0.375)].map { place($0) }
    list.clip(clip) { list in
      list.fill(.polygon(paper), theme.panel)
      list.fill(.polygon(mountains.map { place($0) }), theme.selection)
      list.fill(.circle(center: place((0.24, -0.18)), radius: 0.085 * width), theme.selection)
      list.stroke(.polygon(paper), width: 1, theme.inactive)
    }
  }

  /// Converts a point of the picture, which is one wide and three quarters high around the origin, to window pixels.
  private func place(_ point: (x: Double, y: Double)) -> CGPoint {
    let (x, y) = (CGFloat(point.x) * width, CGFloat(point.y) * width)
    return CGPoint(x: center.x + x * cos(angle) - y * sin(angle), y: center.y + x * sin(angle) + y * cos(angle))
  }
}
