import Foundation

/// A queue of operations in the application's time, under Foundation's name. A source that imports only `UIKit` gets this
/// class, and not Foundation's.
///
/// As Apple's, except: all queues do their work on the main thread, one operation after the other, each in a turn of its
/// own. So a run can be recorded and replayed.
open nonisolated class OperationQueue: NSObject, @unchecked Sendable {
  /// As Foundation's.
  public static let defaultMaxConcurrentOperationCount = -1

  private static let ofMainThread = OperationQueue(), working = WorkingQueues()
  /// The queue of the main thread.
  public class var main: OperationQueue { ofMainThread }
  /// The queue whose operation runs; outside of operations, the queue of the main thread.
  public class var current: OperationQueue? { working.queues.last ?? ofMainThread }

  /// The operations that are not done, in the order in which they were added.
  open private(set) var operations: [Operation] = []
  private var isScheduled = false
  /// The number of operations that are not done.
  open var operationCount: Int { operations.count }
  /// Whether no operation begins.
  open var isSuspended = false { didSet { if !isSuspended { schedule() } } }
  /// The largest number of operations at one time. It counts operations whose work goes on after `start()`.
  open var maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount
  /// A name for the program.
  open var name: String?
  /// The quality, which has no influence.
  open var qualityOfService = QualityOfService.default
  /// A queue of blocks, which has no influence.
  open var underlyingQueue: DispatchQueue?

  /// An empty queue.
  public override init() { super.init() }

  /// Adds work.
  open func addOperation(_ op: Operation) {
    operations.append(op)
    schedule()
  }
  /// Adds a block as work.
  open func addOperation(_ block: @escaping @MainActor () -> Void) { addOperation(BlockOperation(block: block)) }
  /// Adds work. With `wait`, what is ready is done before the call returns.
  open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    operations += ops
    if wait { waitUntilAllOperationsAreFinished() } else { schedule() }
  }
  /// Adds a block that begins when all work before it is done.
  open func addBarrierBlock(_ barrier: @escaping @MainActor () -> Void) {
    let block = BlockOperation(block: barrier)
    for operation in operations { block.addDependency(operation) }
    addOperation(block)
  }
  /// Cancels all work.
  open func cancelAllOperations() { for operation in operations { operation.cancel() } }
  /// Does all work that is ready, at once.
  open func waitUntilAllOperationsAreFinished() { while beginNext() {} }

  // MARK: Working

  /// Begins the next operation in a turn of its own.
  private func schedule() {
    guard !isScheduled, !operations.isEmpty else { return }
    isScheduled = true
    VirtualTime.run { self.turn() }
  }

  private func turn() {
    isScheduled = false
    if beginNext() { schedule() } else { waitForTurns() }
  }

  /// Work that goes on, and work that waits for other queues, is looked at again at the end of each turn of the application: it ends in
  /// no time of its own.
  private func waitForTurns() {
    if !operations.isEmpty, !isSuspended { OperationQueue.working.waiting.append(self) }
  }

  /// Begins what has become ready in the turn that ends.
  static func turnEnds() {
    let waiting = working.waiting
    guard !waiting.isEmpty else { return }
    working.waiting = []
    for queue in waiting where !queue.isScheduled {
      queue.removeFinished()
      if queue.next != nil { queue.schedule() } else { queue.waitForTurns() }
    }
  }

  /// The operation that can begin now; nil if there is none.
  private var next: Operation? {
    let running = operations.count { $0.isExecuting }
    let hasRoom = maxConcurrentOperationCount < 0 || running < maxConcurrentOperationCount
    return isSuspended || !hasRoom ? nil : operations.first { !$0.isExecuting && $0.isReady }
  }

  /// Returns false if no operation can begin.
  private func beginNext() -> Bool {
    removeFinished()
    guard let next else { return false }
    OperationQueue.working.queues.append(self)
    (self === OperationQueue.main ? Thread.main : .ofQueues).run(next.start)
    OperationQueue.working.queues.removeLast()
    removeFinished()
    return true
  }

  private func removeFinished() {
    for operation in operations where operation.isFinished {
      if let completion = operation.completionBlock { VirtualTime.run(completion) }
      operation.completionBlock = nil
    }
    operations.removeAll(where: \.isFinished)
  }
}

/// The queues whose operations are running, the innermost last, and those with work that cannot begin or goes on. Used on the main thread.
private nonisolated final class WorkingQueues: @unchecked Sendable {
  var queues: [OperationQueue] = [], waiting: [OperationQueue] = []
}

extension NotificationCenter {
  /// Calls `block` when a notification is posted, at once whatever the queue: all queues run on the main thread.
  @_disfavoredOverload
  public nonisolated func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { addObserver(forName: name, object: obj, queue: nil, using: block) }
}
