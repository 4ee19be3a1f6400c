import Foundation

extension String {
  /// JSON with the control characters that JSON permits in its strings, such as DEL, written as `\u007F`.
  ///
  /// For a line of JSON. Encoders escape only the characters below a space.
  package var escapingControlCharactersInJSON: String {
    guard escapingControlCharacters != self else { return self }
    return unicodeScalars.map { scalar in
      let isControlling = String(scalar).escapingControlCharacters != String(scalar)
      return isControlling ? String(format: "\\u%04X", scalar.value) : String(scalar)
    }.joined()
  }
}
