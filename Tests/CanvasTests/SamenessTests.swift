import Foundation
import Testing

@testable import Canvas

/// The same drawings are the same bytes: what a screenshot test rests on.
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

  @Test func whatWasDrawnBeforeDoesNotMatter() throws {
    var dice = Dice(3)
    let list = PictureForTests.everything(&dice)
    let typesetter = try Typesetter()
    let used = Bitmap(width: 120, height: 90)
    used.render(PictureForTests.everything(&dice), scale: 1, typesetter: typesetter)
    used.render(list, scale: 1, typesetter: typesetter)
    #expect(try used == picture())
  }

  @Test func aTypesetterOnAnotherThreadMakesTheSamePicture() async throws {
    let here = try picture().pngData()
    let there = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<4 { group.addTask { try picture().pngData() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(there == Array(repeating: here, count: 4))
  }

  @Test func variablesThatChangeGlyphsAreTakenOutOfTheEnvironment() throws {
    setenv("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0", 1)
    setenv("HB_SHAPER_LIST", "fallback", 1)
    _ = try Typesetter()
    #expect(getenv("FREETYPE_PROPERTIES") == nil)
    #expect(getenv("HB_SHAPER_LIST") == nil)
  }

  @Test func theFontsAreTheOnesThatWereChecked() throws {
    let check = Process()
    check.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    check.arguments = ["--check", "--strict", "--quiet", "SHA256SUMS"]
    check.currentDirectoryURL = try Assets.fonts()
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
    let listed = try String(contentsOf: Assets.fonts().appendingPathComponent("SHA256SUMS"), encoding: .utf8)
    for font in FontFile.allCases { #expect(listed.contains("  \(font.rawValue)\n")) }
  }

  @Test func aMissingFontIsNamedWithItsFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let error = #expect(throws: Assets.Missing.self) { try Typesetter(fontsIn: folder) }
    #expect(
      error?.description == "the file Inter-Regular.otf of the program is missing; looked in \(folder.path)")
  }
}
