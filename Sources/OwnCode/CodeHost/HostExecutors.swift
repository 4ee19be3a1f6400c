#if compiler(>=6.3)
internal import Foundation
internal import UIKit
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency

/// The executors of this process: tasks run on the main thread in the application's time, so that `Task`, `await` and
/// `Task.sleep` are recorded and replayed with the touches.
nonisolated struct HostExecutors: ExecutorFactory {
  static let mainExecutor: any MainExecutor = HostMainExecutor()
  static let defaultExecutor: any TaskExecutor = HostTaskExecutor()

  static func install() { _createExecutors(factory: HostExecutors.self) }

  /// Runs a job later. Its delays are those of the clocks of this process, which show virtual time.
  static func schedule<C: Clock>(after delay: C.Duration, _ run: @escaping @MainActor () -> Void, _: C) {
    VirtualTime.run(after: (delay as? Duration).map { $0 / .seconds(1) } ?? 0, run)
  }
}

/// Runs the jobs of the main actor.
private nonisolated final class HostMainExecutor: MainExecutor, SchedulingExecutor, @unchecked Sendable {
  /// The host answers requests; it has no loop of its own.
  func run() {}
  func stop() {}
  var isMainExecutor: Bool { true }
  func checkIsolated() { precondition(Foundation.Thread.isMainThread, "code of the main actor runs on another thread") }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    VirtualTime.run { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
    let job = UnownedJob(job)
    HostExecutors.schedule(after: delay, { job.runSynchronously(on: self.asUnownedSerialExecutor()) }, clock)
  }
}

/// Runs all other jobs, also on the main thread.
private nonisolated final class HostTaskExecutor: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    VirtualTime.run { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
    let job = UnownedJob(job)
    HostExecutors.schedule(after: delay, { job.runSynchronously(on: self.asUnownedTaskExecutor()) }, clock)
  }
}
#endif
