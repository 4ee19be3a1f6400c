/// One start of the program: its arguments, streams, environment and current folder.
package struct CommandCase: Equatable, Sendable {
  /// What standard input, output or error is.
  enum Stream: CaseIterable, Sendable {
    /// For output, a file that is read afterwards; for input, the null device.
    case usual
    case closed
    /// A device that is always full; for input, a file that is no request.
    case full
    /// A pipe that no program reads.
    case unread
  }

  /// Each is the bytes of one argument, without zero.
  var arguments: [[UInt8]] = []
  var input = Stream.usual
  var output = Stream.usual
  var errors = Stream.usual
  var environment: [String: String] = [:]
  /// Whether the current folder is removed before the program starts.
  var isFolderRemoved = false
  /// The number of pixels of the picture that was asked for, which takes time and memory.
  var pixels = 1280 * 800

  /// The arguments as text.
  var texts: [String] { arguments.map { String(decoding: $0, as: UTF8.self) } }
}

// MARK: - As a script

extension CommandCase {
  /// The file names of the streams, in the parent of the current folder.
  static let printed = "printed", warnings = "warnings"

  /// Returns lines for the shell that start the program in the current folder, which has the files of `CommandFolder`.
  package func script(program: String) -> String {
    var lines = ["ulimit -v 16000000"]
    if output == .unread || errors == .unread { lines.append("exec 7> >(exec true); wait $!") }
    if isFolderRemoved { lines.append("mkdir gone && cd gone && rmdir ../gone") }
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\(Array($0.value.utf8).quoted)" }
    let words = ["exec env -i PATH=/usr/bin:/bin"] + variables + ([Array(program.utf8)] + arguments).map(\.quoted)
    lines.append(
      (words + [inputText, text(output, "1", Self.printed), text(errors, "2", Self.warnings)]).joined(separator: " "))
    return lines.joined(separator: "\n") + "\n"
  }

  private var inputText: String {
    switch input {
    case .usual, .unread: "</dev/null"
    case .closed: "<&-"
    case .full: "<\"$FILES/scene.yaml\""
    }
  }

  private func text(_ stream: Stream, _ number: String, _ file: String) -> String {
    switch stream {
    case .usual: "\(number)>\"$FILES/../\(file)\""
    case .closed: "\(number)>&-"
    case .full: "\(number)>/dev/full"
    case .unread: "\(number)>&7"
    }
  }
}

extension [UInt8] {
  /// The bytes as a word of the shell.
  fileprivate var quoted: String {
    let isPlain =
      !isEmpty
      && allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
          || UInt8(ascii: "-")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "_")
      }
    guard !isPlain else { return String(decoding: self, as: UTF8.self) }
    return "$'" + map(\.quoted).joined() + "'"
  }
}

extension UInt8 {
  fileprivate var quoted: String {
    switch self {
    case UInt8(ascii: "'"), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(self))
    case 0x20..<0x7F: String(UnicodeScalar(self))
    default: "\\x" + (self < 16 ? "0" : "") + String(self, radix: 16)
    }
  }
}
