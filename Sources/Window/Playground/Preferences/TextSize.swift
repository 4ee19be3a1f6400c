import Foundation
import ScenePicture

/// The size of everything in a window that is not for a projector, from 0.8 to 2 in steps of 0.1. The window is laid out for
/// its size divided by this one, and drawn magnified.
nonisolated struct TextSize: Equatable, Sendable {
  static let normal = TextSize(tenths: 10)
  private static let range = 8...20

  private let tenths: Int

  private init(tenths: Int, atLeast least: Int = TextSize.range.lowerBound) {
    self.tenths = min(max(tenths, least), TextSize.range.upperBound)
  }

  /// The nearest size to a number.
  init(_ factor: Double) { self.init(tenths: Int((min(max(factor, 0), 10) * 10).rounded())) }

  var factor: CGFloat { CGFloat(tenths) / 10 }

  /// `1.2`.
  var text: String { "\(tenths / 10).\(tenths % 10)" }

  /// The nearest size that a person can choose.
  var choosable: TextSize { TextSize(tenths: tenths) }

  func stepped(by amount: Int) -> TextSize { TextSize(tenths: tenths + amount) }

  /// Returns this size, or the largest at which all regions fit into a window of `window` pixels at scale 1.
  ///
  /// A window manager that puts windows side by side makes them smaller than the smallest size that they ask for. The text is then
  /// smaller than a person can choose, down to 0.4, so that the whole window is still there.
  func fitting(_ window: CGSize) -> TextSize {
    let least = WindowLayout.minimumSize
    let largest = min(window.width / least.width, window.height / least.height)
    let size = min(tenths, Int((largest * 10).rounded(.down)))
    return TextSize(tenths: size, atLeast: min(tenths, TextSize.smallestOfTiles))
  }

  /// In a window that is smaller than a person can make it.
  private static let smallestOfTiles = 4

  /// Returns the size, in whole pixels, for which a window of `window` pixels is laid out: at least the smallest one. A window that
  /// is smaller even with the smallest text shows the top left part.
  func layoutSize(of window: CGSize) -> CGSize {
    let least = WindowLayout.minimumSize
    return CGSize(
      width: max((window.width / factor).rounded(.up), least.width),
      height: max((window.height / factor).rounded(.up), least.height))
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
