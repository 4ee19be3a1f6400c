import Files
import Foundation

/// Tests a suite in this process or in several, and in CI mode makes each snapshot twice.
@MainActor package struct SuiteRun {
  /// The numbers of scenes that are done, to do, and failed.
  package struct Progress: Sendable {
    package var done: Int
    package var total: Int
    package var failed: Int
  }

  private let options: SuiteOptions
  private let workerCommand: [String]
  private let onProgress: (Progress) -> Void

  /// - Parameters:
  ///   - workerCommand: the path of the program, and the arguments with which it calls `SuiteWorker.run()`.
  ///   - onProgress: called after each scene.
  package init(
    _ options: SuiteOptions, workerCommand: [String], onProgress: @escaping (Progress) -> Void = { _ in }
  ) {
    self.options = options
    self.workerCommand = workerCommand
    self.onProgress = onProgress
  }

  /// Tests a suite.
  /// - Throws: `FileReplacementError` when the artifacts of the last run cannot be removed; `SelfTestFailure`; `WorkerError`;
  ///   `MissingFile` when the fonts cannot be opened.
  package func run(_ suite: SceneSuite) throws -> SuiteResult {
    let start = ContinuousClock.now
    try ArtifactFolder.removeAll(in: URL(fileURLWithPath: options.results))
    try ReportRequest.removeUsual(in: options.results)
    let scenes = suite.part(options.shard)
    var results = try first(scenes)
    if options.isCI { try again(scenes, &results) }
    let orphans = options.only == nil ? suite.orphans : []
    let all = suite.unreadable + results + orphans.map { SceneResult(orphan: $0, removing: options.update == .all) }
    return SuiteResult(
      scenes: all, milliseconds: Int((ContinuousClock.now - start) / .milliseconds(1)), options: options, suite: suite)
  }

  private func first(_ scenes: [SuiteScene]) throws -> [SceneResult] {
    guard options.jobs > 1 && scenes.count > 1 else {
      let run = try SceneRun(options)
      var progress = Progress(done: 0, total: scenes.count, failed: 0)
      return scenes.map { scene in
        let result = run.run(scene)
        progress.count(result)
        onProgress(progress)
        return result
      }
    }
    return try inWorkers(scenes) { .test($0) }
  }

  /// Makes each snapshot again in new processes, where a dependency on memory, hashing or order gives another result.
  private func again(_ scenes: [SuiteScene], _ results: inout [SceneResult]) throws {
    let loaded = results.indices.filter { results[$0].diagnostics.isEmpty }
    let digests = zip(scenes, results).reduce(into: [String: [String: SnapshotDigest]]()) { digests, one in
      digests[one.0.path] = Dictionary(one.1.cases.map { ($0.title, $0.digest) }) { first, _ in first }
    }
    let seconds = try inWorkers(loaded.map { scenes[$0] }) { .again($0, digests[$0.path] ?? [:]) }
    for (index, second) in zip(loaded, seconds) {
      results[index].diagnostics += second.diagnostics
      results[index].codeEnded = results[index].codeEnded || second.codeEnded
      for (place, one) in second.cases.enumerated() where place < results[index].cases.count {
        results[index].cases[place].findings += one.findings
      }
    }
  }

  private func inWorkers(_ scenes: [SuiteScene], _ request: (SuiteScene) -> WorkerRequest) throws -> [SceneResult] {
    var results: [SceneResult?] = scenes.map { _ in nil }
    var progress = Progress(done: 0, total: scenes.count, failed: 0)
    try WorkerPool(command: workerCommand, options: options).run(scenes.map(request)) { index, response in
      let result = if case .done(let result) = response { result } else { SceneResult(crashOf: scenes[index]) }
      results[index] = result
      progress.count(result)
      onProgress(progress)
    }
    return results.compactMap(\.self)
  }
}

extension SuiteRun.Progress {
  fileprivate mutating func count(_ result: SceneResult) {
    done += 1
    if !result.isPassed { failed += 1 }
  }
}

extension SuiteResult {
  init(scenes: [SceneResult], milliseconds: Int = 0, options: SuiteOptions, suite: SceneSuite) {
    self.init(scenes: scenes, milliseconds: milliseconds, comparison: options.comparison, ignored: suite.ignored)
    if let file = suite.configuration.file { comparison += "; \(file.shownPath)" }
    if suite.isOfPresets { comparison += "; of Touchstone's presets, because no path names other scenes" }
    // A single scene of a suite may lack an element that others have, for which the suite has a mask.
    if suite.isWhole || options.rules != suite.configuration.rules { problems = unknownMasks(options) }
  }
}

extension SceneResult {
  /// The result for a scene whose worker process ended.
  fileprivate init(crashOf scene: SuiteScene) {
    self.init(name: scene.name, path: scene.path, diagnostics: [scene.crash])
  }
}

extension SceneResult {
  var isPassed: Bool { SuiteResult(scenes: [self]).isPassed }
}

extension SuiteResult {
  var isPassed: Bool { status == .passed }
}
