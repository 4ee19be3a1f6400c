extension String {
  /// A line of output in which GitHub Actions finds no command. It takes a line that begins with `::` for one, and any with `##[`.
  package var withoutWorkflowCommand: String {
    let text = replacing("##[", with: "\\u{23}#[")
    let rest = text.drop(while: \.isWhitespace)
    return rest.hasPrefix("::") ? text.prefix(while: \.isWhitespace) + "\\u{3A}" + String(rest.dropFirst()) : text
  }

  /// The text as the message of such a command.
  package var asWorkflowMessage: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The text as a value of such a command.
  package var asWorkflowValue: String { asWorkflowMessage.replacing(":", with: "%3A").replacing(",", with: "%2C") }
}
