/// The rules by which two pictures differ.
///
/// The default is exact: every pixel counts. For pictures that another program or machine made:
///
/// ```swift
/// let rules = ComparisonRules(
///   threshold: 0.1, antiAliasing: .ignore, masks: [.area(PixelBox(x: 0, y: 0, width: 120, height: 20))])
/// assertPicture(bitmap, matches: "Pictures/chart.png", rules: rules)
/// ```
public struct ComparisonRules: Equatable, Codable, Sendable {
  /// Whether a pixel counts that differs only because an edge was anti-aliased in another way.
  public enum AntiAliasing: String, Codable, CaseIterable, Sendable {
    /// It counts.
    case count
    /// It does not count.
    case ignore
  }

  /// The largest colour distance that does not count, from 0 (every difference counts) to 1 (none does).
  ///
  /// The distance is that of pixelmatch and odiff, whose default is 0.1.
  public var threshold: Double
  /// The threshold for pixels of text, if it is higher than `threshold`.
  public var textThreshold = 0.0
  /// Whether anti-aliased edges count.
  public var antiAliasing: AntiAliasing
  /// The number of pixels that may differ.
  public var maximumDifferentPixels: Int
  /// The parts that are not compared.
  public var masks: [ComparisonMask]

  /// Makes rules; without arguments, every pixel counts.
  public init(
    threshold: Double = 0, antiAliasing: AntiAliasing = .count, maximumDifferentPixels: Int = 0,
    masks: [ComparisonMask] = []
  ) {
    self.threshold = threshold
    self.antiAliasing = antiAliasing
    self.maximumDifferentPixels = maximumDifferentPixels
    self.masks = masks
  }

  /// Every pixel counts.
  public static let exact = ComparisonRules()
}

/// A part of a picture that is not compared.
public enum ComparisonMask: Hashable, Codable, Sendable {
  /// The area that the element of this name drew, with the elements within it: `column` includes `column.card.1`.
  case element(String)
  /// A rectangle of device pixels.
  case area(PixelBox)

  /// Parses `x,y,w,h` in device pixels, or the name of an element; nil for anything else.
  ///
  /// ```swift
  /// ComparisonMask("10,20,300,40")  // .area
  /// ComparisonMask("column.card")   // .element
  /// ```
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count > 1 else {
      guard !text.isEmpty else { return nil }
      self = .element(text)
      return
    }
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0,
      numbers.allSatisfy({ abs($0) <= Bitmap.maximumSide })
    else { return nil }
    self = .area(PixelBox(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }

  /// Returns whether the mask covers the element of this name.
  package func covers(element: String) -> Bool {
    guard case .element(let name) = self else { return false }
    return element == name || element.hasPrefix(name + ".")
  }
}
