extension String {
  /// The text with its control characters written as `\u{1B}`, on one line.
  ///
  /// For texts from a file or a person that are shown in a terminal: there a control character would move the cursor, change
  /// colours, or hide what is written. Line ends and tabs are escaped too, so a text of several lines is escaped piece by
  /// piece.
  package var escapingControlCharacters: String {
    guard unicodeScalars.contains(where: \.isControlling) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isControlling {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the character acts on the terminal or on the order of the text instead of being shown: C0, DEL, C1, the line and
  /// paragraph separators, and the marks, embeddings, overrides and isolates of bidirectional text.
  fileprivate var isControlling: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
