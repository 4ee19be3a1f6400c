import Foundation
import Scenes
import TouchTrace

/// The place of the device on the stage, and of the layers of its views in the exploded view.
package struct StageGeometry: Equatable, Sendable {
  /// Window pixels per point of the device: a multiple of 0.1, so that multiples of 10 points fall on whole pixels; of 0.05 for the
  /// screen of a phone, and of 0.01 on a projector, where size counts for more.
  package let deviceScale: CGFloat
  /// The simulated screen, in window pixels.
  package let screenFrame: CGRect
  /// Scenes have lower screens, in points, and round numbers; phones have higher ones.
  private static let highestOfScenes: CGFloat = 700
  /// Nil unless the stage shows the exploded view.
  let layers: ExplodedLayers?
  /// The offset of each layer from the one behind it, in window pixels.
  private let pitch: CGPoint

  /// Places the device at the largest scale that fits. `screen` is its size in points.
  package init(layout: WindowLayout, screen: CGSize, exploded layers: ExplodedLayers? = nil) {
    let scale = layout.scale
    self.layers = layers
    let top = CGFloat(layers?.top ?? 0)
    let distance = top == 0 ? 0 : min(36, 132 / top) * scale
    // More to the right than down: stages are wide, and a view stays visible under the layer that covers it.
    pitch = CGPoint(x: distance.rounded(), y: (distance * 0.45).rounded())
    let depth = CGSize(width: top * pitch.x, height: top * pitch.y)
    let free = layout.spaceForScreen(isExploded: layers != nil)
    let fitting = min(
      (free.width - depth.width) / max(screen.width, 1), (free.height - depth.height) / max(screen.height, 1))
    let steps: CGFloat = layout.isProjector ? 100 : screen.height > Self.highestOfScenes ? 20 : 10
    // Compensates for rounding errors, so that 0.9 does not become 0.8.
    deviceScale = max(0.1, (fitting * steps + 0.000_001).rounded(.down) / steps)
    let size = CGSize(width: screen.width * deviceScale, height: screen.height * deviceScale)
    screenFrame = CGRect(
      x: (free.minX + (free.width - size.width - depth.width) * layout.shareLeftOfDevice).rounded(),
      y: (free.midY - (size.height + depth.height) / 2).rounded(), width: size.width, height: size.height)
  }

  /// The body of the device around the screen.
  package var bezel: CGRect { screenFrame.outset(by: WindowLayout.bezelWidth) }

  /// The area of the device and all layers.
  var reach: CGRect {
    let shift = shift(ofLayer: layers?.top ?? 0)
    return bezel.union(bezel.offsetBy(dx: shift.x, dy: shift.y))
  }

  // MARK: From the device to the window

  /// Converts a point of the screen, in points, to window pixels; in the exploded view, on the frontmost view.
  package func windowPoint(_ point: CGPoint) -> CGPoint { windowPoint(point, layer: frontLayer(at: point)) }

  package func windowPoint(_ point: CGPoint, layer: Int) -> CGPoint {
    // To a thousandth, so that a product such as 0.7 × 30 lands on its whole pixel.
    let x = (point.x * deviceScale * 1000).rounded() / 1000, y = (point.y * deviceScale * 1000).rounded() / 1000
    let shift = shift(ofLayer: layer)
    return CGPoint(x: screenFrame.minX + x + shift.x, y: screenFrame.minY + y + shift.y)
  }

  /// The offset of a layer from its place on the device, in window pixels.
  func shift(ofLayer layer: Int) -> CGPoint { CGPoint(x: CGFloat(layer) * pitch.x, y: CGFloat(layer) * pitch.y) }

  /// The layer of the frontmost visible view at a point of the screen.
  func frontLayer(at point: CGPoint) -> Int { layers?.layers(at: point).last ?? 0 }

  // MARK: From the window to the device

  /// Converts a point of the window, in pixels, to points of the screen; in the exploded view, on the frontmost view.
  package func screenPoint(_ point: CGPoint) -> CGPoint { screenPoint(point, layer: layer(under: point)) }

  /// Converts a point of the window to points of the screen on the given layer.
  package func screenPoint(_ point: CGPoint, layer: Int) -> CGPoint {
    let shift = shift(ofLayer: layer)
    return CGPoint(
      x: (point.x - shift.x - screenFrame.minX) / deviceScale, y: (point.y - shift.y - screenFrame.minY) / deviceScale)
  }

  /// The layer of the frontmost view at a point of the window.
  package func layer(under point: CGPoint) -> Int { view(under: point).flatMap { layers?.layer(of: $0) } ?? 0 }

  /// The frontmost view at a point of the window; nil outside the exploded view.
  package func view(under point: CGPoint) -> String? { layers?.frontmost { screenPoint(point, layer: $0) } }
}

extension StageGeometry {
  /// The geometry of a display state.
  package init(_ display: DisplayState, _ layout: WindowLayout) {
    self.init(
      layout: layout, screen: display.scene.size, exploded: display.isExploded ? ExplodedLayers(display.tree) : nil)
  }

  /// The place of a finger, on the layer on which it came down.
  func windowPoint(of story: TouchStory) -> CGPoint? { story.point.map { windowPoint($0, of: story) } }

  /// Converts a point of a finger's trail, in points of the screen, on the layer on which the finger came down.
  func windowPoint(_ point: CGPoint, of story: TouchStory) -> CGPoint {
    windowPoint(point, layer: frontLayer(at: story.trail.first ?? point))
  }
}
