import Foundation

/// A bundled font family. Characters that it lacks come from the other one; Chinese comes from Noto Sans SC.
enum FontFamily: Hashable, Sendable {
  /// Inter.
  case sans
  /// JetBrains Mono.
  case mono
}

/// The weight of a font. Chinese has two: semibold is Noto Sans SC Bold. Mono has one.
package enum FontWeight: Hashable, Sendable {
  /// 400.
  case regular
  /// 500.
  case medium
  /// 600.
  case semibold
}

/// A family, a weight and a size in pixels at scale 1.
package struct Font: Hashable, Sendable {
  var family: FontFamily
  package var weight: FontWeight
  /// The size of the em square in pixels.
  package var size: Int
  /// Whether Chinese characters are drawn at least 12 pixels high: in labels, not in the texts of views.
  package var isLegible = true

  /// Makes a font of `size` pixels at scale 1.
  init(family: FontFamily = .sans, weight: FontWeight = .regular, size: Int) {
    self.family = family
    self.weight = weight
    self.size = size
  }

  /// Whether all characters have the same width.
  package var isMono: Bool { family == .mono }

  /// Returns Inter of `size` pixels.
  package static func sans(_ size: Int, _ weight: FontWeight = .regular) -> Font {
    Font(family: .sans, weight: weight, size: size)
  }

  /// Returns JetBrains Mono of `size` pixels.
  package static func mono(_ size: Int) -> Font {
    Font(family: .mono, weight: .regular, size: size)
  }

  /// Returns the baseline, in whole pixels, that centres capitals on `center`.
  package func baseline(centeredOn center: CGFloat) -> CGFloat {
    (center + 0.36 * CGFloat(size)).rounded()
  }

  /// The height of a capital letter in pixels, the same for Inter and JetBrains Mono.
  var capHeight: CGFloat { 0.727 * CGFloat(size) }
}
