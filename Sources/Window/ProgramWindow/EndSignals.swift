import CSDL2
import Dispatch
import Foundation
import Synchronization

/// Waits for SIGTERM, SIGINT and SIGHUP, which a logout, Ctrl+C and a closed terminal send, and wakes the event loop.
///
/// SDL's own handlers turn SIGTERM and SIGINT into the event of a window that the user closes, after which the recording
/// is removed. `Window` turns them off.
package final class EndSignals {
  nonisolated private static let hasArrived = Atomic(false)
  private let sources: [any DispatchSourceSignal]

  /// Begins to wait. Signals no longer end the process.
  package init() {
    let eventType = SDL_RegisterEvents(1)
    sources = [SIGTERM, SIGINT, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable in EndSignals.note(waking: eventType) }
      source.activate()
      return source
    }
  }

  /// Whether a signal has arrived.
  var haveArrived: Bool { EndSignals.hasArrived.load(ordering: .acquiring) }

  /// Runs on another thread.
  nonisolated private static func note(waking eventType: UInt32) {
    hasArrived.store(true, ordering: .releasing)
    wakeLoop(with: eventType)
  }
}
