import Foundation
import Testing

@testable import Canvas
@testable import ElementMaps
@testable import Snapshots

/// Another version of a font library may draw texts slightly differently. A reference records the versions that drew it, so that
/// this is distinguished from a real difference.
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

  /// Makes a suite whose reference names `libraries`, with the pixels of texts and shapes changed by a bit mask.
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

  @Test func aReferenceRecordsTheVersionsThatDrewIt() throws {
    let folder = try suite(nil)
    let file = folder.url.appending(path: Self.name + ".frame.png")
    #expect(try Bitmap.librariesNamed(inReferenceAt: file) == Typesetter().libraryVersions)
  }

  @Test func textOfAnotherVersionMayDifferSlightlyWithANote() throws {
    let found = try result(suite(Self.elsewhere, text: 0x040404))
    #expect(found.status == .same)
    guard case .note(let sentence) = found.findings.first else {
      Issue.record("there is no note: \(found.findings)")
      return
    }
    #expect(sentence.hasPrefix("drawn with SDL2_ttf "))
    #expect(sentence.contains(", the reference with \(Self.elsewhere); "))
    #expect(sentence.contains(/; [0-9,]+ px of text differ by less than the threshold$/))
  }

  @Test func textOfTheSameVersionMayNotDifferAtAll() throws {
    #expect(try result(suite(nil, text: 0x040404)).status == .failed)
  }

  @Test func textOfAnotherVersionMayNotDifferALot() throws {
    #expect(try result(suite(Self.elsewhere, text: 0xFFFFFF)).status == .failed)
  }

  @Test func shapesMayNotDifferWithAnyVersion() throws {
    let found = try result(suite(Self.elsewhere, shape: 0x010101))
    #expect(found.status == .failed)
    // The note on the versions is there, too.
    #expect(found.findings.contains { if case .note = $0 { true } else { false } })
  }
}
