import BundledFiles
import Foundation
import Scenes
import Testing

@testable import touchstone

/// The schema of scene files says the same in each language.
@MainActor struct SchemaTranslationTests {
  private func english() throws -> String {
    try String(contentsOf: BundledFiles.samples().appending(path: "scene.schema.json"), encoding: .utf8)
  }

  private func object(_ schema: String) throws -> NSDictionary {
    try #require(JSONSerialization.jsonObject(with: Data(schema.utf8)) as? NSDictionary)
  }

  /// Every description of a schema.
  private func descriptions(_ value: Any) -> [String] {
    switch value {
    case let list as [Any]: list.flatMap(descriptions)
    case let object as [String: Any]:
      object.flatMap { key, value in
        if ["description", "title"].contains(key), let text = value as? String { [text] } else { descriptions(value) }
      }
    default: []
    }
  }

  /// A schema without its descriptions.
  private func bare(_ value: Any) -> Any {
    switch value {
    case let list as [Any]: list.map(bare)
    case let object as [String: Any]:
      object.mapValues(bare).filter { !(["description", "title"].contains($0.key) && $0.value is String) }
    default: value
    }
  }

  @Test func everyDescriptionHasAChineseOneAndNoOtherHas() throws {
    let english = Set(descriptions(try object(english()))), translated = Set(SchemaTranslation.simplifiedChinese.keys)
    #expect(english.subtracting(translated).sorted() == [])
    #expect(translated.subtracting(english).sorted() == [])
  }

  @Test func onlyTheDescriptionsDiffer() throws {
    let chinese = try object(SchemaTranslation.schema(english(), in: .simplifiedChinese))
    let (given, translated) = (bare(try object(english())), bare(chinese))
    #expect(try #require(given as? NSDictionary) == #require(translated as? NSDictionary))
    #expect(descriptions(chinese).allSatisfy { $0.contains(/\p{Han}/) })
    #expect(try SchemaTranslation.schema(english(), in: .english) == english())
  }

  /// A translation names the same keys, words and numbers.
  @Test func translationsKeepWhatIsTyped() {
    let typed = /`[^`]*`|[0-9]+(?:\.[0-9]+)?/
    let different = SchemaTranslation.simplifiedChinese.filter { english, chinese in
      func words(_ text: String) -> Set<String> { Set(text.matches(of: typed).map { String($0.0) }) }
      return words(english) != words(chinese)
    }
    #expect(different.keys.sorted() == [])
  }

  @Test func aDescriptionWithoutATranslationIsAnError() {
    #expect(throws: MissingTranslation.self) {
      try SchemaTranslation.schema(#"{ "description": "Something new." }"#, in: .simplifiedChinese)
    }
  }
}
