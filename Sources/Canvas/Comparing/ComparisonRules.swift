/// What counts as a difference between two pictures. Unless told otherwise, everything does.
public struct ComparisonRules: Equatable, Codable, Sendable {
  /// What to make of a pixel that differs only because an edge was smoothed in another way.
  public enum AntiAliasing: String, Codable, CaseIterable, Sendable {
    case count, ignore
  }

  /// From 0, where every step of a colour counts, to 1, where nothing does; see `PerceivedColor`. 0.1 is what pixelmatch and
  /// odiff begin with.
  public var threshold: Double
  /// The threshold of texts, if it is higher: for pictures whose texts other libraries drew.
  public var textThreshold = 0.0
  public var antiAliasing: AntiAliasing
  /// As many pixels may differ before the pictures do.
  public var maximumDifferentPixels: Int
  /// Where nothing counts.
  public var masks: [ComparisonMask]

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
  /// What the element of this name drew, and the elements within it: `column` stands for `column.card.1` too.
  case element(String)
  case area(PixelBox)

  /// Reads `x,y,w,h` in device pixels, or the name of an element; nil for neither.
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

  /// Whether an element of this name is meant.
  func covers(element: String) -> Bool {
    guard case .element(let name) = self else { return false }
    return element == name || element.hasPrefix(name + ".")
  }
}
