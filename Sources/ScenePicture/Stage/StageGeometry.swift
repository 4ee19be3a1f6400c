import Foundation
import Scenes
import TouchTrace

/// Where the device lies on the stage, and where the planes of its views do when they are pulled apart.
package struct StageGeometry: Equatable, Sendable {
  /// Window pixels per point of the device, a multiple of 0.1, so that multiples of 10 points fall on whole pixels.
  package let deviceScale: CGFloat
  /// The simulated screen, in window pixels.
  let screenFrame: CGRect
  /// Nil while all views lie where they are.
  let levels: ExplodedLayers?
  /// How far, in window pixels, each level lies to the right of and below the one behind it.
  private let pitch: CGPoint

  /// The device is as large as the stage lets it be, and centred. `screen` is its size in points.
  package init(layout: WindowLayout, screen: CGSize, apart levels: ExplodedLayers? = nil) {
    let scale = layout.isProjector ? layout.size.height / 800 : 1
    self.levels = levels
    let top = CGFloat(levels?.top ?? 0)
    let level = top == 0 ? 0 : min(36, 132 / top) * scale
    // More to the side than down: stages are wide, and what lies below another view is seen under it.
    pitch = CGPoint(x: level.rounded(), y: (level * 0.45).rounded())
    let depth = CGSize(width: top * pitch.x, height: top * pitch.y)
    // Levels take some of the room that connectors have.
    let free = layout.stage.insetBy(dx: (levels == nil ? 112 : 84) * scale, dy: 28 * scale)
    let fitting = min(
      (free.width - depth.width) / max(screen.width, 1), (free.height - depth.height) / max(screen.height, 1))
    // A hair more, so that 0.9 does not become 0.8 by rounding.
    deviceScale = max(0.1, (fitting * 10 + 0.000_001).rounded(.down) / 10)
    let size = CGSize(width: screen.width * deviceScale, height: screen.height * deviceScale)
    screenFrame = CGRect(
      x: (layout.stage.midX + (levels == nil ? 0 : 28 * scale) - (size.width + depth.width) / 2).rounded(),
      y: (layout.stage.midY - (size.height + depth.height) / 2).rounded(), width: size.width, height: size.height)
  }

  /// The body of the device around the screen.
  var bezel: CGRect { screenFrame.insetBy(dx: -8, dy: -8) }

  /// All that the device and its views take.
  var reach: CGRect {
    let shift = shift(ofLevel: levels?.top ?? 0)
    return bezel.union(bezel.offsetBy(dx: shift.x, dy: shift.y))
  }

  // MARK: From the device to the window

  /// A point of the screen, in points, as window pixels; on its frontmost view, where those are pulled apart.
  func windowPoint(_ point: CGPoint) -> CGPoint { windowPoint(point, level: frontLevel(at: point)) }

  func windowPoint(_ point: CGPoint, level: Int) -> CGPoint {
    // To a thousandth, so that a product such as 0.7 × 30 lands on its whole pixel.
    let x = (point.x * deviceScale * 1000).rounded() / 1000, y = (point.y * deviceScale * 1000).rounded() / 1000
    let shift = shift(ofLevel: level)
    return CGPoint(x: screenFrame.minX + x + shift.x, y: screenFrame.minY + y + shift.y)
  }

  /// How far the planes of a level lie from their place on the device, in window pixels.
  func shift(ofLevel level: Int) -> CGPoint { CGPoint(x: CGFloat(level) * pitch.x, y: CGFloat(level) * pitch.y) }

  /// The level of the frontmost view that is seen at a point of the screen.
  func frontLevel(at point: CGPoint) -> Int { levels?.pierced(at: point).last ?? 0 }

  // MARK: From the window to the device

  /// A point of the window, in pixels, as points of the screen; by the frontmost plane there, where planes are pulled apart.
  package func screenPoint(_ point: CGPoint) -> CGPoint { screenPoint(point, level: level(under: point)) }

  /// The same by the planes of a level.
  package func screenPoint(_ point: CGPoint, level: Int) -> CGPoint {
    let shift = shift(ofLevel: level)
    return CGPoint(
      x: (point.x - shift.x - screenFrame.minX) / deviceScale, y: (point.y - shift.y - screenFrame.minY) / deviceScale)
  }

  /// The level of the frontmost plane at a point of the window.
  package func level(under point: CGPoint) -> Int { view(under: point).flatMap { levels?.level(of: $0) } ?? 0 }

  /// The frontmost view at a point of the window; nil while nothing is pulled apart.
  package func view(under point: CGPoint) -> String? { levels?.frontmost { screenPoint(point, level: $0) } }
}

extension StageGeometry {
  /// Where things lie at a moment.
  package init(_ display: DisplayState, _ layout: WindowLayout) {
    self.init(
      layout: layout, screen: display.scene.size, apart: display.isExploded ? ExplodedLayers(display.tree) : nil)
  }

  /// Where a finger is seen: on the plane on which it came down.
  func windowPoint(of story: TouchStory) -> CGPoint? { story.point.map { windowPoint($0, of: story) } }

  /// A point of a finger's way, in points of the screen, on the plane on which it came down.
  func windowPoint(_ point: CGPoint, of story: TouchStory) -> CGPoint {
    windowPoint(point, level: frontLevel(at: story.trail.first ?? point))
  }
}
