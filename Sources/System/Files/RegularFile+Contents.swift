import Foundation

extension RegularFile {
  /// Returns the bytes of a whole file; nil when there is no file of that name.
  /// - Parameter limit: the largest number of bytes. A larger file is not read.
  /// - Throws: `FileReadingError`, which names the file and the reason.
  package static func contents(of file: URL, limit: Int) throws(FileReadingError) -> Data? {
    var status = stat()
    if stat(file.path, &status) != 0 && (errno == ENOENT || errno == ENOTDIR) { return nil }
    do throws(RegularFileError) {
      let opened = try RegularFile(file.path)
      guard opened.size <= limit else {
        throw RegularFileError.system("it has \(opened.size) bytes; the limit is \(limit)")
      }
      return try opened.read(upTo: limit)
    } catch {
      throw FileReadingError(description: "\(file.shownPath.escapingControlCharacters): cannot be read: \(error)")
    }
  }
}

/// A file cannot be read. The description names the file and the reason.
package struct FileReadingError: Error, Equatable, CustomStringConvertible {
  package let description: String
}
