/// A drawing that is drawn again and again. As Apple's.
public final class CGLayer {
  /// In points.
  public let size: CGSize
  private let recorder: CGContext

  /// An empty layer of a size in points.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    (self.size, recorder) = (size, CGContext(size: size))
  }

  /// The context that draws into the layer.
  public var context: CGContext? { recorder }

  fileprivate var picture: PictureValue { .drawn(recorder.list, size) }
}

extension CGContext {
  /// Draws a layer that fills a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) { draw(layer.picture, in: rect) }
  /// Draws a layer with its corner at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

  /// Draws a picture that fills a rectangle, and with `byTiling` the whole drawing with copies of it beside each other. More than
  /// 10 000 copies are not drawn.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    let area = boundingBoxOfClipPath
    guard byTiling, rect.width > 0, rect.height > 0, area.width / rect.width * area.height / rect.height < 10_000 else {
      return draw(image, in: rect)
    }
    func steps(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> StrideTo<CGFloat> {
      stride(from: start + ((low - start) / length).rounded(.down) * length, to: high, by: length)
    }
    for y in steps(area.minY, area.maxY, rect.minY, rect.height) {
      for x in steps(area.minX, area.maxX, rect.minX, rect.width) {
        draw(image, in: CGRect(origin: CGPoint(x: x, y: y), size: rect.size))
      }
    }
  }
}
