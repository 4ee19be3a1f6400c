/// A change of one named object, written `NAME.PROPERTY VALUE`: `yellow.alpha 0.005`.
package struct Edit: Equatable, Sendable {
  /// The name of a view, window, controller, recognizer or target, or `UIApplication`, or `AppDelegate`.
  package var target: String
  package var change: Change

  package init(_ target: String, _ change: Change) {
    self.target = target
    self.change = change
  }

  /// Reads a whole text as an edit.
  /// - Throws: `TextError` with what is wrong and what would be right.
  static func parse(_ text: String) throws(TextError) -> Edit {
    var words = WordScanner(text)
    return try parse(&words)
  }

  /// Reads an edit and takes all words. `Scene.check(_:)` tests whether the edit fits a scene.
  /// - Throws: `TextError` with what is wrong and what would be right.
  static func parse(_ words: inout WordScanner) throws(TextError) -> Edit {
    let path = try words.next("an edit such as `button.alpha 0.5`")
    guard let dot = path.text.lastIndex(of: "."), dot != path.text.startIndex else {
      throw path.error("expected NAME.PROPERTY VALUE, such as `button.alpha 0.5`, not `\(path.text)`")
    }
    let name = path.text[path.text.index(after: dot)...]
    guard let property = Property(rawValue: String(name)) else {
      let hint = suggestion(for: String(name), among: Property.allCases.map(\.rawValue))
      throw path.error("unknown property `\(name)`\(hint)")
    }
    let change = try Change.parse(property, &words)
    try words.end()
    return Edit(String(path.text[..<dot]), change)
  }
}

extension Edit: CustomStringConvertible {
  /// The text that `parse(_:)` reads.
  package var description: String { "\(target).\(change)" }
}
