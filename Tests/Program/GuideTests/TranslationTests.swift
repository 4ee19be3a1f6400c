import Foundation
import Testing

/// A translated document says the same as the English one: it has the same headings, code, commands, names, links and rows.
struct TranslationTests {
  nonisolated static let translated = Documents.files.filter { $0.lastPathComponent.hasSuffix(".zh-Hans.md") }

  /// A document and its English original.
  private struct Pair {
    let english: String, chinese: String

    init(_ file: URL) throws {
      let name = file.lastPathComponent.replacing(".zh-Hans", with: "")
      english = try Documents.text(of: file.deletingLastPathComponent().appending(path: name))
      chinese = try Documents.text(of: file)
    }

    func parts(_ select: (String) -> [String]) -> (english: [String], chinese: [String]) {
      (select(english), select(chinese))
    }
  }

  @Test func thereAreTranslations() {
    #expect(
      Self.translated.map(\.lastPathComponent).sorted() == [
        "Classroom.zh-Hans.md", "FromYourDevice.zh-Hans.md", "README.zh-Hans.md", "Scrolling.zh-Hans.md",
        "WritingPresets.zh-Hans.md",
      ])
  }

  @Test(arguments: translated) func headingsHaveTheSameLevelsAndNumbers(file: URL) throws {
    let headings = try Pair(file).parts { text in
      text.withoutCode.matches(of: /(?m)^(#+) (\d*)/).map { "\($0.1) \($0.2)" }
    }
    #expect(headings.english == headings.chinese)
  }

  /// Comments of commands are translated.
  @Test(arguments: translated) func codeIsTheSame(file: URL) throws {
    let code = try Pair(file).parts { text in
      let blocks = text.matches(of: /```[\s\S]*?```/).map { String($0.0) }
      let lines = text.withoutFences.matches(of: /(?m)^ {4,}\S.*$/).map { String($0.0) }
      return blocks + lines.map { $0.replacing(/[ ]+# .*$/, with: "") }
    }
    #expect(code.english == code.chinese)
  }

  @Test(arguments: translated) func commandsKeysAndFilesAreTheSame(file: URL) throws {
    let names = try Pair(file).parts { text in
      text.withoutCode.matches(of: /`[^`\n]+`|(?:Ctrl|Shift|Page)[+ ](?:Shift\+)?[A-Za-z0-9]+/)
        .map { String($0.0) }.sorted()
    }
    #expect(names.english == names.chinese)
  }

  /// A link leads to the same place, or to its translation.
  @Test(arguments: translated) func linksAreTheSame(file: URL) throws {
    let own = file.lastPathComponent
    let links = try Pair(file).parts { text in
      text.withoutCode.matches(of: /\]\(([^)#]+)/).map { String($0.1).replacing(".zh-Hans", with: "") }.sorted()
    }
    #expect(links.english == links.chinese, "\(own)")
  }

  @Test(arguments: translated) func tablesAndListsHaveTheSameRows(file: URL) throws {
    let rows = try Pair(file).parts { text in
      text.withoutCode.matches(of: /(?m)^(\||\d+\.|\*)[ ]/).map { String($0.1) }
    }
    #expect(rows.english == rows.chinese)
  }
}

extension String {
  /// The text without blocks between fences.
  fileprivate var withoutFences: String { replacing(/```[\s\S]*?```/, with: "") }

  /// The text without blocks of code.
  fileprivate var withoutCode: String { withoutFences.replacing(/(?m)^ {4,}\S.*$/, with: "") }
}
