import Foundation

/// Pixels that are drawn as a picture. Copies share them.
package struct Picture: Equatable, Sendable {
  /// In pixels of the picture.
  package let width, height: Int
  /// `0xAARRGGBB`, row by row from the top; colours are not multiplied with the opacity.
  package let pixels: [UInt32]

  /// Nil unless there is a pixel for each place.
  package init?(width: Int, height: Int, pixels: [UInt32]) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }
}

/// The place of a picture: a parallelogram, in pixels at scale 1.
package struct PicturePlace: Equatable, Sendable {
  /// The top left corner of the picture.
  package var origin: CGPoint
  /// The ways from there to the top right and to the bottom left corner.
  package var across, down: CGPoint

  package init(origin: CGPoint, across: CGPoint, down: CGPoint) {
    (self.origin, self.across, self.down) = (origin, across, down)
  }

  /// The outline.
  package var path: Path {
    .polygon([
      origin, CGPoint(x: origin.x + across.x, y: origin.y + across.y),
      CGPoint(x: origin.x + across.x + down.x, y: origin.y + across.y + down.y),
      CGPoint(x: origin.x + down.x, y: origin.y + down.y),
    ])
  }

  func moved(by offset: CGPoint) -> PicturePlace {
    PicturePlace(origin: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), across: across, down: down)
  }

  func magnified(by factor: CGFloat) -> PicturePlace {
    func times(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }
    return PicturePlace(origin: times(origin), across: times(across), down: times(down))
  }
}

/// The style in which the pixels of a picture are drawn.
package struct PictureStyle: Equatable, Sendable {
  /// The colour of a template, of which only the opacity is seen; nil for the picture's own colours.
  package var tint: Color?
  /// From 0 to 1.
  package var opacity: Double

  package init(tint: Color? = nil, opacity: Double = 1) { (self.tint, self.opacity) = (tint, opacity) }

  func faded(_ amount: Double) -> PictureStyle { PictureStyle(tint: tint, opacity: opacity * amount) }
}
