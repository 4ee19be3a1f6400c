import Foundation

/// Work for an ``OperationQueue``, in the application's time, under Foundation's name. As Apple's, except: it belongs to the
/// main thread, and a subclass that overrides `isFinished` ends when that has become true at the end of a turn.
open nonisolated class Operation: NSObject, @unchecked Sendable {
  /// As Foundation's. It has no influence: work is done in the order in which it was added.
  public typealias QueuePriority = Foundation.Operation.QueuePriority

  private var hasBegun = false, hasEnded = false
  /// Whether `cancel()` was called.
  open private(set) var isCancelled = false
  /// Whether the work is under way.
  open var isExecuting: Bool { hasBegun && !hasEnded }
  /// Whether the work is done, or was cancelled before it began.
  open var isFinished: Bool { hasEnded }
  /// Whether the work goes on after `start()`. A subclass overrides it.
  open var isAsynchronous: Bool { isConcurrent }
  /// The old name of `isAsynchronous`.
  open var isConcurrent: Bool { false }
  /// Whether all dependencies are done.
  open var isReady: Bool { dependencies.allSatisfy(\.isFinished) }
  /// The operations that must be done before this one begins.
  open private(set) var dependencies: [Operation] = []
  /// Called after the work, in a turn of its own.
  open var completionBlock: (@MainActor () -> Void)?
  /// A name for the program.
  open var name: String?
  /// The priority, which has no influence.
  open var queuePriority = QueuePriority.normal
  /// The quality, which has no influence.
  open var qualityOfService = QualityOfService.default

  /// Work that `main()` of a subclass does.
  public override init() { super.init() }

  /// Does the work at once, unless it was done or cancelled.
  open func start() {
    guard !hasBegun else { return }
    hasBegun = true
    if !isCancelled { main() }
    hasEnded = true
  }
  /// The work. A subclass overrides it.
  open func main() {}
  /// Keeps work that has not begun from beginning. Work under way asks `isCancelled`.
  open func cancel() { isCancelled = true }
  /// Makes the work wait for other work.
  open func addDependency(_ op: Operation) { dependencies.append(op) }
  /// Makes the work no longer wait for other work.
  open func removeDependency(_ op: Operation) { dependencies.removeAll { $0 === op } }

  /// Returns at once if the work is done. As on iOS, the main thread waits for ever for what it should do itself.
  open func waitUntilFinished() {
    precondition(isFinished, "Operation.waitUntilFinished() waits for ever: no time passes while code runs")
  }
}

/// An operation of blocks. As Apple's, except: they run one after the other.
public nonisolated final class BlockOperation: Operation, @unchecked Sendable {
  /// The blocks.
  public private(set) var executionBlocks: [@MainActor () -> Void] = []

  /// An operation without a block.
  public override init() { super.init() }

  /// An operation of one block.
  public convenience init(block: @escaping @MainActor () -> Void) {
    self.init()
    executionBlocks = [block]
  }

  /// Adds a block.
  public func addExecutionBlock(_ block: @escaping @MainActor () -> Void) { executionBlocks.append(block) }

  /// Runs the blocks.
  public override func main() {
    for block in executionBlocks { MainActor.assumeIsolated(block) }
  }
}
