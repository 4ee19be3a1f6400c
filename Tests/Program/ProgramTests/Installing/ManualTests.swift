import Foundation
import Scenes
import Testing
import WindowHarness

@testable import touchstone

/// The manual page has all commands and options, in each language.
@MainActor struct ManualTests {
  /// Every text of the commands that the page prints.
  private func texts() throws -> Set<String> {
    let program = try CommandDescription.program()
    let commands = program.shownCommands
    let arguments = (program.arguments ?? []).filter(\.shouldDisplay) + commands.flatMap(\.shownArguments)
    let texts = [program.abstract] + commands.flatMap { [$0.abstract, $0.discussion] } + arguments.map(\.abstract)
    return Set(texts.compactMap(\.self))
  }

  @Test func everyTextOfTheCommandsHasAChineseOneAndNoOtherHas() throws {
    let (english, translated) = (try texts(), Set(ManualTranslation.simplifiedChinese.keys))
    #expect(english.subtracting(translated).sorted() == [])
    #expect(translated.subtracting(english).sorted() == [])
  }

  @Test func aTextWithoutATranslationIsAnError() throws {
    var program = try CommandDescription.program()
    program.abstract = "Something new."
    #expect(throws: MissingTranslation.self) { try ManualPage(program: program, language: .simplifiedChinese).source() }
  }

  /// A translation names the same options, files, numbers and values.
  @Test func translationsKeepWhatIsTyped() {
    let typed = /--[a-z-]+|[A-Z]+_[A-Z_]+|P16@override|[0-9]+x[0-9]+|touchstone\.yaml|\b(?:1|2|3|0|65|74|69)\b/
    let different = ManualTranslation.simplifiedChinese.filter { english, chinese in
      func words(_ text: String) -> Set<String> { Set(text.matches(of: typed).map { String($0.0) }) }
      return words(english) != words(chinese)
    }
    #expect(different.keys.sorted() == [])
  }

  /// The source for `man` in both languages has the same macros, names and synopses.
  @Test func bothPagesHaveTheSameCommandsAndOptions() throws {
    let program = try CommandDescription.program()
    func names(_ language: Language, _ options: String) throws -> [String] {
      try ManualPage(program: program, language: language).source().split(separator: "\n")
        .filter { $0.hasPrefix("\\f") || $0.hasPrefix(".B ") || $0.hasPrefix(".SS ") || $0 == ".TP" }
        .map { $0.replacingOccurrences(of: "[\(options)]", with: "[]") }
    }
    let english = try names(.english, "options"), chinese = try names(.simplifiedChinese, "选项")
    #expect(english == chinese)
    for command in program.shownCommands { #expect(english.contains(".SS touchstone \(command.commandName)")) }
    #expect(english.contains(#"\fB\-\-reduce\-motion\fR"#))
  }

  @Test(arguments: Language.allCases) func manPrintsThePageWithoutAWarning(language: Language) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appending(path: "touchstone.1")
    try ManualPage(program: try CommandDescription.program(), language: language).source()
      .write(to: file, atomically: false, encoding: .utf8)
    let man = try Subprocess(
      ["man", "--warnings", "-E", "UTF-8", "-l", file.path],
      environment: ["LC_ALL": "C.UTF-8", "MANWIDTH": "80", "MANROFFSEQ": ""])
    let printed = try man.rest()
    #expect(try man.waitForExit() == 0)
    #expect(man.warnings() == "")
    #expect(printed.split(separator: "\n").allSatisfy { $0.displayWidth <= 80 })
    #expect(printed.contains("TOUCHSTONE_REDUCE_MOTION"))
  }
}

extension Substring {
  /// The columns of a terminal that the text takes.
  fileprivate var displayWidth: Int { unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) } }
}
