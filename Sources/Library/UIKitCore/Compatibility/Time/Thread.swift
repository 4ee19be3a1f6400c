import Foundation

/// Code beside the main thread, under Foundation's name. A source that imports only `UIKit` gets this class, and not
/// Foundation's. As Apple's, except: its code runs on the main thread, in a turn of its own in the application's time; only the answers here tell the
/// two apart.
open nonisolated class Thread: NSObject, @unchecked Sendable {
  private let block: (@MainActor () -> Void)?
  private var hasBegun = false, hasEnded = false

  /// A thread whose `main()` a subclass overrides.
  public override init() {
    block = nil
    super.init()
  }

  /// A thread that runs a block when it is started.
  public init(block: @escaping @MainActor () -> Void) {
    self.block = block
    super.init()
  }

  /// A thread that calls an action of `target` when it is started. As on iOS, it keeps the target.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    nonisolated(unsafe) let target = target as? any ActionPerforming, argument = argument
    self.init { target?.method(for: selector)?.call(argument, nil) }
  }

  /// A name for the program.
  open var name: String?
  /// The quality, which has no influence.
  open var qualityOfService = QualityOfService.default
  /// The size of the stack in bytes, which has no influence.
  open var stackSize = 0
  /// Values of the program.
  public final let threadDictionary = NSMutableDictionary()
  /// Whether `cancel()` was called.
  open private(set) var isCancelled = false
  /// Whether `main()` runs.
  open var isExecuting: Bool { self === Thread.main || hasBegun && !hasEnded }
  /// Whether `main()` has returned.
  open var isFinished: Bool { hasEnded }
  /// Whether this is the main thread.
  open var isMainThread: Bool { self === Thread.main }

  private static let one = Thread()
  /// The main thread.
  public class var main: Thread { one }
  /// The thread of blocks of other queues than the main one.
  static let ofQueues = Thread()
  /// The thread that the code that runs would have on iOS (LC-21).
  public class var current: Thread {
    VirtualTime.isOnMain ? MainActor.assumeIsolated { ApplicationRegistry.ofThisProcess.thread } : ofQueues
  }
  /// Whether the code that runs would be on the main thread on iOS (LC-21).
  public class var isMainThread: Bool { current.isMainThread }
  /// The calls that are under way, as texts.
  public class var callStackSymbols: [String] { Foundation.Thread.callStackSymbols }

  /// Runs a block in a turn of its own.
  public class func detachNewThread(_ block: @escaping @MainActor () -> Void) { Thread(block: block).start() }

  /// Calls an action in a turn of its own.
  public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
    Thread(target: target, selector: selector, object: argument).start()
  }

  /// Runs `main()` in a turn of its own, once.
  open func start() {
    guard !hasBegun else { return }
    hasBegun = true
    VirtualTime.run {
      if !self.isCancelled { self.run(self.main) }
      self.hasEnded = true
    }
  }

  /// Runs the block. A subclass overrides it.
  open func main() {
    if let block { MainActor.assumeIsolated(block) }
  }

  /// Runs code that has this thread on iOS.
  /// - Parameter queue: the queue whose code it is, if it is one of Dispatch's.
  final func run<Result>(on queue: DispatchQueue? = nil, _ work: () throws -> Result) rethrows -> Result {
    guard VirtualTime.isOnMain else { return try work() }
    MainActor.assumeIsolated { ApplicationRegistry.ofThisProcess.begin(on: queue, self) }
    defer { MainActor.assumeIsolated { ApplicationRegistry.ofThisProcess.end() } }
    return try work()
  }

  /// Keeps a thread that waits for its turn from running. One that runs asks `isCancelled`.
  open func cancel() { isCancelled = true }

  /// Returns at once: no time passes while code runs. Warns once.
  public class func sleep(forTimeInterval interval: TimeInterval) {
    warnNotSupportedFromAnyThread("Thread.sleep(forTimeInterval:)")
  }
  /// Returns at once: no time passes while code runs. Warns once.
  public class func sleep(until date: Date) { warnNotSupportedFromAnyThread("Thread.sleep(until:)") }
}
