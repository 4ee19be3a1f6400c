import Foundation

/// Phones that ask for the state once a second, one after the other.
package final class PollingPhones: Sendable {
  private let end = DispatchSemaphore(value: 0), ended = DispatchSemaphore(value: 0)
  package let tokens: [String]

  package init(_ count: Int, at address: ClassAddress) throws {
    tokens = try (0..<count).map { _ in try address.join() }
    Thread.detachNewThread { [self] in
      Thread.leaveTheProcessors()
      var next = 0
      while end.wait(timeout: .now() + 1 / Double(count)) == .timedOut {
        _ = try? Answer.get(address.path + "/state?t=" + tokens[next], port: address.port)
        next = (next + 1) % count
      }
      ended.signal()
    }
  }

  /// Ends them. Call it once.
  package func stop() {
    end.signal()
    ended.wait()
  }
}
