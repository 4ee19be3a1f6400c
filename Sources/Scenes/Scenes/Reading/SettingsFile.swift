import Foundation
import Yams

/// A YAML file of settings: texts and lists of texts by key. Collects all problems with their places.
package struct SettingsFile {
  private let report: DiagnosticList
  /// Nil for an empty file.
  private let fields: Fields?

  /// - Parameters:
  ///   - what: what the file describes, with its article: `a suite`.
  ///   - keys: the keys that it may have. Another one is an error with the nearest key.
  /// - Throws: `SceneError` if the file cannot be read or is not YAML.
  package init(_ file: URL, of what: ProblemText, keys: [String]) throws(SceneError) {
    let path = file.relativePath
    report = DiagnosticList(file: path)
    let root = try Scene.compose(try Scene.readText(file, named: path), file: path)
    if let root, root.scalar?.string.isEmpty != true {
      fields = Fields(root, of: what, keys: keys, report)
    } else {
      fields = nil
    }
  }

  /// Reads the text of a key; nil if the key is missing, or, with a problem, if its text is refused.
  package func value<Value>(_ key: String, _ read: (String) throws(TextError) -> Value) -> Value? {
    fields?.value(key, read)
  }

  /// Reads each text of a list, or a single text; nil if the key is missing. Refused texts are left out, each with a problem.
  package func values<Value>(_ key: String, _ read: (String) throws(TextError) -> Value) -> [Value]? {
    guard let fields, let node = fields[key] else { return nil }
    if case .scalar = node { return [fields.value(key, read)].compactMap(\.self) }
    return fields.values(key, read)
  }

  /// Reads one of the raw values of a type.
  package func choice<Choice: RawRepresentable<String> & CaseIterable>(_ key: String) -> Choice? {
    fields?.choice(key, "value of `\(key)`")
  }

  /// - Throws: `SceneError` with all problems, if there are any.
  package func finish() throws(SceneError) {
    if let error = report.error { throw error }
  }
}
