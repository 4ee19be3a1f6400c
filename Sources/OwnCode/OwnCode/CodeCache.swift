import Files
import Foundation

/// The folder `$XDG_CACHE_HOME/touchstone`, where compiled programs are kept. It is bounded, and may be deleted at any time.
package struct CodeCache: Sendable {
  package let folder: URL
  /// The most programs that are kept.
  private static let most = 24

  package init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    let caches = URL.touchstoneCaches(environment) ?? URL(filePath: NSTemporaryDirectory() + "/.cache/touchstone")
    folder = caches.appending(path: "code")
  }

  /// The compiler's own cache of the modules of the C library, for one compiler and one library.
  func modules(_ key: String) -> URL { folder.appending(path: "modules/\(key)") }

  /// Removes the modules for other compilers and libraries.
  func removeModules(besides newest: URL) {
    let modules = newest.deletingLastPathComponent()
    for name in (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    where name != newest.lastPathComponent {
      try? FileManager.default.removeItem(at: modules.appending(path: name))
    }
  }

  /// The folder of the modules of a library that are packed where it is installed.
  func library(_ key: String) -> URL { folder.appending(path: "libraries/\(key)") }

  /// Removes all unpacked modules but those in `newest` and the ones before them, which a running program may use.
  func removeOldLibraries(besides newest: URL) {
    let manager = FileManager.default, libraries = newest.deletingLastPathComponent()
    let others = ((try? manager.contentsOfDirectory(atPath: libraries.path)) ?? []).filter {
      $0 != newest.lastPathComponent && !$0.hasPrefix(".")
    }
    for name in oldestFirst(others, in: libraries).dropLast() {
      try? manager.removeItem(at: libraries.appending(path: name))
    }
  }

  private func oldestFirst(_ names: [String], in folder: URL) -> [String] {
    let dated = names.map { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)
      return (name: name, date: attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    return dated.sorted { $0.date < $1.date }.map(\.name)
  }

  /// The folder of a program; it exists once the program is compiled.
  func program(_ key: String) -> URL { folder.appending(path: "programs/\(key)") }

  /// Notes that a program was used, and removes those that were not used for the longest time.
  func touch(_ key: String) {
    let manager = FileManager.default, programs = folder.appending(path: "programs")
    try? manager.setAttributes([.modificationDate: Date()], ofItemAtPath: program(key).path)
    let all = (try? manager.contentsOfDirectory(atPath: programs.path)) ?? []
    guard all.count > Self.most else { return }
    for name in oldestFirst(all, in: programs).prefix(all.count - Self.most) where name != key {
      try? manager.removeItem(at: programs.appending(path: name))
    }
  }
}
