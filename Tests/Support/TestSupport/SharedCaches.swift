import Foundation

/// A folder of caches for all tests of the process: the compiler's modules of the C library take longer than compiling the code
/// of most tests. It is removed when the process ends.
package enum SharedCaches {
  package static let folder: URL = {
    atexit { try? FileManager.default.removeItem(at: SharedCaches.place) }
    return place
  }()

  nonisolated private static let place = FileManager.default.temporaryDirectory
    .appending(path: "touchstone-caches-\(UUID().uuidString)")
}
