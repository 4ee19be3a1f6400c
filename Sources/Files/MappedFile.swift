import Foundation

/// A file's bytes as memory: read by the system page by page, when they are first looked at.
///
/// A font is read in thousands of small pieces, each of which would be a call to the system.
package final class MappedFile {
  /// Valid as long as this object.
  package let bytes: UnsafeRawBufferPointer

  /// `nil` when the file is missing, empty, or cannot be read.
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
