/// A problem of a text or a file and its remedy, in every language.
///
/// It is written as an English string with its facts as interpolations. The string without the facts is the key of the
/// translation:
///
/// ```swift
/// let text: ProblemText = "unknown key `\(key)` in \(what)"
/// text[.simplifiedChinese]  // 视图里没有键 `alhpa`
/// ```
package struct ProblemText: Sendable {
  /// The English text, with `{}` in place of each fact.
  let template: String
  private let facts: [Fact]

  fileprivate enum Fact: Sendable {
    /// A name, a number, or words of a file or of the system: the same in every language.
    case verbatim(String)
    case text(ProblemText)
  }

  private init(template: String, facts: [Fact]) { (self.template, self.facts) = (template, facts) }

  /// A text that is the same in every language.
  package init(verbatim text: String) { self.init(template: ProblemText.place, facts: [.verbatim(text)]) }

  /// A text without facts that is not a literal.
  init(key: String) { self.init(template: key, facts: []) }

  private static let place = "{}"

  package subscript(language: Language) -> String {
    let texts = facts.map { fact in
      switch fact {
      case .verbatim(let text): text
      case .text(let text): text[language]
      }
    }
    return ProblemText.fill(translation(to: language) ?? template, with: texts)
  }

  /// The text in every language.
  package var localized: LocalizedText {
    LocalizedText(english: self[.english], simplifiedChinese: self[.simplifiedChinese])
  }

  private func translation(to language: Language) -> String? {
    switch language {
    case .english: nil
    case .simplifiedChinese: ProblemTranslation.simplifiedChinese[template]
    }
  }

  /// The templates of the text and of its facts that have words but no translation.
  package var untranslated: [String] {
    let own = template.contains(where: \.isLetter) && translation(to: .simplifiedChinese) == nil ? [template] : []
    return facts.reduce(own) { templates, fact in
      if case .text(let text) = fact { templates + text.untranslated } else { templates }
    }
  }

  /// Puts texts into the places of a template: `{}` in order, or `{0}` and so on by number.
  private static func fill(_ template: String, with texts: [String]) -> String {
    var result = "", rest = template[...], next = 0
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let number = rest[rest.index(after: open)..<close]
      let index = number.isEmpty ? next : Int(number) ?? texts.count
      result += rest[..<open]
      result += texts.indices.contains(index) ? texts[index] : String(rest[open...close])
      rest = rest[rest.index(after: close)...]
      next += 1
    }
    return result + rest
  }
}

extension ProblemText: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(template: text, facts: []) }

  package init(stringInterpolation: StringInterpolation) {
    self.init(template: stringInterpolation.template, facts: stringInterpolation.facts)
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var template = ""
    fileprivate var facts: [Fact] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { template += literal }

    package mutating func appendInterpolation(_ fact: some Any) { append(.verbatim("\(fact)")) }

    package mutating func appendInterpolation(_ fact: ProblemText) { append(.text(fact)) }

    private mutating func append(_ fact: Fact) {
      template += ProblemText.place
      facts.append(fact)
    }
  }
}

extension ProblemText: Equatable, CustomStringConvertible {
  /// Whether both have the same English words.
  package static func == (one: ProblemText, other: ProblemText) -> Bool { one.description == other.description }

  /// The text in English.
  package var description: String { self[.english] }
}
