import Foundation

/// Changes each flag of each scene of a suite, in this process or in several.
@MainActor package struct MutationRun {
  private let jobs: Int
  private let workerCommand: [String]
  private let onProgress: (SuiteRun.Progress) -> Void

  /// - Parameters:
  ///   - jobs: the number of processes.
  ///   - workerCommand: the path of the program, and the arguments with which it calls `SuiteWorker.run()`.
  ///   - onProgress: called after each scene.
  package init(
    jobs: Int, workerCommand: [String], onProgress: @escaping (SuiteRun.Progress) -> Void = { _ in }
  ) {
    (self.jobs, self.workerCommand, self.onProgress) = (jobs, workerCommand, onProgress)
  }

  /// Returns the results in the order of the scenes, after those of files that cannot be read.
  /// - Throws: `SelfTestFailure`, `WorkerError`, or `MissingFile` when the fonts cannot be opened.
  package func run(_ suite: SceneSuite) throws -> MutationReport {
    let scenes = suite.scenes
    var results: [SceneMutations?] = scenes.map { _ in nil }
    var progress = SuiteRun.Progress(done: 0, total: scenes.count, failed: 0)
    func note(_ index: Int, _ result: SceneMutations) {
      results[index] = result
      progress.done += 1
      if result.count(.unnoticed) > 0 || !result.failures.isEmpty { progress.failed += 1 }
      onProgress(progress)
    }
    if jobs > 1 && scenes.count > 1 {
      var options = SuiteOptions()
      options.jobs = jobs
      let pool = WorkerPool(command: workerCommand, options: options)
      try pool.run(scenes.map { .mutate($0) }) { index, response in
        if case .mutated(let result) = response { return note(index, result) }
        note(index, SceneMutations(crashOf: scenes[index]))
      }
    } else {
      let test = MutationTest(maker: try SceneRun(SuiteOptions()).maker)
      for (index, scene) in scenes.enumerated() { note(index, test.run(scene)) }
    }
    let broken = suite.unreadable.map { SceneMutations(name: $0.name, path: $0.path, diagnostics: $0.diagnostics) }
    return MutationReport(scenes: broken + results.compactMap(\.self))
  }
}

extension SceneMutations {
  /// The result for a scene whose worker process ended.
  fileprivate init(crashOf scene: SuiteScene) {
    self.init(name: scene.name, path: scene.path, diagnostics: [scene.crash])
  }
}
