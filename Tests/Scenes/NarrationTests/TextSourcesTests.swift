import Foundation
import Testing
@testable import Narration

/// What only the sources say about the texts of the window: each kind is tested, each case has an example, and each is shown.
@Suite struct TextSourcesTests {
  private struct Kind {
    let name: String
    let cases: [String]
  }

  private let sources: [String]

  init() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let texts = try paths.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    // Only these can show a text. Examples do not.
    sources = texts.filter { $0.contains("import Narration") || $0.contains("InterfaceText") || $0.contains("enum ") }
      .map { $0.replacing(#/(?ms)^  [a-z ]*static (?:var|let) examples.*?^  [}\]]$/#, with: "") }
  }

  /// The names of the types that are interface texts, with the protocol in their declaration or in an extension.
  private var declaredNames: Set<String> {
    Set(
      sources.flatMap { source in
        source.matches(of: /(?m)^[a-z ]*(?:enum|struct|extension) ([A-Za-z.]+): [^{\n]*InterfaceText\b/)
          .map { String($0.1).split(separator: ".").last.map(String.init) ?? "" }
      })
  }

  /// Those of them that are enums.
  private var kinds: [Kind] {
    let names = declaredNames
    return sources.flatMap { source in
      source.matches(of: #/(?ms)^(?:package |nonisolated )*enum (\w+)[^{\n]*\{\n(.*?)^\}/#)
        .filter { names.contains(String($0.1)) }.map { Kind(name: String($0.1), cases: cases(of: $0.2)) }
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

  /// A case that nobody names, except as a pattern, is a text that nobody sees.
  @Test func everyCaseIsShown() {
    let lines = sources.flatMap { $0.utf8.split(separator: UInt8(ascii: "\n")) }
    var named: Set<String> = []
    for line in lines.map(Substring.init) {
      for part in values(in: line).utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        .dropFirst()
      {
        named.insert(String(Substring(part.prefix(while: isOfName))))
      }
    }
    // `allCases` shows all of these.
    for kind in kinds where !["DeviceEntry", "MouseGesture"].contains(kind.name) {
      let hidden = kind.cases.filter { !named.contains($0) }
      #expect(hidden.isEmpty, "nothing shows \(hidden) of \(kind.name)")
    }
  }

  /// What a line has after the pattern of a `case`; nothing of a comment.
  private func values(in line: Substring) -> Substring {
    let code = line.drop { $0 == " " }
    if code.hasPrefix("//") { return "" }
    guard code.hasPrefix("case ") else { return code }
    var depth = 0
    for index in code.utf8.indices {
      switch code.utf8[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ":") where depth == 0: return code[index...]
      default: break
      }
    }
    return ""
  }

  private func isOfName(_ byte: UInt8) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z"), digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return letters.contains(byte | 0x20) || digits.contains(byte) || byte == UInt8(ascii: "_")
  }
}
