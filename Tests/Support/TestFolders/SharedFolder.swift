import Foundation

/// A folder for what the tests of the process share, because making it takes longer than most tests, such as reports. It is
/// removed when the process ends.
nonisolated package enum SharedFolder {
  package static let url: URL = {
    atexit { try? FileManager.default.removeItem(at: SharedFolder.place) }
    return place
  }()

  private static let place = FileManager.default.temporaryDirectory
    .appending(path: "touchstone-shared-\(UUID().uuidString)")

  /// The folder of caches. In an empty one, the first program of own code takes half a minute of processor time: the pre-pass is
  /// compiled, and the modules of the C library are. All parts of `Scripts/test` share one.
  package static var caches: URL {
    ProcessInfo.processInfo.environment["XDG_CACHE_HOME"].map { URL(filePath: $0) } ?? url
  }
}
