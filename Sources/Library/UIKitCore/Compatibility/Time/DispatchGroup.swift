import Dispatch

/// Tells when several pieces of work have ended, under Dispatch's name. It belongs to the main thread.
public nonisolated final class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var notifications: [@MainActor () -> Void] = []

  public init() {}

  public func enter() { count += 1 }

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

  public func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue) { work.perform() } }

  /// Only work that has ended can be waited for: the blocks of all queues run on this thread.
  public func wait() { precondition(count == 0, "DispatchGroup.wait() waits for ever: no time passes while code runs") }

  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { count == 0 ? .success : .timedOut }

  private func notifyIfEmpty() {
    guard count == 0 else { return }
    let due = notifications
    notifications = []
    for notification in due { MainActor.assumeIsolated(notification) }
  }
}
