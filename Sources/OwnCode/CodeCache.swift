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

  /// The compiler's own cache of the modules of the C library.
  var modules: URL { folder.appending(path: "modules") }

  /// The folder of a program; it exists once the program is compiled.
  func program(_ key: String) -> URL { folder.appending(path: "programs/\(key)") }

  /// Notes that a program was used, and removes those that were not used for the longest time.
  func touch(_ key: String) {
    let manager = FileManager.default, programs = folder.appending(path: "programs")
    try? manager.setAttributes([.modificationDate: Date()], ofItemAtPath: program(key).path)
    let all = (try? manager.contentsOfDirectory(atPath: programs.path)) ?? []
    guard all.count > Self.most else { return }
    let dated = all.map { name in
      let attributes = try? manager.attributesOfItem(atPath: programs.appending(path: name).path)
      return (name, attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for (name, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(all.count - Self.most) where name != key {
      try? manager.removeItem(at: programs.appending(path: name))
    }
  }
}
