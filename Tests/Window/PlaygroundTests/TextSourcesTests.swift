import Foundation
import Testing
@testable import Narration

/// What only the sources say about the texts of the window: each kind is tested, and each case has an example.
@Suite struct TextSourcesTests {
  private struct Kind {
    let name: String
    let cases: [String]
  }

  private static let sources = Result {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let texts = try paths.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    // Only these can show a text. Examples do not.
    return texts.filter { $0.contains("import Narration") || $0.contains("InterfaceText") || $0.contains("enum ") }
      .map { $0.replacing(#/(?ms)^  [a-z ]*static (?:var|let) examples.*?^  [}\]]$/#, with: "") }
  }

  /// The names of the types that are interface texts, with the protocol in their declaration or in an extension.
  private static let declaredNames = sources.map { sources in
    Set(
      sources.flatMap { source in
        source.matches(of: /(?m)^[a-z ]*(?:enum|struct|extension) ([A-Za-z.]+): [^{\n]*InterfaceText\b/)
          .map { String($0.1).split(separator: ".").last.map(String.init) ?? "" }
      })
  }

  private let sources: [String], declaredNames: Set<String>

  init() throws { (sources, declaredNames) = try (Self.sources.get(), Self.declaredNames.get()) }

  /// Those of them that are enums.
  private var kinds: [Kind] {
    sources.flatMap { source in
      source.matches(of: #/(?ms)^(?:package |nonisolated )*enum (\w+)[^{\n]*\{\n(.*?)^\}/#)
        .filter { declaredNames.contains(String($0.1)) }.map { Kind(name: String($0.1), cases: cases(of: $0.2)) }
    }
  }

  /// The names of the cases in the body of an enum. A list of cases may take several lines.
  private func cases(of body: Substring) -> [String] {
    var depth = 0, names: [String] = [], isList = false
    for line in body.split(separator: "\n") where !line.contains(#/^\s*///#) {
      let isDeclaration = line.hasPrefix("  case ")
      guard isDeclaration || isList else { continue }
      var name = ""
      for character in line.dropFirst(isDeclaration ? 7 : 0) + "," {
        switch character {
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        case "," where depth == 0:
          names += name.isEmpty ? [] : [name]
          name = ""
        case " ", "`": break
        default: name += depth == 0 ? String(character) : ""
        }
      }
      isList = depth > 0 || line.hasSuffix(",")
    }
    return names
  }

  /// The name of an enum's case, without its values.
  private func caseName(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .enum ? mirror.children.first?.label ?? "\(value)" : ""
  }

  @Test func everyKindIsTested() {
    let tested = Set(InterfaceTextTests.kinds.map { "\($0)" })
    #expect(declaredNames.count > 30 && declaredNames == tested)
  }

  @Test func everyCaseHasAnExample() {
    let examples = Dictionary(uniqueKeysWithValues: InterfaceTextTests.kinds.map { ("\($0)", names(of: $0)) })
    #expect(kinds.count > 25)
    for kind in kinds {
      #expect(!kind.cases.isEmpty, "\(kind.name)")
      let missing = Set(kind.cases).subtracting(examples[kind.name] ?? [])
      #expect(missing.isEmpty, "\(kind.name) has no example of \(missing.sorted())")
    }
  }

  private func names<Text: InterfaceText>(of kind: Text.Type) -> Set<String> { Set(kind.examples.map { caseName($0) }) }
}
