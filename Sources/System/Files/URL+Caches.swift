import Foundation

extension URL {
  /// Returns the folder `$XDG_CACHE_HOME/touchstone`, or `~/.cache/touchstone`, whose files may be deleted at any time. It need not
  /// exist. Nil if neither variable is set, or if there is no home folder: only folders in it are made.
  package static func touchstoneCaches(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL? {
    let given = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") && access($0, F_OK) == 0 ? $0 + "/.cache" : nil }
    return (given ?? home).map { URL(filePath: $0).appending(path: "touchstone") }
  }
}
