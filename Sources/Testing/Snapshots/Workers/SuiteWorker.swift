import Foundation

/// The main loop of a worker process: reads requests from the socket at its standard input until it ends, and sends responses to
/// the socket at its standard output.
@MainActor package enum SuiteWorker {
  /// Runs until the process that started this one closes the socket or ends.
  package static func run() {
    var run: SceneRun?
    while let line = readLine() {
      let response: WorkerResponse?
      do {
        switch WorkerLine.decode(WorkerRequest.self, Data(line.utf8)) {
        case .prepare(let options):
          run = try SceneRun(options)
          response = nil
        case .test(let scene): response = (run?.run(scene)).map { .done($0) }
        case .again(let scene, let digests): response = (run?.run(scene, comparing: digests)).map { .done($0) }
        case .mutate(let scene): response = (run?.mutate(scene)).map { .mutated($0) }
        case nil: response = .unable("a worker received an invalid request")
        }
      } catch {
        response = .unable("\(error)")
      }
      if let response, !WorkerLine.send(response, to: STDOUT_FILENO) { return }
    }
  }
}

extension SceneRun {
  /// Makes a run after the self-test of the comparison.
  init(_ options: SuiteOptions) throws {
    try ComparisonSelfTest.run()
    self.init(options: options, maker: try SnapshotMaker(appearance: options.appearance))
  }

  fileprivate func mutate(_ scene: SuiteScene) -> SceneMutations { MutationTest(maker: maker).run(scene) }
}
