import Dispatch
import Foundation

/// Runs blocks later, in the time of the application: `UIApplication.processEvents(until:)` runs them, so that they are
/// recorded and replayed with the touches. Nothing waits.
package nonisolated enum VirtualTime {
  /// The time of the application whose code runs, in seconds; 0 beside the main thread.
  package static var now: TimeInterval {
    guard isOnMain else { return 0 }
    return MainActor.assumeIsolated { UIApplication.shared.now }
  }

  /// Runs `body` after `delay` seconds; bodies of one time run in the order of the calls. An infinite delay never ends.
  ///
  /// Only the main thread has a virtual time. What another thread schedules runs in real time, on the main queue of the
  /// process.
  @discardableResult package static func run(
    after delay: TimeInterval = 0, _ body: @escaping @MainActor () -> Void
  ) -> LaterCall? {
    guard !delay.isNaN, delay < .infinity else { return nil }
    guard isOnMain else {
      Dispatch.DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0)) { MainActor.assumeIsolated(body) }
      return nil
    }
    return MainActor.assumeIsolated {
      let application = UIApplication.shared
      return LaterCall(application: application, token: application.runLater(max(delay, 0), body))
    }
  }

  /// Runs `body` at once on the main thread; called on another thread, later on the main queue of the process.
  static func runOnMain(_ body: @escaping @MainActor () -> Void) {
    if isOnMain { return MainActor.assumeIsolated(body) }
    Dispatch.DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  /// Whether this is the main thread, or the main queue, which has threads of its own in a program that calls
  /// `dispatchMain()`, such as a test runner.
  static var isOnMain: Bool {
    Foundation.Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: mainQueueKey) == true
  }

  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

/// A block that runs later, unless it is cancelled.
package nonisolated struct LaterCall: @unchecked Sendable {
  fileprivate weak var application: UIApplication?
  fileprivate let token: Deadlines.Token

  /// Called on the main thread.
  func cancel() { MainActor.assumeIsolated { application?.deadlines.cancel(token) } }
}

extension UIApplication {
  /// Blocks that run at one time, before the next ones run a millisecond later: blocks that schedule each other without a
  /// delay do not keep the time from passing.
  private static let mostBlocksAtOneTime = 1_000

  fileprivate func runLater(_ delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Deadlines.Token {
    if blocks.time != now { blocks = (now, 0) }
    blocks.count += 1
    let least = blocks.count > Self.mostBlocksAtOneTime ? 0.001 : 0
    // Sums of delays that a person writes in tenths of a second are such multiples again.
    return schedule(at: ((now + max(delay, least)) * 1e6).rounded() / 1e6, body)
  }
}
