import Foundation

/// A folder for one test, which can wait for new files.
package final class TemporaryFolder {
  package let url: URL
  private let arrivals: FileArrivals

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    arrivals = try FileArrivals(in: url)
  }

  /// Waits for the next file that is renamed into the folder.
  package func nextFile(ofType type: String? = nil) throws -> URL { try arrivals.next(ofType: type) }

  package func remove() { try? FileManager.default.removeItem(at: url) }
}
