import Foundation

/// The width of help and usage texts.
enum HelpWidth {
  /// In narrower columns the parser of arguments stops with an assertion.
  private static let smallest = 40

  /// Lets the parser of arguments find a width in which it can write, also if the terminal is narrower. It asks the variable
  /// `COLUMNS`, then the terminal.
  static func prepare() {
    let width = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? terminalWidth
    if let width, width < smallest { setenv("COLUMNS", "\(smallest)", 1) }
  }

  private static var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
