import Foundation
import ScenePicture

/// The size of everything in a window that is not for a projector, from 0.8 to 2 in steps of 0.1. The window is laid out for
/// its size divided by this one, and drawn magnified.
nonisolated struct TextSize: Equatable, Sendable {
  static let normal = TextSize(tenths: 10)
  private static let range = 8...20

  private let tenths: Int

  private init(tenths: Int) { self.tenths = min(max(tenths, TextSize.range.lowerBound), TextSize.range.upperBound) }

  /// The nearest size to a number.
  init(_ factor: Double) { self.init(tenths: Int((min(max(factor, 0), 10) * 10).rounded())) }

  var factor: CGFloat { CGFloat(tenths) / 10 }

  /// `1.2`.
  var text: String { "\(tenths / 10).\(tenths % 10)" }

  func stepped(by amount: Int) -> TextSize { TextSize(tenths: tenths + amount) }

  /// Returns this size, or the largest at which all regions fit into a window of `window` pixels at scale 1.
  func fitting(_ window: CGSize) -> TextSize {
    let least = WindowLayout.minimumSize
    let largest = min(window.width / least.width, window.height / least.height)
    return TextSize(tenths: min(tenths, max(Int((largest * 10).rounded(.down)), 10)))
  }

  /// Returns the size, in whole pixels, for which a window of `window` pixels is laid out.
  func layoutSize(of window: CGSize) -> CGSize {
    CGSize(width: (window.width / factor).rounded(.up), height: (window.height / factor).rounded(.up))
  }
}

/// A number in the state file.
nonisolated extension TextSize: Codable {
  init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(Double.self)) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Double(factor))
  }
}
