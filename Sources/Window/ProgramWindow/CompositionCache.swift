import Files
import Foundation

/// The folder in which X11's library keeps its table of the keys that compose letters. Without the table, the library reads half a
/// megabyte of text at each start, which takes as long as drawing a picture. For root it keeps none.
enum CompositionCache {
  /// Names the folder to the library. Called before another thread runs, because it changes the environment.
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
