@testable import Canvas
import Foundation

/// A colour in CIE L*a*b* under D65, the white point of sRGB.
struct LabColor {
  var lightness, a, b: Double

  init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

  init(_ color: LinearColor) {
    let x = 0.4124564 * color.red + 0.3575761 * color.green + 0.1804375 * color.blue
    let y = 0.2126729 * color.red + 0.7151522 * color.green + 0.0721750 * color.blue
    let z = 0.0193339 * color.red + 0.1191920 * color.green + 0.9503041 * color.blue
    func bent(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    let (fx, fy, fz) = (bent(x / 0.95047), bent(y), bent(z / 1.08883))
    (lightness, a, b) = (116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
  }

  /// Returns the difference of two colours: CIEDE2000 with all weights 1 (Sharma, Wu, Dalal 2005).
  func difference(from other: LabColor) -> Double {
    let chromas = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let g = 0.5 * (1 - sqrt(pow(chromas, 7) / (pow(chromas, 7) + pow(25, 7))))
    let (a1, a2) = ((1 + g) * a, (1 + g) * other.a)
    let (c1, c2) = (hypot(a1, b), hypot(a2, other.b))
    let (h1, h2) = (Self.hue(a1, b), Self.hue(a2, other.b))
    let isGrey = c1 * c2 == 0
    var turn = isGrey ? 0 : h2 - h1
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let (deltaL, deltaC) = (other.lightness - lightness, c2 - c1)
    let deltaH = 2 * sqrt(c1 * c2) * sin(turn / 2 * .pi / 180)
    let (meanL, meanC) = ((lightness + other.lightness) / 2, (c1 + c2) / 2)
    var meanH = h1 + h2
    if !isGrey { meanH = (abs(h1 - h2) <= 180 ? meanH : meanH < 360 ? meanH + 360 : meanH - 360) / 2 }
    func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
    let t =
      1 - 0.17 * cosine(meanH - 30) + 0.24 * cosine(2 * meanH) + 0.32 * cosine(3 * meanH + 6)
      - 0.20 * cosine(4 * meanH - 63)
    let sL = 1 + 0.015 * pow(meanL - 50, 2) / sqrt(20 + pow(meanL - 50, 2))
    let (sC, sH) = (1 + 0.045 * meanC, 1 + 0.015 * meanC * t)
    let rotation = 30 * exp(-pow((meanH - 275) / 25, 2))
    let rC = 2 * sqrt(pow(meanC, 7) / (pow(meanC, 7) + pow(25, 7)))
    let rT = -sin(2 * rotation * .pi / 180) * rC
    let (l, c, h) = (deltaL / sL, deltaC / sC, deltaH / sH)
    return sqrt(l * l + c * c + h * h + rT * c * h)
  }

  /// Degrees from 0 to 360.
  private static func hue(_ a: Double, _ b: Double) -> Double {
    guard a != 0 || b != 0 else { return 0 }
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }
}

/// A colour in linear light: sRGB without its transfer curve, each component from 0 to 1.
struct LinearColor {
  var red, green, blue: Double

  init(_ color: Color) {
    func straight(_ value: UInt8) -> Double {
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    (red, green, blue) = (straight(color.red), straight(color.green), straight(color.blue))
  }

  /// WCAG's relative luminance.
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// Returns the colour as a person with this vision sees it.
  func seen(by vision: Vision) -> LinearColor {
    func mixed(_ row: [Double]) -> Double { min(max(row[0] * red + row[1] * green + row[2] * blue, 0), 1) }
    var seen = self
    let matrix = vision.matrix
    (seen.red, seen.green, seen.blue) = (mixed(matrix[0]), mixed(matrix[1]), mixed(matrix[2]))
    return seen
  }
}

/// Kinds of colour vision.
enum Vision: CaseIterable {
  case normal, protan, deutan, tritan

  /// Applied to linear light: Machado, Oliveira, Fernandes 2009, severity 1.
  fileprivate var matrix: [[Double]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protan:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .deutan:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .tritan:
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    }
  }
}

/// WCAG's contrast of two colours, from 1 to 21.
func contrast(_ one: Color, _ two: Color) -> Double {
  let lights = [LinearColor(one).luminance, LinearColor(two).luminance].sorted()
  return (lights[1] + 0.05) / (lights[0] + 0.05)
}
