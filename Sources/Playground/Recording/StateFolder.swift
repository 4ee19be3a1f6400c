import Foundation

/// Where the program keeps what it remembers between runs.
package nonisolated enum StateFolder {
  /// `$XDG_STATE_HOME/touchstone`, or `~/.local/state/touchstone`; nil for somebody without a home. It need not exist.
  package static func url(in environment: [String: String]) -> URL? {
    // Relative paths count as not set, says the XDG Base Directory Specification.
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.local/state" }
    return (state ?? home).map { URL(fileURLWithPath: $0).appendingPathComponent("touchstone") }
  }
}
