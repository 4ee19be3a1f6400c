/// The comments that `TouchRecorder` writes around a capture.
enum CaptureText {
  /// The begin of a file without a touch.
  static let empty = "# TouchRecorder has seen no touch"
  /// The begin of the first line of a capture.
  private static let first = "# The last touches of an app, by TouchRecorder."
  private static let last = "\n# The end of the capture."

  /// Whether the end is missing, as after copying a part of what a debugger printed.
  static func isCutOff(_ text: String) -> Bool { text.hasPrefix(first) && !text.contains(last) }

  static func warning(_ text: String, file: String) -> Diagnostic {
    let lines = text.split(separator: "\n").count
    return Diagnostic(
      file: file, position: Diagnostic.Position(line: lines, column: 1), severity: .warning,
      text: "the capture is cut off here: the line `# The end of the capture.` is missing")
  }
}
