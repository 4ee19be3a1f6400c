extension String {
  /// The text, or its beginning and `…` if it has more than `length` characters. For texts of a file in messages, which may be
  /// as long as the file.
  package func shortened(to length: Int = 1_000) -> String {
    // Counting bytes is faster, and no text has more characters than bytes.
    utf8.count <= length || count <= length ? self : prefix(length) + "…"
  }
}
