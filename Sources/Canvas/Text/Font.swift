import Foundation

/// Which of the bundled families a text is set in. Characters a family lacks come from the others; Chinese from Noto Sans SC.
enum FontFamily: Hashable, Sendable {
  /// Inter.
  case sans
  /// JetBrains Mono.
  case mono
}

/// How bold a text is. Chinese has two weights: semibold is Noto Sans SC Bold. Mono has one.
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
  /// Sans or mono.
  var family: FontFamily
  /// How bold.
  package var weight: FontWeight
  /// The size of the em square in pixels; Chinese characters are never set smaller than 12.
  package var size: Int

  /// A font of `size` pixels at scale 1.
  init(family: FontFamily = .sans, weight: FontWeight = .regular, size: Int) {
    self.family = family
    self.weight = weight
    self.size = size
  }

  /// Inter of `size` pixels.
  package static func sans(_ size: Int, _ weight: FontWeight = .regular) -> Font {
    Font(family: .sans, weight: weight, size: size)
  }

  /// JetBrains Mono of `size` pixels.
  package static func mono(_ size: Int) -> Font {
    Font(family: .mono, weight: .regular, size: size)
  }

  /// The baseline of a text whose capitals shall be centred on `center`, in whole pixels.
  package func baseline(centeredOn center: CGFloat) -> CGFloat {
    (center + 0.36 * CGFloat(size)).rounded()
  }

  /// The height of a capital letter in pixels; Inter and JetBrains Mono share it.
  var capHeight: CGFloat { 0.727 * CGFloat(size) }
}
