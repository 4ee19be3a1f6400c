import Foundation

/// A folder for what the tests of the process share, because making it takes longer than most tests: a cache with the compiler's
/// modules of the C library, reports. It is removed when the process ends.
package enum SharedFolder {
  package static let url: URL = {
    atexit { try? FileManager.default.removeItem(at: SharedFolder.place) }
    return place
  }()

  nonisolated private static let place = FileManager.default.temporaryDirectory
    .appending(path: "touchstone-shared-\(UUID().uuidString)")
}
