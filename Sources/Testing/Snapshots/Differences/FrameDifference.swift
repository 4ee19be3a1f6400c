import Canvas
import ElementMaps

/// The pixels in which a frame differs from its reference, grouped by the element that drew them.
struct FrameDifference: Codable, Equatable, Sendable {
  /// The number of pixels of one element.
  struct Element: Codable, Equatable, Sendable {
    var name: String
    var pixels: Int
    /// The most frequent change of colour, if one is frequent.
    var color: ColorChange?
  }

  /// A place in which pixels differ that lie near each other.
  struct Region: Codable, Equatable, Sendable {
    /// In device pixels.
    var box: PixelBox
    var pixels = 0
    /// The element to which most of its pixels belong; empty if it is not known.
    var element = ""
  }

  /// Set when the pictures have different sizes: `1280×800`. Nothing else is compared then.
  var sizes: [String] = []
  /// The number of pixels that count.
  var pixels = 0
  /// The share of pixels that count, in percent.
  var percentage = 0.0
  /// The smallest rectangle around them, in device pixels.
  var box: PixelBox?
  /// Sorted by the number of pixels, largest first.
  var elements: [Element] = []
  /// Sorted by the number of pixels, largest first.
  var regions: [Region] = []

  /// Makes the difference of pictures with different sizes.
  init(size: (width: Int, height: Int), insteadOf old: (width: Int, height: Int)) {
    sizes = [old, size].map { "\($0.width)×\($0.height)" }
  }

  /// - Parameters:
  ///   - expected: the elements of the reference, if known.
  ///   - actual: the elements of the actual picture, if known.
  ///   - pictures: the reference and the actual picture, for the colours.
  init(
    _ difference: PictureDifference, expected: ElementMap?, actual: ElementMap?, pictures: (Bitmap, Bitmap)? = nil
  ) {
    pixels = difference.count(.different)
    percentage = difference.percentage
    box = difference.box
    let credit = PixelCredit(expected: expected, actual: actual)
    let places = DifferenceRegions(difference)
    var counts: [String: Int] = [:], colors: [String: ColorChange.Counts] = [:]
    var countsOfRegions = places.boxes.map { _ in [String: Int]() }
    difference.forEachDifferentPixel { x, y in
      let name = credit.name(x: x, y: y)
      counts[name, default: 0] += 1
      if let place = places.index(x: x, y: y) { countsOfRegions[place][name, default: 0] += 1 }
      if let (old, new) = pictures { colors[name, default: .init()].add(old.pixel(x, y), new.pixel(x, y)) }
    }
    elements = counts.map { Element(name: $0.key, pixels: $0.value, color: colors[$0.key]?.change) }
      .sorted { ($1.pixels, $0.name) < ($0.pixels, $1.name) }
    regions = zip(places.boxes, countsOfRegions).map { box, counts in
      let element = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
      return Region(box: box, pixels: counts.values.reduce(0, +), element: element)
    }
    .sorted { ($1.pixels, $0.box.y, $0.box.x) < ($0.pixels, $1.box.y, $1.box.x) }
  }

  /// `5,114 px (0.50 %) in 20,40 300×90: ring.result 2,210 #FFFFFF → #FF0000, chain.arrow.1 1,904, column.card.1 700, other 300`.
  var sentence: String {
    if sizes.count == 2 { return "the picture is \(sizes[1]) px, expected \(sizes[0])" }
    let named = elements.filter { !$0.name.isEmpty }
    func color(_ element: Element?) -> String { element?.color.map { " \($0.before) → \($0.after)" } ?? "" }
    let parts = named.prefix(3).map { "\($0.name) \($0.pixels.grouped)\(color($0))" }
    let rest = pixels - named.prefix(3).reduce(0) { $0 + $1.pixels }
    let all = named.isEmpty ? [] : parts + (rest > 0 ? ["other \(rest.grouped)"] : [])
    // Without the elements of the reference, there is one element without a name.
    return count + (box.map { " in \($0)" } ?? "")
      + (all.isEmpty ? color(elements.first) : ": " + all.joined(separator: ", "))
  }
}

extension FrameDifference {
  /// `5,114 px (0.50 %)`.
  var count: String { "\(pixels.grouped) px (\(percent) %)" }

  /// Two decimal places, at least 0.01.
  private var percent: String {
    let hundredths = max(1, Int((percentage * 100).rounded()))
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }
}

/// Chooses the element that is named for a pixel that differs, if the reference and the actual picture have different ones.
struct PixelCredit {
  private let expected: ElementMap?
  private let actual: ElementMap?

  init(expected: ElementMap?, actual: ElementMap?) {
    self.expected = expected
    self.actual = actual
  }

  /// Returns an element that was added or removed; otherwise the one further to the front in the actual picture.
  func name(x: Int, y: Int) -> String {
    guard let actual, actual.has(x, y) else { return expected.map { $0.has(x, y) ? $0.name(x: x, y: y) : "" } ?? "" }
    let new = actual.name(x: x, y: y)
    guard let expected, expected.has(x, y) else { return new }
    let old = expected.name(x: x, y: y)
    guard new != old else { return new }
    guard expected.place(of: new) != nil else { return new }
    guard let oldPlace = actual.place(of: old) else { return old }
    return oldPlace > actual.number(x: x, y: y) ? old : new
  }
}

extension ElementMap {
  fileprivate func has(_ x: Int, _ y: Int) -> Bool { x < width && y < height }
}
