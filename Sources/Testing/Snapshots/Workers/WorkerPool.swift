import Foundation

/// Worker processes that share the scenes of a suite: an idle worker gets the next scene.
struct WorkerPool {
  let command: [String]
  let options: SuiteOptions

  /// Runs the requests in at most `options.jobs` processes.
  /// - Parameters:
  ///   - requests: one for each scene.
  ///   - onResponse: called with each response and the index of its request as soon as it is known, in any order; nil if the
  ///     worker ended without one.
  /// - Throws: `WorkerError` when no worker can be started, or when one cannot test anything.
  func run(_ requests: [WorkerRequest], onResponse: (Int, WorkerResponse?) -> Void) throws(WorkerError) {
    var busy: [(worker: WorkerProcess, request: Int)] = []
    var next = 0
    while next < min(options.jobs, requests.count) {
      busy.append((try start(requests[next]), next))
      next += 1
    }
    while !busy.isEmpty {
      for index in Self.readable(busy.map(\.worker.socket)).reversed() {
        let (worker, request) = busy[index]
        switch worker.read() {
        case .incomplete: continue
        case .response(.unable(let reason)): throw WorkerError(reason: reason)
        case .response(let response):
          onResponse(request, response)
          busy.remove(at: index)
          guard next < requests.count else { continue }
          busy.append((worker.send(requests[next]) ? worker : try start(requests[next]), next))
          next += 1
        case .ended:
          onResponse(request, nil)
          busy.remove(at: index)
          guard next < requests.count else { continue }
          busy.append((try start(requests[next]), next))
          next += 1
        }
      }
    }
  }

  private func start(_ request: WorkerRequest) throws(WorkerError) -> WorkerProcess {
    let worker = try WorkerProcess(command)
    guard worker.send(.prepare(options)), worker.send(request) else { throw WorkerError(reason: "it ends at once") }
    return worker
  }

  /// Waits until at least one of the sockets can be read.
  /// - Returns: the indices of those that can.
  private static func readable(_ sockets: [Int32]) -> [Int] {
    var polls = sockets.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&polls, nfds_t(polls.count), -1) > 0 else { return [] }
    return polls.indices.filter { polls[$0].revents != 0 }
  }
}

extension SuiteScene {
  /// The error for a scene whose worker process ended.
  var crash: String { "\(path): error: the process that tested this scene ended unexpectedly" }
}
