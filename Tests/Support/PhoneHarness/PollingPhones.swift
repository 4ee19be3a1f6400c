import Foundation
import Synchronization

/// Phones that ask for the state once a second, one after the other.
package final class PollingPhones: Sendable {
  private let isOver = Atomic(false)
  private let ended = DispatchSemaphore(value: 0)

  package init(_ count: Int, path: String, port: UInt16) throws {
    let tokens = try (0..<count).compactMap { _ in try Answer.get(path + "/state", port: port).json["token"] as? String
    }
    Thread.detachNewThread { [self] in
      while !isOver.load(ordering: .relaxed) {
        for token in tokens where !isOver.load(ordering: .relaxed) {
          _ = try? Answer.get(path + "/state?t=" + token, port: port)
          usleep(UInt32(1_000_000 / max(count, 1)))
        }
      }
      ended.signal()
    }
  }

  package func end() {
    isOver.store(true, ordering: .relaxed)
    ended.wait()
  }
}
