import Dispatch

/// A block that can be cancelled before it runs, under Dispatch's name. As Apple's, except: it belongs to the main thread.
public nonisolated final class DispatchWorkItem: @unchecked Sendable {
  private let block: @MainActor () -> Void
  private var isDone = false
  private var calls: [LaterCall] = []
  private var notifications: [@MainActor () -> Void] = []
  /// Whether `cancel()` was called.
  public private(set) var isCancelled = false

  /// A block; quality and flags have no influence.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping @MainActor () -> Void
  ) { self.block = block }

  /// Runs the block, unless it is cancelled.
  public func perform() {
    if !isCancelled { MainActor.assumeIsolated(block) }
    isDone = true
    let due = notifications
    notifications = []
    for notification in due { MainActor.assumeIsolated(notification) }
  }

  /// Keeps the block from running. A block that runs already goes on.
  public func cancel() {
    isCancelled = true
    // Notifications of its end still come: it is performed, without the block.
    guard notifications.isEmpty else { return }
    for call in calls { call.cancel() }
    calls = []
  }

  /// Notes a call of this block, which `cancel()` takes back.
  func note(_ call: LaterCall?) { if let call { calls.append(call) } }

  /// Runs a block after this one.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping @MainActor () -> Void
  ) {
    if isDone { queue.async(execute: execute) } else { notifications.append { queue.async(execute: execute) } }
  }

  /// Runs another block after this one.
  public func notify(queue: DispatchQueue, execute: DispatchWorkItem) {
    notify(queue: queue) { execute.perform() }
  }

  /// As on iOS, a thread that waits for a block of its own queue waits for ever.
  public func wait() {
    precondition(isDone, "DispatchWorkItem.wait() waits for ever: no time passes while code runs")
  }
}
