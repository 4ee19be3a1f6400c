import Foundation
import Scenes

/// The descriptions of the schema of scene files in other languages, by the English ones that stand in the file.
enum SchemaTranslation {
  /// Returns a schema with its descriptions in a language. Everything else keeps its bytes.
  /// - Throws: `MissingTranslation` if there is none for a description.
  static func schema(_ english: String, in language: Language) throws -> String {
    guard language == .simplifiedChinese else { return english }
    var schema = ""
    var rest = english[...]
    while let found = rest.firstMatch(of: /"(?:description|title)": ("(?:[^"\\]|\\.)*")/) {
      let text = try JSONDecoder().decode(String.self, from: Data(found.output.1.utf8))
      guard let translation = simplifiedChinese[text] else { throw MissingTranslation(english: text) }
      let encoded = try JSONEncoder.plain.encode(translation)
      schema += rest[..<found.output.1.startIndex] + String(decoding: encoded, as: UTF8.self)
      rest = rest[found.range.upperBound...]
    }
    return schema + rest
  }
}

/// A description of the schema that has no translation.
struct MissingTranslation: Error, CustomStringConvertible {
  var english: String

  var description: String { "there is no Chinese text for: \(english)" }
}

extension JSONEncoder {
  /// Writes `/` as it is.
  fileprivate static var plain: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return encoder
  }
}
