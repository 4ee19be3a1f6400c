import Foundation

/// Tests a suite: in this process, or in as many as wanted, and unattended everything twice.
@MainActor package struct SuiteRun {
  /// How far a run is.
  package struct Progress: Sendable {
    package var done: Int
    package var total: Int
    package var failed: Int
  }

  private let options: SuiteOptions
  /// What starts this program as a worker.
  private let workerCommand: [String]
  private let told: (SceneResult) -> Void
  private let progressed: (Progress) -> Void

  /// - Parameters:
  ///   - workerCommand: the program, by path, and the arguments that make it call `SuiteWorker.run()`.
  ///   - told: is given each result in the order of the scenes, whoever was ready first.
  ///   - progressed: is told how far the run is whenever a scene is done.
  package init(
    _ options: SuiteOptions, workerCommand: [String], told: @escaping (SceneResult) -> Void = { _ in },
    progressed: @escaping (Progress) -> Void = { _ in }
  ) {
    self.options = options
    self.workerCommand = workerCommand
    self.told = told
    self.progressed = progressed
  }

  /// - Throws: `FileReplacementError` when the results of the last run cannot be removed, `SelfTestFailure`, `WorkerError`, and what
  ///   is missing when the fonts cannot be opened.
  package func run(_ suite: SceneSuite) throws -> SuiteResult {
    let start = ContinuousClock.now
    try ArtifactFolder.removeAll(in: URL(fileURLWithPath: options.results))
    let scenes = suite.part(options.shard)
    var results = try first(scenes)
    if options.isCI { try again(scenes, &results) }
    let orphans = options.only == nil ? suite.orphans : []
    let all = suite.unreadable + results + orphans.map { SceneResult(orphan: $0, removing: options.update == .all) }
    for result in all { told(result) }
    return SuiteResult(scenes: all, milliseconds: Int((ContinuousClock.now - start) / .milliseconds(1)))
  }

  private func first(_ scenes: [SuiteScene]) throws -> [SceneResult] {
    guard options.jobs > 1 && scenes.count > 1 else {
      let run = try SceneRun(options)
      var progress = Progress(done: 0, total: scenes.count, failed: 0)
      return scenes.map { scene in
        let result = run.run(scene)
        progress.count(result)
        progressed(progress)
        return result
      }
    }
    return try inWorkers(scenes.map { .test($0) })
  }

  /// Makes everything once more, in processes that have made nothing before: what depends on memory, hashing or order comes out different there.
  private func again(_ scenes: [SuiteScene], _ results: inout [SceneResult]) throws {
    let loaded = results.indices.filter { results[$0].diagnostics.isEmpty }
    let orders = loaded.map { index in
      let digests = results[index].cases.map { ($0.title, $0.digest) }
      return WorkerOrder.again(scenes[index], Dictionary(digests) { first, _ in first })
    }
    for (index, second) in zip(loaded, try inWorkers(orders)) {
      results[index].diagnostics += second.diagnostics
      for (place, one) in second.cases.enumerated() where place < results[index].cases.count {
        results[index].cases[place].findings += one.findings
      }
    }
  }

  private func inWorkers(_ orders: [WorkerOrder]) throws -> [SceneResult] {
    var results: [SceneResult?] = orders.map { _ in nil }
    var progress = Progress(done: 0, total: orders.count, failed: 0)
    try WorkerPool(command: workerCommand, options: options).run(orders) { index, result in
      results[index] = result
      progress.count(result)
      progressed(progress)
    }
    return results.compactMap(\.self)
  }
}

extension SuiteRun.Progress {
  fileprivate mutating func count(_ result: SceneResult) {
    done += 1
    if !SuiteResult(scenes: [result]).isPassed { failed += 1 }
  }
}

extension SuiteResult {
  var isPassed: Bool { status == .passed }
}
