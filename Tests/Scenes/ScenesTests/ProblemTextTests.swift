import Foundation
import Testing

@testable import Scenes

/// Problems of scene files in every language.
struct ProblemTextTests {
  // MARK: - Making

  @Test func aTextIsWrittenInEnglishWithItsFacts() {
    let what: ProblemText = "a view"
    let text: ProblemText = "unknown key `\("alhpa")` in \(what)\(suggestion(for: "alhpa", among: ["alpha"]))"
    #expect(text.template == "unknown key `{}` in {}{}")
    #expect(text[.english] == "unknown key `alhpa` in a view; did you mean `alpha`?")
    #expect(text[.simplifiedChinese] == "视图里没有键 `alhpa`；是不是想写 `alpha`？")
    #expect(text.untranslated == [])
  }

  @Test func bracesInAFactAreNotPlaces() {
    let text: ProblemText = "the name `\("{0}{}")` is already taken"
    #expect(text[.simplifiedChinese] == "名字 `{0}{}` 已被占用")
  }

  @Test func aTextWithoutATranslationStaysEnglishAndIsNamed() {
    let inner: ProblemText = "no such words"
    let text: ProblemText = "expected \(inner) here"
    #expect(text[.simplifiedChinese] == "这里应是no such words")
    #expect(text.untranslated == ["no such words"])
    #expect(ProblemText(verbatim: "strerror's words").untranslated == [])
  }

  // MARK: - The table

  /// Returns the literals of the sources in these folders, with `{}` for interpolations.
  private static func literals(in folders: [String]) -> Set<String> {
    let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let files = folders.flatMap { folder in
      FileManager.default.enumerator(at: repository.appending(path: folder), includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? []
    }
    let sources = files.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "ProblemTranslation.swift" }
    return sources.reduce(into: []) { literals, file in
      let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      literals.formUnion(SwiftLiterals(source).templates)
    }
  }

  @Test func everyTranslationBelongsToATextOfTheSources() {
    let literals = Self.literals(in: [
      "Sources/Scenes/Scenes", "Sources/System/Files", "Sources/Window/Playground/Recording",
      "Sources/Testing/Snapshots/Configuration",
      "Sources/OwnCode/OwnCode",
    ])
    #expect(literals.count > 400)
    let old = ProblemTranslation.simplifiedChinese.keys.filter { !literals.contains($0) }
    #expect(old.sorted() == [])
  }

  /// A text that begins like a sentence is a problem, or a part of one.
  @Test func everyTextOfTheReadersIsTranslated() throws {
    let known = ProblemTranslation.simplifiedChinese
    let folders = ["Library", "Model", "Plans", "Properties", "Reading", "Script"]
    let sources =
      folders.map { "Sources/Scenes/Scenes/" + $0 } + [
        "Sources/Testing/Snapshots/Configuration", "Sources/OwnCode/OwnCode",
      ]
    let missing = Self.literals(in: sources).filter { literal in
      let words = literal.split(separator: " ")
      let isProse = [
        "a ", "an ", "the ", "there ", "expected ", "unknown ", "this ", "only ", "unexpected ", "`{}` ", "{} is ",
        "{} needs ", "`scale` is ", "layers are ", "{} cannot ", "'swiftc' ",
      ]
      .contains { literal.hasPrefix($0) }
      return isProse && words.count > 1 && known[literal] == nil
    }
    let others: Set = [
      // Programmer's mistakes, which end the program.
      "`{}` is a {}, not a {}", "a part of a script cannot be performed: {}",
    ]
    #expect(missing.filter { !others.contains($0) }.sorted() == [])
  }

  /// A Chinese sentence has the same names, keys and numbers, and the place of each fact once.
  @Test func aTranslationHasTheSameWordsOfTheFormat() {
    for (english, chinese) in ProblemTranslation.simplifiedChinese {
      #expect(Self.codes(in: english) == Self.codes(in: chinese), "\(english)")
      #expect(Self.numbers(in: english) == Self.numbers(in: chinese), "\(english)")
      #expect(Self.places(in: english) == Self.places(in: chinese), "\(english)")
      #expect(
        chinese.contains { $0.unicodeScalars.contains { $0.value > 0x2E80 } } || chinese.hasPrefix(" `"), "\(english)")
    }
  }

  /// Returns the words in backticks, in alphabetical order.
  private static func codes(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { $0.element.hasPrefix("{") ? "{}" : String($0.element) }.sorted()
  }

  private static func numbers(in text: String) -> [String] {
    let withoutPlaces = text.replacing(/\{\d*\}/, with: "")
    return withoutPlaces.matches(of: /[0-9][0-9.,]*[0-9]|[0-9]/).map { String($0.output) }.sorted()
  }

  private static func places(in text: String) -> [Int] {
    text.matches(of: /\{(\d*)\}/).enumerated().map { Int($0.element.output.1) ?? $0.offset }.sorted()
  }

  // MARK: - Files

  @Test func aFileHasItsProblemsInTheChosenLanguage() {
    let yaml = """
      views:
        - name: a
          frame: 0 0 10
          alhpa: 0.5
      script: [tap 5]
      expect:
        - { at: never, hit: b }
      """
    let error = #expect(throws: SceneError.self) { try Scene.parse(yaml, file: "x.yaml") }
    #expect(
      error?.message(in: .simplifiedChinese) == """
        x.yaml:3:12: error: frame 有四个数：x y width height；这里有 3 个
        x.yaml:4:5: error: 视图里没有键 `alhpa`；是不是想写 `alpha`？
        x.yaml:5:14: error: 这里应是点，如 `200,170`，而不是 `5`
        x.yaml:7:11: error: 脚本里没有标记 `never`；可用的有：end
        x.yaml:7:23: error: 这个场景里没有视图 `b`；可用的有：W, a
        """)
  }
}
