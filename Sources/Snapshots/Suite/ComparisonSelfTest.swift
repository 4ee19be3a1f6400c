import Canvas
import ElementMaps
import Foundation

/// Shows, before anything is compared, that a difference would be seen: a comparison that has gone blind would pass everything.
@MainActor package enum ComparisonSelfTest {
  /// Compares pictures, maps and traces that are the same, and such as differ in a single place.
  /// - Throws: `SelfTestFailure` that says what is not seen.
  package static func run() throws {
    try provePictures()
    try proveMaps()
    guard TraceDifference(expected: "a\nb\n", actual: "a\nb\n") == nil,
      TraceDifference(expected: "a\nb\n", actual: "a\nc\n")?.step == 2
    else { throw SelfTestFailure(what: "one changed line of a trace") }
  }

  private static func provePictures() throws {
    let width = 37, height = 23
    let plain = picture(width, height)
    guard Comparison(picture(width, height), with: plain).isSame(under: .exact) else {
      throw SelfTestFailure(what: "that two pictures are the same")
    }
    for (x, y) in [(0, 0), (width / 2, height / 2), (width - 1, height - 1)] {
      let changed = picture(width, height)
      // One step of one channel.
      changed.setPixel(x, y, plain.pixel(x, y) ^ 1)
      guard case .differ(let difference) = Comparison(changed, with: plain),
        difference.count(.different) == 1, difference.box == PixelBox(x: x, y: y, width: 1, height: 1)
      else { throw SelfTestFailure(what: "one changed pixel at \(x), \(y)") }
    }
  }

  private static func proveMaps() throws {
    let plain = map(), changed = map()
    changed.give(x: 8, y: 5, to: "b")
    guard HitMapDifference(expected: plain, actual: map()) == nil,
      HitMapDifference(expected: plain, actual: changed)?.changes.map(\.points) == [1]
    else { throw SelfTestFailure(what: "one changed point of a hit map") }
  }

  private static func map() -> ElementMap {
    let map = ElementMap(width: 9, height: 6)
    for y in 0..<6 { map.give(x: 0, y: y, count: 9, to: "a") }
    return map
  }

  private static func picture(_ width: Int, _ height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap.setPixel(x, y, UInt32((x * 7 + y * 13) & 0xFF) * 0x01_01_01) }
    }
    return bitmap
  }
}

/// The comparison does not see what it must see; nothing that it says can be believed.
package struct SelfTestFailure: Error, CustomStringConvertible {
  var what: String

  package var description: String { "the comparison is broken: it does not see \(what)" }
}
