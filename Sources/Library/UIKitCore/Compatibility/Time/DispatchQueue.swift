import Dispatch

/// A queue of blocks in the application's time, under Dispatch's name. A source that imports only `UIKit` means this one.
///
/// All queues, also global and concurrent ones, run their blocks on the main thread, one after the other, in the order in
/// which they are due. So a run can be recorded and replayed. Code that must work in parallel names `Dispatch.DispatchQueue`.
public nonisolated final class DispatchQueue: Sendable {
  public typealias Attributes = Dispatch.DispatchQueue.Attributes
  public typealias GlobalQueuePriority = Int
  public typealias AutoreleaseFrequency = Dispatch.DispatchQueue.AutoreleaseFrequency

  public static let main = DispatchQueue(label: "com.apple.main-thread")
  private static let background = DispatchQueue(label: "com.apple.root.default-qos")

  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { background }

  public let label: String
  public let qos: DispatchQoS

  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) { (self.label, self.qos) = (label, qos) }

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

  public func async(execute workItem: DispatchWorkItem) { workItem.note(run(after: 0) { workItem.perform() }) }
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group) { workItem.perform() }
  }

  /// Runs a block at `deadline`.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) { run(after: deadline.seconds - VirtualTime.now, work) }

  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    execute.note(run(after: deadline.seconds - VirtualTime.now) { execute.perform() })
  }

  @discardableResult private func run(
    after delay: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> LaterCall? {
    VirtualTime.run(after: delay) { ApplicationRegistry.ofThisProcess.run(on: self, work) }
  }

  // MARK: At once

  /// Runs a block and waits for it. As on iOS, the main thread must not wait for its own queue.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    if self === DispatchQueue.main, Thread.isMainThread,
      MainActor.assumeIsolated({ ApplicationRegistry.ofThisProcess.queue ?? .main }) === self
    {
      preconditionFailure("DispatchQueue.main.sync on the main thread waits for itself for ever")
    }
    return try work()
  }

  public func sync<Result>(flags: DispatchWorkItemFlags, execute work: () throws -> Result) rethrows -> Result {
    try sync(execute: work)
  }

  public func sync(execute workItem: DispatchWorkItem) { sync { workItem.perform() } }

  /// Runs a block for each number from 0, one after the other.
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<max(iterations, 0) { work(iteration) }
  }
}
