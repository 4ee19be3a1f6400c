import Foundation

/// A file mapped into memory, which the system reads page by page on first access.
///
/// Fonts are read in thousands of small pieces, each of which would otherwise be a system call.
package final class MappedFile {
  /// Valid for the lifetime of this object.
  package let bytes: UnsafeRawBufferPointer

  /// Nil when the file is missing, empty, or cannot be read.
  package init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0,
      let address = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), address != MAP_FAILED
    else { return nil }
    bytes = UnsafeRawBufferPointer(start: address, count: Int(status.st_size))
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }
}
