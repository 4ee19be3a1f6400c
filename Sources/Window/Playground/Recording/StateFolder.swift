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

  /// The folders of a state file for everybody who uses the machine: `touchstone` in `$XDG_CONFIG_DIRS`, or in `/etc/xdg`, the
  /// most important first. The folders need not exist.
  package static func forEverybody(in environment: [String: String]) -> [URL] {
    let folders = environment["XDG_CONFIG_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/etc/xdg"
    return folders.split(separator: ":").filter { $0.hasPrefix("/") }
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent("touchstone") }
  }
}
