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

  /// A public type that has a name of Apple's says whether it is as Apple's, and what differs.
  @Test func typesWithApplesNamesCompareThemselves() throws {
    let declaration = try Regex(
      #"^ *(@\w+(\([^)]*\))? +)*(public|open) +((final|indirect|nonisolated) +)*(struct|enum|class|protocol) +(UI|CA|CG|NS|CI)\w+"#
    )
    var silent: [String] = []
    for path in Self.sources where path.hasPrefix("Sources/Library/") {
      var comment = ""
      for line in try Documents.text(of: Documents.root.appending(path: path)).split(
        separator: "\n", omittingEmptySubsequences: false)
      {
        let text = line.drop(while: \.isWhitespace)
        if try declaration.firstMatch(in: line) != nil, !comment.contains("Apple") { silent.append("\(path): \(text)") }
        comment = text.hasPrefix("///") ? comment + text : text.hasPrefix("@") ? comment : ""
      }
    }
    #expect(silent == [])
  }

  /// "What the page shows" is a noun in disguise: "The content of the page". Some headings and questions remain.
  @Test func fewCommentsBeginWithWhat() throws {
    #expect(try Self.comments(beginningWith: "What").count <= 150)
  }

  /// "How long a phone waits" hides its noun: "The time for which a phone waits". Headings and a few clauses remain.
  @Test(arguments: [("How", 2), ("Where", 1)]) func hardlyACommentBeginsWith(word: String, limit: Int) throws {
    #expect(try Self.comments(beginningWith: word).count <= limit)
  }

  /// A declaration without an effect warns, or its comment says why nobody notices.
  @Test func nothingIsSilentlyWithoutEffect() throws {
    #expect(try Self.silentDeclarations() == [])
  }

  /// The declarations of the library whose comment says that they have no effect, where neither comment nor body names a warning
  /// and the comment does not give one of the two reasons of CONTRIBUTING. A declaration ends at an empty line or a comment.
  private static func silentDeclarations() throws -> [String] {
    try sources.filter { $0.hasPrefix("Sources/Library/") && $0.hasSuffix(".swift") }.flatMap { path in
      let text = try Documents.text(of: Documents.root.appending(path: path))
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop(while: \.isWhitespace) }
      let starts = lines.indices.filter { lines[$0].hasPrefix("///") && ($0 == 0 || !lines[$0 - 1].hasPrefix("///")) }
      return starts.compactMap { start -> String? in
        let written = lines[start...].prefix { $0.hasPrefix("///") }
        let body = lines[written.endIndex...].prefix { !$0.isEmpty && !$0.hasPrefix("//") }.joined()
        let comment = written.map { $0.dropFirst(3) }.joined()
        guard ["no effect", "without effect", "without an effect"].contains(where: comment.contains),
          !(comment + body).lowercased().contains("warn"),
          !["no touch and no picture", "as on iOS"].contains(where: comment.contains)
        else { return nil }
        return "\(path):\(start + 1):\(comment)"
      }
    }
  }
}
