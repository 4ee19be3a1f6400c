import Foundation

/// Several worker processes that share the scenes of a suite: whoever is idle gets the next.
struct WorkerPool {
  let command: [String]
  let options: SuiteOptions

  /// - Parameters:
  ///   - orders: one for each scene.
  ///   - told: is given each result as soon as it is known, with the place of its order; always in another order than theirs.
  /// - Throws: `WorkerError` when none can be started, or when they cannot work.
  func run(_ orders: [WorkerOrder], told: (Int, SceneResult) -> Void) throws(WorkerError) {
    // A worker that is gone is noticed when it is told something.
    signal(SIGPIPE, SIG_IGN)
    var busy: [(worker: WorkerProcess, order: Int)] = []
    var next = 0
    while next < min(options.jobs, orders.count) {
      busy.append((try start(orders[next]), next))
      next += 1
    }
    while !busy.isEmpty {
      for index in Self.readable(busy.map(\.worker.output)).reversed() {
        let (worker, order) = busy[index]
        switch worker.read() {
        case .nothingWhole: continue
        case .answer(.unable(let reason)): throw WorkerError(reason: reason)
        case .answer(.done(let result)):
          told(order, result)
          busy.remove(at: index)
          guard next < orders.count else { continue }
          busy.append((worker.send(orders[next]) ? worker : try start(orders[next]), next))
          next += 1
        case .ended:
          told(order, orders[order].crash)
          busy.remove(at: index)
          guard next < orders.count else { continue }
          busy.append((try start(orders[next]), next))
          next += 1
        }
      }
    }
  }

  private func start(_ order: WorkerOrder) throws(WorkerError) -> WorkerProcess {
    let worker = try WorkerProcess(command)
    guard worker.send(.prepare(options)), worker.send(order) else { throw WorkerError(reason: "it ends at once") }
    return worker
  }

  /// Waits until something can be read from one of the files, and says from which.
  private static func readable(_ files: [Int32]) -> [Int] {
    var polls = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&polls, nfds_t(polls.count), -1) > 0 else { return [] }
    return polls.indices.filter { polls[$0].revents != 0 }
  }
}

extension WorkerOrder {
  /// What is said of a scene whose worker did not survive it.
  fileprivate var crash: SceneResult {
    switch self {
    case .prepare: SceneResult(name: "", path: "")
    case .test(let scene), .again(let scene, _):
      SceneResult(
        name: scene.name, path: scene.path,
        diagnostics: ["\(scene.path): error: the process that tested this scene ended unexpectedly"])
    }
  }
}
