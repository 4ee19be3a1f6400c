import Foundation

/// The folder for files that the program keeps between runs.
package nonisolated enum StateFolder {
  /// `$XDG_STATE_HOME/touchstone`, or `~/.local/state/touchstone`; nil if neither variable is set. The folder need not exist.
  package static func url(in environment: [String: String]) -> URL? {
    // The XDG Base Directory Specification: relative paths are invalid and ignored.
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.local/state" }
    return (state ?? home).map { URL(fileURLWithPath: $0).appendingPathComponent("touchstone") }
  }
}
