/// A picture by its name and size. The library keeps it and draws nothing.
open nonisolated class UIImage: NSObject, @unchecked Sendable {
  /// Whether a picture is drawn in the tint colour.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// How a picture is turned.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The name in the assets or among the symbols of the system; nil for a picture without one.
  let name: String?
  /// In points. Chosen: 24 × 24 for a picture that is known only by its name.
  public let size: CGSize
  /// The pixels in a point.
  public let scale: CGFloat
  /// Whether it is drawn in the tint colour.
  public let renderingMode: RenderingMode

  init(name: String?, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic) {
    (self.name, self.size, self.scale, self.renderingMode) = (name, size, scale, renderingMode)
    super.init()
  }

  /// A picture without pixels.
  public convenience override init() { self.init(name: nil, size: .zero) }

  /// The picture of a name; which pictures the app has is not known.
  public convenience init?(named name: String) { self.init(name: name, size: CGSize(width: 24, height: 24)) }

  /// The symbol of a name.
  public convenience init?(systemName name: String) { self.init(name: name, size: CGSize(width: 24, height: 24)) }

  /// The picture in another mode.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(name: name, size: size, scale: scale, renderingMode: mode)
  }

  /// The picture to be drawn in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { withRenderingMode(.alwaysOriginal) }

  /// The picture to be drawn in a colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// Nothing is drawn.
  open func draw(in rect: CGRect) {}
  /// Nothing is drawn.
  open func draw(at point: CGPoint) {}
}
