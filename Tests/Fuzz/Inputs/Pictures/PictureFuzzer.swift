import Canvas
import ElementMaps
import Foundation
import FuzzSupport
import SeededRandom

/// Random changes of PNGs of all kinds, which are read and compared.
package struct PictureFuzzer: Fuzzer {
  package static let name = "pictures"
  package static let fileExtension = "png"

  private let seed: UInt64
  let samples: [[UInt8]]
  private let mutator: ByteMutator
  private let file: CaseFile

  package init(seed: UInt64) throws {
    self.seed = seed
    samples = try ForeignPictures.all + PictureFuzzer.ownPictures()
    mutator = ByteMutator(samples: samples, longest: 200_000)
    file = try CaseFile("case.png")
  }

  private static func ownPictures() throws -> [[UInt8]] {
    let bitmap = Bitmap(width: 24, height: 16), map = ElementMap(width: 24, height: 16)
    for index in 0..<bitmap.width * bitmap.height {
      bitmap.setPixel(index % 24, index / 24, UInt32(truncatingIfNeeded: index &* 2_654_435_761) & 0xFF_FFFF)
    }
    for (index, name) in ["column.card.1", "stage", "arrow", "名前"].enumerated() {
      let number = map.number(of: name)
      for x in 0..<24 { map.cells[(index * 4) * 24 + x] = number }
    }
    return try [Array(bitmap.pngData()), Array(map.pngData()), Array(bitmap.referenceData(drawnWith: "SDL 2"))]
  }

  package func makeInput(number: Int) -> [UInt8] {
    var random = SplitMix64(seed: seed, case: number)
    var bytes = random.pick(samples)
    mutator.mutate(&bytes, &random)
    // Most changes are found by a checksum; nothing behind it would be tested.
    if !random.once(in: 4) { PNGRepair.repair(&bytes) }
    return bytes
  }

  @MainActor package func check(_ input: [UInt8]) -> Violation? {
    do { try file.write(input) } catch { return Violation("harness", "\(error)") }
    let url = file.url
    return violation { _ = try Bitmap.size(ofPNGAt: url) } ?? violation { _ = try ElementMap(pngAt: url) }
      ?? violation { _ = try Bitmap.librariesNamed(inReferenceAt: url) } ?? violation { try compare(url) }
  }

  /// Whether the bytes are a picture.
  func isRead(_ bytes: [UInt8]) -> Bool {
    guard (try? file.write(bytes)) != nil else { return false }
    return (try? Bitmap(pngAt: file.url)) != nil
  }

  /// Reads and compares with a picture of the same size whose pixels differ, and writes both.
  @MainActor private func compare(_ url: URL) throws {
    let picture = try Bitmap(pngAt: url)
    let other = Bitmap(width: picture.width, height: picture.height)
    let rules = ComparisonRules(threshold: 0.1, antiAliasing: .ignore)
    if case .differ(let difference) = Comparison(picture, with: other, rules: rules) {
      _ = picture.marked(with: difference)
    }
    _ = try picture.pngData()
  }

  private func violation(_ body: () throws -> Void) -> Violation? {
    do {
      try body()
      return nil
    } catch let error as PictureError {
      return MessageCheck.violation(in: error.description, about: file.url.path)
    } catch {
      return Violation("foreign error", "\(error)")
    }
  }
}
