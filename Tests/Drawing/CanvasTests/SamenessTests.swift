import Foundation
import Testing

@testable import BundledFiles
@testable import Canvas

/// The same drawings give the same bytes, which screenshot tests rely on.
struct SamenessTests {
  private func picture(scale: Int = 1) throws -> Bitmap {
    var dice = Dice(3)
    let bitmap = Bitmap(width: 120 * scale, height: 90 * scale)
    bitmap.render(PictureForTests.everything(&dice), scale: scale, typesetter: try Typesetter())
    return bitmap
  }

  @Test(arguments: 1...3)
  func twoRenderingsAreTheSame(scale: Int) throws {
    #expect(try picture(scale: scale) == picture(scale: scale))
  }

  @Test func earlierDrawingsDoNotChangeAPicture() throws {
    var dice = Dice(3)
    let list = PictureForTests.everything(&dice)
    let typesetter = try Typesetter()
    let used = Bitmap(width: 120, height: 90)
    used.render(PictureForTests.everything(&dice), scale: 1, typesetter: typesetter)
    used.render(list, scale: 1, typesetter: typesetter)
    #expect(try used == picture())
  }

  /// Shapes depend only on this code, not on the build or the machine. If these checksums change, every picture changes.
  @Test(arguments: [(1, "f31b55523b1051df"), (2, "470e46d46220548e"), (3, "a589a4e494e311f6")])
  func shapesAreTheSameBytesEverywhere(scale: Int, sum: String) throws {
    var dice = Dice(11)
    let shapes = PictureForTests.everything(&dice).filter { drawing in
      if case .text = drawing.content { false } else { true }
    }
    let bitmap = Bitmap(width: 120 * scale, height: 90 * scale)
    bitmap.render(shapes, scale: scale, typesetter: try Typesetter())
    #expect(checksum(bitmap) == sum)
  }

  /// Texts depend on the libraries, too; this is the checksum with those of Debian 12.
  @Test(.enabled(if: try Typesetter().libraryVersions == "SDL2_ttf 2.20.1, FreeType 2.12.1, HarfBuzz 6.0.0"))
  func textsAreTheSameBytesWithTheSameLibraries() throws {
    let sum = try checksum(picture())
    #expect(sum == "c79f4d68bc1091cd")
  }

  /// Returns FNV-1a over all pixels.
  private func checksum(_ bitmap: Bitmap) -> String {
    let sum = bitmap.withUnsafePixels { pixels in
      pixels.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    return String(sum, radix: 16)
  }

  @Test func aTypesetterOnAnotherThreadMakesTheSamePicture() async throws {
    let here = try picture().pngData()
    let there = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<4 { group.addTask { try picture().pngData() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(there == Array(repeating: here, count: 4))
  }

  @Test func theFontsHaveTheirChecksums() throws {
    let check = Process()
    check.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    check.arguments = ["--check", "--strict", "--quiet", "SHA256SUMS"]
    check.currentDirectoryURL = try BundledFiles.fonts()
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
    let listed = try String(contentsOf: BundledFiles.fonts().appendingPathComponent("SHA256SUMS"), encoding: .utf8)
    for font in FontFile.allCases { #expect(listed.contains("  \(font.rawValue)\n")) }
  }

  @Test func theErrorOfAMissingFontNamesItsFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let error = #expect(throws: MissingFile.self) { try Typesetter(fontsIn: folder) }
    #expect(
      error?.description == "the bundled file Inter-Regular.otf is missing; searched in \(folder.path)")
  }

  @Test func aCacheKeepsRecentlyUsedValues() {
    var cache = BoundedCache<Int, String>(capacity: 3)
    for number in 0..<3 { cache[number] = "\(number)" }
    cache[3] = "3"
    #expect(cache[1] == "1")
    for number in 4..<7 { cache[number] = "\(number)" }
    #expect(cache[0] == nil)
    #expect(cache[1] == "1")
    #expect(cache[6] == "6")
  }
}
