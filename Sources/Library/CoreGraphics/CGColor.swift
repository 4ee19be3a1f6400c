/// A colour with an opacity. As Apple's, except: it is always one of the sRGB space, and has no pattern.
public final class CGColor: Hashable, Sendable, _ExpressibleByColorLiteral {
  /// Red, green, blue and opacity, each from 0 to 1.
  public let components: [CGFloat]?

  let red, green, blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// A colour of components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    components = [red, green, blue, alpha]
  }

  /// A grey, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// The colour of a `#colorLiteral`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The number of components with the opacity.
  public var numberOfComponents: Int { 4 }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Whether both are equal by value.
  public static func == (one: CGColor, two: CGColor) -> Bool { one.components == two.components }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
