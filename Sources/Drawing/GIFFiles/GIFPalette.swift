import CGIF

/// The colours of one picture in a GIF, at most 255, and the nearest of them for every colour of the picture.
///
/// The most frequent colours are kept exactly: the areas of a drawing have few. The rest, which are mostly the edges of
/// letters, take the places that are left: each place goes to the colour that is farthest from all chosen before, so that
/// no colour is far from its replacement. The same pixels give the same palette.
struct GIFPalette {
  /// Colors `0x00RRGGBB`.
  private(set) var colors: [UInt32] = []
  private let indices: [UInt32: UInt8]

  static let capacity = 255
  /// The number of places for the most frequent colours, if there are more than fit.
  private static let frequent = 128

  /// - Parameter counts: how many pixels have each colour.
  init(_ counts: [UInt32: Int]) {
    let byCount = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    guard byCount.count > Self.capacity else {
      colors = byCount
      indices = Dictionary(uniqueKeysWithValues: zip(byCount, 0...))
      return
    }
    var nearest = [UInt8](repeating: 0, count: byCount.count)
    var distances = [Int](repeating: .max, count: byCount.count)
    var next = 0
    for index in 0..<Self.capacity {
      let color = byCount[next]
      var farthest = 0
      colors.append(color)
      for place in 0..<byCount.count {
        let distance = Self.distance(color, byCount[place])
        if distance < distances[place] { (distances[place], nearest[place]) = (distance, UInt8(index)) }
        if distances[place] > distances[farthest] { farthest = place }
      }
      next = index + 1 < Self.frequent ? index + 1 : farthest
    }
    indices = Dictionary(uniqueKeysWithValues: zip(byCount, nearest))
  }

  /// The colours as giflib takes them: 256, because their number is a power of two.
  var entries: [GifColorType] {
    let entries = colors.map {
      GifColorType(Red: UInt8($0 >> 16 & 0xFF), Green: UInt8($0 >> 8 & 0xFF), Blue: UInt8($0 & 0xFF))
    }
    return entries + Array(repeating: GifColorType(), count: 256 - entries.count)
  }

  /// Returns the place of the colour that replaces `color`, which is one of the picture's.
  func index(of color: UInt32) -> UInt8 { indices[color] ?? 0 }

  /// The square of the distance of two colours in the cube of red, green and blue.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    let red = Int(one >> 16) - Int(other >> 16)
    let green = Int(one >> 8 & 0xFF) - Int(other >> 8 & 0xFF), blue = Int(one & 0xFF) - Int(other & 0xFF)
    return red * red + green * green + blue * blue
  }
}
