import Foundation
import Testing

@testable import Canvas
@testable import Files

/// Glyphs that are read from a file instead of drawn: the same, or none.
struct GlyphCacheTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)/glyphs")
  /// Texts with characters of several fonts, without glyphs, and without anything.
  private static let texts = (0..<20).map { "View \($0)" } + ["视图 → A", "Ångström", "\u{1F600}", "", " "]

  /// A cache counts only if it names the libraries that have drawn it.
  init() throws { _ = try Typesetter().libraryVersions }

  private func removeFile() { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }

  /// What a typesetter says about the texts.
  private func described(_ typesetter: Typesetter) -> [String] {
    Self.texts.flatMap { text in
      [Font.sans(13), .mono(11)].map { font in
        let glyphs = typesetter.coverage(of: text, font, scale: 2)
        let rows = (0..<glyphs.height).map { Array(UnsafeBufferPointer(start: glyphs.row($0), count: glyphs.width)) }
        return "\(typesetter.width(of: text, font)) \(glyphs.left) \(glyphs.ascent) \(glyphs.width) \(rows)"
      }
    }
  }

  private func written() throws -> Data {
    let typesetter = try Typesetter(cache: file)
    _ = described(typesetter)
    typesetter.saveCache()
    return try Data(contentsOf: file)
  }

  @Test func glyphsOfTheFileAreThoseOfTheFonts() throws {
    defer { removeFile() }
    let plain = described(try Typesetter())
    #expect(described(try Typesetter(cache: file)) == plain)
    _ = try written()
    #expect(described(try Typesetter(cache: file)) == plain)
  }

  /// So that no font needs to be opened.
  @Test func everythingIsReadFromTheFile() throws {
    defer { removeFile() }
    let first = try written()
    let face = FontLibrary.Face(file: .interRegular, size: 26)
    let library = try FontLibrary(folder: try Typesetter().fontFolder, cache: file)
    let glyphs: TextCoverage? = library.cached(.glyphs, of: "View 3", in: face) { nil }
    #expect(glyphs != nil)
    let width: Int? = library.cached(.width, of: "View 3", in: .init(file: .interRegular, size: 1_000)) { nil }
    #expect(width != nil)
    #expect(try written() == first)
  }

  @Test func aFileOfOtherLibrariesIsNotRead() throws {
    defer { removeFile() }
    let face = FontLibrary.Face(file: .interRegular, size: 12)
    func width(_ identity: String, _ make: () -> Int?) -> Int? {
      GlyphCache(at: file, identity: identity).value(.width, of: "a0", in: face, make: make)
    }
    let cache = GlyphCache(at: file, identity: "FreeType 1")
    for number in 0..<20 { _ = cache.value(.width, of: "a\(number)", in: face) { number + 7 } }
    cache.save()
    #expect(width("FreeType 1") { nil } == 7)
    #expect(width("FreeType 2") { nil } == nil)
  }

  /// The libraries are not loaded to be compared.
  @Test func librariesThatWereReplacedAreNoticed() throws {
    _ = described(try Typesetter())
    let loaded = FontLibraryFiles.loaded()
    for name in ["libSDL2_ttf", "libfreetype", "libharfbuzz"] { #expect(loaded.contains(name)) }
    #expect(FontLibraryFiles.areUnchanged(since: loaded))
    #expect(!FontLibraryFiles.areUnchanged(since: ""))
    #expect(!FontLibraryFiles.areUnchanged(since: "1" + loaded))
    #expect(!FontLibraryFiles.areUnchanged(since: loaded + ".gone"))
  }

  @Test func aDamagedFileIsNotRead() throws {
    defer { removeFile() }
    let data = try written(), plain = described(try Typesetter())
    // The format, the number of slots, slots, and records.
    for place in [0, 4, 6, 12, 40, data.count / 3, data.count / 2, data.count - 1] {
      var damaged = data
      damaged[place] ^= 0x41
      try damaged.write(to: file)
      guard described(try Typesetter(cache: file)) == plain else {
        Issue.record("byte \(place) of the file changes glyphs")
        return
      }
    }
    for count in [0, 5, 100, data.count / 2] {
      try data.prefix(count).write(to: file)
      #expect(described(try Typesetter(cache: file)) == plain)
    }
  }

  @Test func oneNewTextIsAddedToTheFile() throws {
    defer { removeFile() }
    let data = try written()
    func draw(_ text: String) throws -> Data {
      let typesetter = try Typesetter(cache: file)
      _ = typesetter.coverage(of: text, .sans(13), scale: 1)
      typesetter.saveCache()
      return try Data(contentsOf: file)
    }
    let more = try draw("One more")
    #expect(more.count > data.count)
    #expect(try draw("One more") == more)
  }

  @Test func theFileIsBounded() throws {
    defer { removeFile() }
    let face = FontLibrary.Face(file: .interRegular, size: 12)
    for round in 0..<6 {
      let cache = GlyphCache(at: file, identity: "")
      for number in 0..<4_000 {
        _ = cache.value(.width, of: "\(round) \(number) " + String(repeating: "x", count: 200), in: face) { number }
      }
      cache.save()
    }
    #expect(try Data(contentsOf: file).count < 4_000_000)
    let last = GlyphCache(at: file, identity: "")
    let text = "5 17 " + String(repeating: "x", count: 200)
    #expect(last.value(.width, of: text, in: face) { nil as Int? } == 17)
  }
}
