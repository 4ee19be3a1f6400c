import Foundation

/// The width of help and usage texts.
enum HelpWidth {
  /// In narrower columns the parser of arguments stops with an assertion.
  private static let smallest = 40

  /// The number of columns for a terminal that is too narrow; nil for the width that the parser finds itself.
  static var columns: Int? {
    let width = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? terminalWidth
    return width.map { $0 < smallest } ?? false ? smallest : nil
  }

  private static var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
