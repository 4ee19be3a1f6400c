import Foundation
import Synchronization

/// A hundred clients that mean harm, until they are ended: 96 send a request byte after byte, and four do all else.
package final class Attack: Sendable {
  private let isOver = Atomic(false)
  private let threads = DispatchGroup()

  package init(_ address: ClassAddress) {
    for number in 0..<4 {
      threads.enter()
      Thread.detachNewThread { [self] in
        Thread.leaveTheProcessors()
        let slow = SlowClients(24, port: address.port)
        var kind = number
        while !isOver.load(ordering: .relaxed) {
          slow.sendOneByteEach()
          Hostility.all[kind % Hostility.all.count](address)
          kind += 1
        }
        threads.leave()
      }
    }
  }

  package func end() {
    isOver.store(true, ordering: .relaxed)
    threads.wait()
  }
}

extension Thread {
  /// Gives this thread the lowest priority: clients of a class are other machines, and take no processor from the window.
  static func leaveTheProcessors() { setpriority(Int32(PRIO_PROCESS.rawValue), 0, 19) }
}
