import Foundation
import Glibc
import Synchronization

/// The end of a process's output. A thread of its own reads the pipe, so that the process never waits.
final class OutputTail: Sendable {
  private let bytes = Mutex<[UInt8]>([])
  private let end = DispatchSemaphore(value: 0)
  private static let most = 64_000

  /// - Parameter descriptor: the end of a pipe that is read; it is closed at its end.
  init(_ descriptor: Int32) {
    Thread.detachNewThread { [self] in
      var buffer = [UInt8](repeating: 0, count: 16_384)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        bytes.withLock { bytes in
          bytes += buffer[..<count]
          if bytes.count > 2 * Self.most { bytes.removeFirst(bytes.count - Self.most) }
        }
      }
      close(descriptor)
      end.signal()
    }
  }

  /// Returns the output, at most the last 64,000 bytes.
  /// - Parameter isEnded: whether the process has ended, so that the rest is waited for. Somebody else who holds the pipe
  ///   cannot keep this from returning.
  func text(isEnded: Bool) -> String {
    if isEnded, end.wait(timeout: .now() + 0.5) == .success { end.signal() }
    return bytes.withLock { String(decoding: $0.suffix(Self.most), as: UTF8.self) }
  }
}
