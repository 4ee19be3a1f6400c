import Foundation
import FuzzSupport

/// What must hold for every message about a bad file.
enum MessageCheck {
  /// The longest message that a person would read, in characters.
  private static let longest = 1_500

  /// - Parameters:
  ///   - path: the file that the message must begin with; nil for a message whose caller adds the file.
  ///   - wholeFile: the beginnings of messages about a whole file, which have no line; nil if no message needs a line.
  static func violation(in message: String, about path: String?, wholeFile: [String]? = nil) -> Violation? {
    if message.unicodeScalars.contains(where: isControlling) { return Violation("control character", visible(message)) }
    if message.count > longest { return Violation("long message", String(visible(message).prefix(300))) }
    for pattern in ["NSCocoaErrorDomain", "Error Domain", "The operation couldn", "NSError", "__C"]
    where message.contains(pattern) { return Violation("foreign words", message) }
    guard let path else { return nil }
    guard message.hasPrefix(path + ":") else { return Violation("no file", message) }
    guard let wholeFile else { return nil }
    let rest = message.dropFirst(path.count)
    if rest.prefixMatch(of: #/:\d+(:\d+)?: /#) != nil { return nil }
    let isWhole = wholeFile.contains { rest.hasPrefix($0) }
    return isWhole ? nil : Violation("no line", message)
  }

  private static func isControlling(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
      || ("\u{202A}"..."\u{202E}").contains(scalar) || ("\u{2066}"..."\u{2069}").contains(scalar)
  }

  private static func visible(_ message: String) -> String { message.debugDescription }
}
