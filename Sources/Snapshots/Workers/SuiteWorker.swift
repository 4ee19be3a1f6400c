import Foundation

/// The inside of a worker process: reads orders from standard input until it ends, and writes answers to standard output.
@MainActor package enum SuiteWorker {
  package static func run() {
    var run: SceneRun?
    while let line = readLine() {
      let answer: WorkerAnswer?
      do {
        switch WorkerLine.decode(WorkerOrder.self, Data(line.utf8)) {
        case .prepare(let options):
          run = try SceneRun(options)
          answer = nil
        case .test(let scene): answer = (run?.run(scene)).map { .done($0) }
        case .again(let scene, let digests): answer = (run?.run(scene, comparing: digests)).map { .done($0) }
        case nil: answer = .unable("a worker was told something that it does not understand")
        }
      } catch {
        answer = .unable("\(error)")
      }
      if let answer { FileHandle.standardOutput.write(WorkerLine.encode(answer)) }
    }
  }
}

extension SceneRun {
  /// Ready to test, once it is proven that a difference would be seen.
  init(_ options: SuiteOptions) throws {
    try ComparisonSelfTest.run()
    self.init(options: options, maker: try SnapshotMaker(appearance: options.appearance))
  }
}
