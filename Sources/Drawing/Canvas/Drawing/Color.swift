/// A colour: red, green and blue from 0 to 255 (sRGB) and an opacity.
package struct Color: Hashable, Sendable {
  /// 0 to 255.
  var red: UInt8
  /// 0 to 255.
  var green: UInt8
  /// 0 to 255.
  var blue: UInt8
  /// 255 is opaque, 0 is invisible.
  package var alpha: UInt8

  package static let black = Color(0), white = Color(0xFFFFFF)

  /// Makes a colour from `0xRRGGBB` and an `alpha` from 0 to 1.
  package init(_ hex: UInt32, alpha: Double = 1) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
    self.alpha = 255
    self = opacity(alpha)
  }

  /// Returns a mixture: `fraction` 0 is `ground`, 1 is this colour. The result has the opacity of `ground`.
  package func mixed(into ground: Color, _ fraction: Double) -> Color {
    func mix(_ over: UInt8, _ under: UInt8) -> UInt8 {
      let mixed = Double(under) + (Double(over) - Double(under)) * Color.unit(fraction)
      return UInt8(mixed.rounded())
    }
    var result = ground
    result.red = mix(red, ground.red)
    result.green = mix(green, ground.green)
    result.blue = mix(blue, ground.blue)
    return result
  }

  /// Returns the same colour with its opacity multiplied by `amount` (0 to 1).
  package func opacity(_ amount: Double) -> Color {
    var result = self
    result.alpha = UInt8((Double(alpha) * Color.unit(amount)).rounded())
    return result
  }

  private static func unit(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }
}

extension Color: CustomStringConvertible {
  /// `#RRGGBB`, with two more digits for the opacity when it is not opaque.
  package var description: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    let digits = channels.map { channel in
      (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}

extension Color {
  /// The colour in the format of a bitmap: `0x00RRGGBB`.
  package var pixel: UInt32 {
    UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
