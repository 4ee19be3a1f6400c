/// The text of a scene file. `become(_:)` changes whatever differs from a scene, and keeps all other text, such as comments.
package struct SceneText: Equatable, Sendable {
  /// The lines of the file, each with the line break that ends it.
  let lines: [String]
  let file: String

  package var text: String { lines.joined() }

  /// - Parameter file: the name for error messages.
  package init(_ text: String, file: String) {
    lines = text.linesWithBreaks
    self.file = file
  }

  /// The line break of the file.
  var lineBreak: String { lines.contains { $0.hasSuffix("\r\n") } ? "\r\n" : "\n" }
}

extension String {
  /// The lines as YAML counts them, each with its line break.
  var linesWithBreaks: [String] {
    var lines: [String] = []
    var current = ""
    for character in self {
      current.append(character)
      if character.isNewline && character != "\u{000B}" && character != "\u{000C}" {
        lines.append(current)
        current = ""
      }
    }
    return current.isEmpty ? lines : lines + [current]
  }
}
