import Canvas
import ElementMaps
import Foundation
import Scenes

/// Tests the comparison before each run, because one that detects no difference would pass every case.
@MainActor package enum ComparisonSelfTest {
  /// Compares scenes, pictures, maps and traces that are equal, and others that differ in one value, pixel, point or line.
  /// - Throws: `SelfTestFailure` with what was not detected.
  package static func run() throws {
    try testScenes()
    try testPictures()
    try testMaps()
    guard TraceDifference(expected: "a\nb\n", actual: "a\nb\n") == nil,
      TraceDifference(expected: "a\nb\n", actual: "a\nc\n")?.step == 2
    else { throw SelfTestFailure(what: "one changed line of a trace") }
  }

  private static func testScenes() throws {
    func scene(_ width: Int) throws -> Scene {
      try Scene.parseGiven("views: [{ name: a, frame: 0 0 \(width) 5 }]", file: "self-test")
    }
    let plain = try scene(9), changed = try scene(8)
    guard plain.isSame(as: try scene(9)), !plain.isSame(as: changed),
      SceneDifference.changes(from: plain, to: changed) == ["a.frame width 9 → 8"]
    else { throw SelfTestFailure(what: "one changed value of a scene") }
  }

  private static func testPictures() throws {
    let width = 37, height = 23
    let plain = picture(width, height)
    guard Comparison(picture(width, height), with: plain).isSame(under: .exact),
      picture(width, height).checksum == plain.checksum
    else {
      throw SelfTestFailure(what: "that two pictures are equal")
    }
    for (x, y) in [(0, 0), (width / 2, height / 2), (width - 1, height - 1)] {
      let changed = picture(width, height)
      // One step of one channel.
      changed.setPixel(x, y, plain.pixel(x, y) ^ 1)
      guard case .differ(let difference) = Comparison(changed, with: plain),
        difference.count(.different) == 1, difference.box == PixelBox(x: x, y: y, width: 1, height: 1),
        changed.checksum != plain.checksum
      else { throw SelfTestFailure(what: "one changed pixel at \(x), \(y)") }
    }
  }

  private static func testMaps() throws {
    let plain = map(), changed = map()
    changed.give(x: 8, y: 5, to: "b")
    guard HitMapDifference(expected: plain, actual: map()) == nil,
      HitMapDifference(expected: plain, actual: changed)?.changes.map(\.points) == [1],
      map().checksum == plain.checksum, changed.checksum != plain.checksum
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

/// The comparison did not detect a known difference, so its results cannot be used.
package struct SelfTestFailure: Error, CustomStringConvertible {
  var what: String

  package var description: String { "the self-test of the comparison failed: it does not detect \(what)" }
}
