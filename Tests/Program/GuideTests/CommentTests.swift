import Foundation
import Testing

/// Comments name their subject first, so that nobody reads a sentence twice.
struct CommentTests {
  /// The lines of comments in Sources that begin with a word, as `path:line: text`.
  private static func comments(beginningWith word: String) throws -> [String] {
    try sources.flatMap { path in
      let text = try Documents.text(of: Documents.root.appending(path: path))
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().compactMap { index, line -> String? in
        let line = line.drop(while: \.isWhitespace)
        guard line.hasPrefix("//"), line.drop(while: { $0 == "/" }).hasPrefix(" \(word) ") else { return nil }
        return "\(path):\(index + 1): \(line)"
      }
    }
  }

  private static var sources: [String] {
    let folder = Documents.root.appending(path: "Sources").path
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") || $0.hasSuffix(".h") }.sorted()
      .map { "Sources/\($0)" }
  }

  @Test func sourcesAreFound() { #expect(Self.sources.count > 500) }

  /// "Of the screen, in points" reads well only with the name below it: "The size of the screen, in points".
  @Test(arguments: ["Of", "Those"]) func noCommentBeginsWithoutItsNoun(word: String) throws {
    #expect(try Self.comments(beginningWith: word) == [])
  }

  /// "What the page shows" is a noun in disguise: "The content of the page". Some headings and questions remain.
  @Test func fewCommentsBeginWithWhat() throws {
    #expect(try Self.comments(beginningWith: "What").count <= 150)
  }
}
