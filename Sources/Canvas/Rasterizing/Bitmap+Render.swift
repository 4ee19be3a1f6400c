import Foundation

extension Bitmap {
  /// Draws `drawings` over what the bitmap shows, each over those before it.
  ///
  /// - Parameters:
  ///   - scale: device pixels per pixel of the drawings, 1 to 3; a font of size 12 is set at 12 × `scale`.
  ///   - typesetter: where texts get their glyphs.
  ///   - damage: only the pixels this rectangle touches are changed, and they become what a full rendering makes them.
  ///     In pixels at scale 1; `nil` is everything.
  package func render(_ drawings: [Drawing], scale: Int, typesetter: Typesetter, in damage: CGRect? = nil) {
    let everything = DeviceRect(left: 0, top: 0, right: width, bottom: height)
    let damaged = damage.map { everything.intersection(DeviceRect(touchedBy: $0, scale: scale)) }
    var renderer = Renderer(bitmap: self, scale: scale, typesetter: typesetter, clip: damaged ?? everything)
    for drawing in drawings { renderer.draw(drawing) }
  }
}
