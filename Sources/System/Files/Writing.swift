import Foundation

/// Writes all of `data` to an open file, pipe, terminal or device. Waits while a pipe is full.
/// - Throws: `SystemError`. A part may have been written.
package func writeAll(_ data: Data, to descriptor: Int32) throws(SystemError) {
  let count = data.count
  var done = 0
  while done < count {
    let written = data.withUnsafeBytes { write(descriptor, $0.baseAddress?.advanced(by: done), count - done) }
    if written > 0 {
      done += written
    } else if written < 0 && errno == EAGAIN {
      waitUntilWritable(descriptor)
    } else if !(written < 0 && errno == EINTR) {
      throw SystemError.last
    }
  }
}

/// Waits for a descriptor that another process has set not to block.
private func waitUntilWritable(_ descriptor: Int32) {
  var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  _ = poll(&entry, 1, -1)
}
