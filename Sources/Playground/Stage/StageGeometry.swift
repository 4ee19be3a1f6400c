import Foundation

/// Where the device lies on the stage.
nonisolated public struct StageGeometry: Equatable, Sendable {
  /// Window pixels per point of the device, a multiple of 0.1, so that multiples of 10 points fall on whole pixels.
  public let scale: CGFloat
  /// The simulated screen, in window pixels.
  public let screenFrame: CGRect

  /// The device is as large as the stage lets it be, and centred. `screen` is its size in points.
  public init(layout: WindowLayout, screen: CGSize) {
    let growth = layout.isProjector ? layout.size.height / 800 : 1
    let free = layout.stage.insetBy(dx: 112 * growth, dy: 28 * growth)
    let fitting = min(free.width / max(screen.width, 1), free.height / max(screen.height, 1))
    // A hair more, so that 0.9 does not become 0.8 by rounding.
    scale = max(0.1, (fitting * 10 + 0.000_001).rounded(.down) / 10)
    let size = CGSize(width: screen.width * scale, height: screen.height * scale)
    screenFrame = CGRect(
      x: (layout.stage.midX - size.width / 2).rounded(), y: (layout.stage.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// A point of the screen, in points, as window pixels.
  public func windowPoint(_ point: CGPoint) -> CGPoint {
    // To a thousandth, so that a product such as 0.7 × 30 lands on its whole pixel.
    let x = (point.x * scale * 1000).rounded() / 1000, y = (point.y * scale * 1000).rounded() / 1000
    return CGPoint(x: screenFrame.minX + x, y: screenFrame.minY + y)
  }

  /// A point of the window, in pixels, as points of the screen.
  public func screenPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - screenFrame.minX) / scale, y: (point.y - screenFrame.minY) / scale)
  }

  /// The body of the device around the screen.
  var bezel: CGRect { screenFrame.insetBy(dx: -8, dy: -8) }
}
