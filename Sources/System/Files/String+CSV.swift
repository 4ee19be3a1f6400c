extension String {
  /// The text as a field of a table in CSV, as RFC 4180 describes it. A text with a comma, a quote or a line break is quoted.
  ///
  /// A spreadsheet takes a field that begins with `=`, `+`, `-`, `@`, a tab or a carriage return for a formula, which may read
  /// files and call addresses; some take the wide signs of East Asia, too. An apostrophe before it makes it a text.
  package var csvField: String {
    let isFormula = unicodeScalars.first.map { "=+-@\t\r＝＋－＠".unicodeScalars.contains($0) } ?? false
    let text = isFormula ? "'" + self : self
    guard text.contains(where: { ",\"\r\n".contains($0) || $0.isNewline }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
