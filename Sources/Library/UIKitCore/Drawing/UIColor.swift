import Foundation

/// A colour with an opacity. As Apple's, except: a colour that depends on traits has its value for a light interface, all
/// components are those of sRGB, and a pattern is grey.
open nonisolated class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  private let foundationWord = FoundationWord()
  /// Components from 0 to 1.
  let red, green, blue, opacity: CGFloat
  /// The name of the colour in `description`.
  final var origin = Origin.rgb
  enum Origin { case rgb, gray, displayP3, provider, system(String), catalog(String) }

  /// A colour of components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func limited(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, 0), 1) : 0 }
    (self.red, self.green, self.blue) = (limited(red), limited(green), limited(blue))
    opacity = limited(alpha)
    super.init()
  }

  /// A colour that is not seen: black with the opacity 0.
  public override convenience init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }

  /// A grey, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
    origin = .gray
  }

  /// A colour of hue, saturation and brightness, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ shift: CGFloat) -> CGFloat {
      let position = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// The components of a wider space are taken as those of the usual one.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
    origin = .displayP3
  }

  /// The colour of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let values = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }

  /// The colour of the traits of a light interface.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    nonisolated(unsafe) let provider = dynamicProvider
    // Colours are made where views are: on the main thread.
    let color = MainActor.assumeIsolated { provider(UITraitCollection()) }
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
    origin = .provider
  }

  /// The colour of a `#colorLiteral`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Grey: patterns are not drawn. Warns once.
  public convenience init(patternImage image: UIImage) {
    warnNotSupportedFromAnyThread("UIColor.init(patternImage:)")
    self.init(white: 0.5, alpha: 1)
  }

  /// The colour of a name in an asset catalogue; nil if there is none.
  public convenience init?(named name: String) {
    guard let color = ResourceHost.ofThisProcess.resources?.color(named: name) else { return nil }
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
    origin = .catalog(name)
  }

  /// The colour of a name in an asset catalogue; nil if there is none.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }

  /// The colour for layers.
  open var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: opacity) }

  /// The colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let color = UIColor(red: red, green: green, blue: blue, alpha: alpha)
    switch origin {
    case .gray, .displayP3: color.origin = origin
    case .rgb, .provider, .system, .catalog: break
    }
    return color
  }

  /// The space with the components, or the class with the address and the name, as iOS writes them.
  open override var description: String {
    func components(_ space: String, _ values: [CGFloat]) -> String {
      ([space] + values.map { String(format: "%g", $0) }).joined(separator: " ")
    }
    switch origin {
    case .rgb: return components("UIExtendedSRGBColorSpace", [red, green, blue, opacity])
    case .gray: return components("UIExtendedGrayColorSpace", [red, opacity])
    case .displayP3: return components("UIDisplayP3ColorSpace", [red, green, blue, opacity])
    case .provider: return "<UIDynamicProviderColor: \(address(of: self))>"
    case .system(let name): return "<UIDynamicSystemColor: \(address(of: self)); name = \(name)>"
    case .catalog(let name): return "<UIDynamicCatalogColor: \(address(of: self)); name = \(name)>"
    }
  }

  /// Stores the components, from 0 to 1. Always true.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = opacity
    return true
  }

  /// Stores hue, saturation and brightness, from 0 to 1. Always true.
  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let largest = max(red, green, blue), range = largest - min(red, green, blue)
    var sixth: CGFloat = 0
    if range > 0 {
      if largest == red {
        sixth = (green - blue) / range
      } else if largest == green {
        sixth = 2 + (blue - red) / range
      } else {
        sixth = 4 + (red - green) / range
      }
    }
    hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
    saturation?.pointee = largest > 0 ? range / largest : 0
    brightness?.pointee = largest
    alpha?.pointee = opacity
    return true
  }

  /// Stores the brightness of the colour as a grey, from 0 to 1. Always true: on iOS it is false for colours that are no grey.
  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = 0.299 * red + 0.587 * green + 0.114 * blue
    alpha?.pointee = opacity
    return true
  }

  /// The colour itself: it does not depend on traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Sets the fill and the stroke colour of the present context.
  open func set() {
    setFill()
    setStroke()
  }
  /// Sets the fill colour of the present context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the stroke colour of the present context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Whether the other object is a colour with the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (red, green, blue, opacity) == (other.red, other.green, other.blue, other.opacity)
  }

  /// The hash of the components.
  open override var hash: Int { [red, green, blue, opacity].hashValue }
}

/// The type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
