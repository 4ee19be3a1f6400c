import Foundation

extension Bitmap {
  /// Draws `drawings` on the bitmap, back to front.
  ///
  /// - Parameters:
  ///   - scale: device pixels per pixel of the drawings, 1 to 3; a font of size 12 is drawn at 12 × `scale`.
  ///   - typesetter: the source of glyphs.
  ///   - damage: the rectangle to redraw, in pixels at scale 1; nil for all. Only the pixels that it touches change, to what a
  ///     full rendering would draw.
  package func render(_ drawings: [Drawing], scale: Int, typesetter: Typesetter, in damage: CGRect? = nil) {
    let everything = DeviceRect(left: 0, top: 0, right: width, bottom: height)
    let damaged = damage.map { everything.intersection(DeviceRect(touchedBy: $0, scale: scale)) }
    var renderer = Renderer(bitmap: self, scale: scale, typesetter: typesetter, clip: damaged ?? everything)
    for drawing in drawings { renderer.draw(drawing) }
    isDrawn = true
  }
}
