import Dispatch
import Synchronization

/// A queue of blocks in the application's time, under Dispatch's name. A source that imports only `UIKit` gets this class, and
/// not Dispatch's.
///
/// All queues, also global and concurrent ones, run their blocks on the main thread, one after the other, in the order in
/// which they are due. So a run can be recorded and replayed. Code that must work in parallel names `Dispatch.DispatchQueue`.
public nonisolated final class DispatchQueue: Sendable {
  /// As Dispatch's. They have no influence: blocks run one after the other.
  public typealias Attributes = Dispatch.DispatchQueue.Attributes
  /// As Dispatch's. It has no influence.
  public typealias GlobalQueuePriority = Int
  /// As Dispatch's. It has no influence: memory needs no pool.
  public typealias AutoreleaseFrequency = Dispatch.DispatchQueue.AutoreleaseFrequency

  /// The queue of the main thread.
  public static let main = DispatchQueue(label: "com.apple.main-thread")
  private static let background = DispatchQueue(label: "com.apple.root.default-qos")

  /// A queue beside the main one, which runs on the main thread, too. One queue for all qualities.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { background }

  /// The name.
  public let label: String
  /// The quality, which has no influence.
  public let qos: DispatchQoS
  /// Whether its blocks run one after the other on iOS, too.
  private let isSerial: Bool
  /// The blocks of `async` that have not begun.
  private let waiting = Mutex<[Waiting]>([])

  /// A queue of its own, which runs on the main thread.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) { (self.label, self.qos, isSerial) = (label, qos, !attributes.contains(.concurrent)) }

  // MARK: Later

  /// Runs a block in a turn of its own, at the present time.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    group?.enter()
    run(after: 0) {
      work()
      group?.leave()
    }
  }

  /// Runs a block that can be cancelled in a turn of its own, at the present time.
  public func async(execute workItem: DispatchWorkItem) { workItem.note(run(after: 0) { workItem.perform() }) }
  /// Runs a block as work of a group, in a turn of its own, at the present time.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group) { workItem.perform() }
  }

  /// Runs a block at `deadline`.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) { run(after: deadline.seconds - VirtualTime.now, work) }

  /// Runs a block at a time by the clock on the wall, which is the application's time.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) { asyncAfter(deadline: wallDeadline, execute: work) }

  /// Runs a block that can be cancelled at `deadline`.
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    execute.note(run(after: deadline.seconds - VirtualTime.now) { execute.perform() })
  }

  @discardableResult private func run(
    after delay: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> LaterCall? {
    guard delay <= 0, isOwn else {
      return VirtualTime.run(after: delay) { ApplicationRegistry.ofThisProcess.run(on: self, work) }
    }
    let block = Waiting(work: work)
    waiting.withLock { $0.append(block) }
    return VirtualTime.run { if self.take(block) { ApplicationRegistry.ofThisProcess.run(on: self, work) } }
  }

  /// Whether this is a queue that a program has made.
  private var isOwn: Bool { self !== DispatchQueue.main && self !== DispatchQueue.background }

  /// A block that has not begun.
  private final class Waiting: Sendable {
    let work: @MainActor () -> Void

    init(work: @escaping @MainActor () -> Void) { self.work = work }
  }

  /// Takes a block out of those that have not begun; false if it has begun.
  private func take(_ block: Waiting) -> Bool {
    waiting.withLock { waiting in
      guard let index = waiting.firstIndex(where: { $0 === block }) else { return false }
      waiting.remove(at: index)
      return true
    }
  }

  /// Runs the blocks that came before a block which is waited for.
  @MainActor private func runWaiting() {
    let registry = ApplicationRegistry.ofThisProcess
    guard isOwn, !registry.isOccupied(self) else { return }
    while let block = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { registry.run(on: self, block.work) }
  }

  // MARK: At once

  /// Runs a block after those that wait, and waits for it. As on iOS, code of a serial queue must not wait for its own queue (LC-20).
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    if VirtualTime.isOnMain { MainActor.assumeIsolated(prepareWaiting) }
    return try (self === DispatchQueue.main ? Thread.main : Thread.current).run(on: self, work)
  }

  @MainActor private func prepareWaiting() {
    let registry = ApplicationRegistry.ofThisProcess
    if self === DispatchQueue.main, registry.thread === Thread.main {
      fatalError("DispatchQueue.main.sync on the main thread waits for itself for ever")
    }
    if isOwn, isSerial, registry.isOccupied(self) {
      fatalError("sync on the queue \"\(label)\" in code of this queue waits for itself for ever")
    }
    runWaiting()
  }

  /// Runs a block and waits for it; flags have no influence.
  public func sync<Result>(flags: DispatchWorkItemFlags, execute work: () throws -> Result) rethrows -> Result {
    try sync(execute: work)
  }

  /// Runs a block and waits for it.
  public func sync(execute workItem: DispatchWorkItem) { sync { workItem.perform() } }

  /// Runs a block for each number from 0, one after the other.
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<max(iterations, 0) { work(iteration) }
  }
}
