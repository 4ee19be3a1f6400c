/// Colours and their places, from 0 to 1. As Apple's.
public final class CGGradient: Sendable {
  package let stops: [GradientValue.Stop]

  /// Colours, as `CGColor`, at `locations`; evenly if they are nil.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = CGGradient.stops(colors, at: locations.map { pointer in colors.indices.map { pointer[$0] } })
  }

  /// Colours by their components in `space`, each with an opacity.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let size = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      CGColor(space, (0..<size).map { components[index * size + $0] })
    }
    stops = CGGradient.stops(colors, at: locations.map { pointer in colors.indices.map { pointer[$0] } })
  }

  /// The stops in ascending order.
  package static func stops(_ colors: [CGColor], at places: [CGFloat]?) -> [GradientValue.Stop] {
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      let place = places.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? CGFloat(index) / last
      return GradientValue.Stop(place: place.isFinite ? min(max(place, 0), 1) : 0, color: ColorValue(color))
    }
    // Stable: two colours at one place are a sharp edge.
    return stops.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
  }
}

extension CGColor {
  /// A colour of components of a space, with the opacity.
  convenience init(_ space: CGColorSpace, _ values: [CGFloat]) {
    if space.numberOfComponents == 1 {
      self.init(gray: values.first ?? 0, alpha: values.count > 1 ? values[1] : 1)
    } else {
      func value(_ index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : index == 3 ? 1 : 0 }
      self.init(red: value(0), green: value(1), blue: value(2), alpha: value(3))
    }
  }

  /// A colour of components of a space, with the opacity.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(space, (0...space.numberOfComponents).map { components[$0] })
  }

  /// A colour of the sRGB space.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The space of the components.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// As Apple's.
  public static let black = CGColor(gray: 0, alpha: 1), white = CGColor(gray: 1, alpha: 1)
  /// As Apple's.
  public static let clear = CGColor(gray: 0, alpha: 0)
}
