import TouchInput

/// A control for editing text. While it has the keyboard focus, letters are text, not commands.
@MainActor package protocol TextEditor: PanelControl {
  func insert(_ text: String)

  /// Performs a key. Returns false for a key without a meaning in the control.
  func edit(_ key: Key) -> Bool

  /// The reason why the text is invalid, and what would be valid; nil for valid text.
  var errorText: String? { get }
}
