import Files
import Foundation

/// Where X11's library keeps the table of the keys that compose letters: a text of half a megabyte, which it else reads at each
/// start for as long as a picture takes to be drawn. It keeps nothing for root.
enum CompositionCache {
  /// Tells the library of the folder. Called before another thread runs.
  static func begin() {
    guard let folder = folder(in: ProcessInfo.processInfo.environment) else { return }
    // The library writes only into a folder that exists.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    setenv(variable, folder.path, 0)
  }

  /// Returns `compose` in the folder of caches; nil if there is none, or if the user has chosen a folder, as Compose(5) describes.
  static func folder(in environment: [String: String]) -> URL? {
    let usersOwn = environment["HOME"].map { $0 + "/.compose-cache" }
    guard environment[variable] == nil, usersOwn.map({ access($0, F_OK) != 0 }) ?? true else { return nil }
    return URL.touchstoneCaches(environment)?.appending(path: "compose")
  }

  private static let variable = "XCOMPOSECACHE"
}
