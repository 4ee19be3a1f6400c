extension String {
  /// A line of output in which GitHub Actions finds no command. It takes a line that begins with `::` for one, and any with `##[`.
  package var withoutWorkflowCommand: String {
    let text = replacing("##[", with: "\\u{23}#[")
    let rest = text.drop(while: \.isWhitespace)
    return rest.hasPrefix("::") ? text.prefix(while: \.isWhitespace) + "\\u{3A}" + String(rest.dropFirst()) : text
  }

  /// The text as the message of such a command.
  package var asWorkflowMessage: String {
    // Scalar by scalar: the two of a line end of Windows are one character.
    unicodeScalars.map { ["%": "%25", "\r": "%0D", "\n": "%0A"][$0] ?? String($0) }.joined()
  }

  /// The text as a value of such a command.
  package var asWorkflowValue: String { asWorkflowMessage.replacing(":", with: "%3A").replacing(",", with: "%2C") }
}
