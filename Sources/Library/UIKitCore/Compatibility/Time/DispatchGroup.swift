import Dispatch

/// Tells when several pieces of work have ended, under Dispatch's name. As Apple's, except: it belongs to the main thread, and
/// waiting for work that has not ended stops the program, which would wait for ever.
public nonisolated final class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var notifications: [@MainActor () -> Void] = []

  /// A group without work.
  public init() {}

  /// Notes that a piece of work begins.
  public func enter() { count += 1 }

  /// Notes that a piece of work has ended. It stops the program if none has begun.
  public func leave() {
    precondition(count > 0, "DispatchGroup.leave() without enter()")
    count -= 1
    notifyIfEmpty()
  }

  /// Runs a block when all work has ended.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    notifications.append { queue.async(execute: work) }
    notifyIfEmpty()
  }

  /// Runs a block when all work has ended.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue) { work.perform() } }

  /// Only work that has ended can be waited for: the blocks of all queues run on this thread.
  public func wait() { precondition(count == 0, "DispatchGroup.wait() waits for ever: no time passes while code runs") }

  /// Whether all work has ended. No time passes while it waits.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { count == 0 ? .success : .timedOut }

  private func notifyIfEmpty() {
    guard count == 0 else { return }
    let due = notifications
    notifications = []
    for notification in due { MainActor.assumeIsolated(notification) }
  }
}
