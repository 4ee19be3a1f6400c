import Foundation
import Testing
@testable import Canvas
@testable import ElementMaps
@testable import Snapshots

/// FreeType and its like may draw texts a little differently in another version: that is told apart from a real difference,
/// by what stands in the reference about who drew it.
struct LibraryVersionTests {
  private static let name = "card.reference/default@end.light-en-1x-1024x640-stage"
  private static let elsewhere = "SDL2_ttf 9.9.9, FreeType 9.9.9, HarfBuzz 9.9.9"

  private func result(_ folder: SuiteFolder, update: SuiteOptions.Update = .none) throws -> CaseResult {
    let result = try folder.test { options in
      options.layers = [.frame]
      options.appearance.part = .stage
      (options.appearance.width, options.appearance.height) = (1024, 640)
      options.update = update
    }
    return try #require(result.cases.first)
  }

  /// A suite whose reference says that `libraries` drew it, with every pixel of text, or of all else, changed a little or a lot.
  private func suite(_ libraries: String?, text: UInt32 = 0, shape: UInt32 = 0) throws -> SuiteFolder {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    #expect(try result(folder, update: .missing).status == .written)
    let file = folder.url.appending(path: Self.name + ".frame.png")
    let elements = try ElementMap(pngAt: folder.url.appending(path: Self.name + ".elements.png"))
    let picture = try Bitmap(pngAt: file)
    let texts = elements.names.map(ElementMap.isText)
    var seen = (text: 0, shape: 0)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let isText = texts[elements.number(x: x, y: y)]
        guard isText || seen.shape < 100 else { continue }
        if isText { seen.text += 1 } else { seen.shape += 1 }
        picture.paint(x, y, picture.pixel(x, y) ^ (isText ? text : shape))
      }
    }
    #expect(seen.text > 100)
    let drawn = try libraries ?? (try Bitmap.librariesNamed(inReferenceAt: file) ?? "")
    try picture.referenceData(drawnWith: drawn).write(to: file)
    return folder
  }

  @Test func aReferenceSaysWhoDrewIt() throws {
    let folder = try suite(nil)
    let file = folder.url.appending(path: Self.name + ".frame.png")
    #expect(try Bitmap.librariesNamed(inReferenceAt: file) == Typesetter().libraryVersions)
  }

  @Test func textOfAnotherVersionMayDifferALittleAndThatIsSaid() throws {
    let found = try result(suite(Self.elsewhere, text: 0x040404))
    #expect(found.status == .same)
    guard case .note(let sentence) = found.findings.first else {
      Issue.record("nothing is said: \(found.findings)")
      return
    }
    #expect(sentence.hasPrefix("the reference was drawn with \(Self.elsewhere), here draws SDL2_ttf "))
    #expect(sentence.contains(/; [0-9,]+ px of text differ a little and do not count$/))
  }

  @Test func textOfTheSameVersionMayNotDifferAtAll() throws {
    #expect(try result(suite(nil, text: 0x040404)).status == .failed)
  }

  @Test func textOfAnotherVersionMayNotDifferALot() throws {
    #expect(try result(suite(Self.elsewhere, text: 0xFFFFFF)).status == .failed)
  }

  @Test func shapesMayNotDifferWhoeverDrewTheText() throws {
    let found = try result(suite(Self.elsewhere, shape: 0x010101))
    #expect(found.status == .failed)
    // It is still said that other libraries drew the reference.
    #expect(found.findings.contains { if case .note = $0 { true } else { false } })
  }
}
