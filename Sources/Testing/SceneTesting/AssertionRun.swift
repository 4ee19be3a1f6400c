import Canvas
import Files
import Foundation
import Snapshots
import TouchTesting
import Testing

/// Runs a comparison for a test, and records an issue for each difference.
struct AssertionRun {
  /// The path of the source file of the test.
  let filePath: String
  let sourceLocation: SourceLocation
  var environment = ProcessInfo.processInfo.environment

  nonisolated static let results = KeptFailure.results

  /// The work before the first comparison, done once: the variables that change glyphs are removed, and at the end of the process a page
  /// shows what did not pass.
  private static let preparation: Void = {
    FontEnvironment.removeVariables()
    atexit { try? KeptResults.report(in: AssertionRun.results) }
  }()

  /// Returns the URL of a path relative to the folder of the test's source file.
  func url(_ path: String) -> URL {
    URL(filePath: path, relativeTo: URL(filePath: filePath).deletingLastPathComponent()).standardizedFileURL
  }

  /// Tests scenes, and records an issue for each result that did not pass.
  /// - Parameter match: nil for the configuration of the suite.
  func checkSuite(_ paths: [String], _ match: SceneMatch?, results: String = Self.results) {
    check { try checkSuite(SceneSuite.configured(paths), match, results: results) }
  }

  /// Tests one part of a suite: a scene, or what else is in its folder.
  func checkPart(_ part: Result<SceneSuite, any Error>, _ match: SceneMatch?, results: String = Self.results) {
    check {
      let suite = try part.get()
      try checkSuite(suite, match, results: results)
      let problems = try suite.unknownMasksOfAll(options(match, suite.configuration.options))
      if !problems.isEmpty { record(problems) }
    }
  }

  private func checkSuite(_ suite: SceneSuite, _ match: SceneMatch?, results: String) throws {
    var options = try options(match, suite.configuration.options)
    options.results = results
    let result = try SingleTest.run(suite, options)
    for scene in result.scenes { report(scene, in: results) }
    if !result.problems.isEmpty { record(result.problems) }
  }

  /// Tests one picture or map with the options of the match and the environment, and records an issue unless it passed.
  /// - Parameter causes: lines with which the issue begins.
  func check(
    _ match: SceneMatch, causes: () -> [String] = { [] }, _ work: (SuiteOptions) throws -> SceneResult
  ) {
    check {
      var options = try options(match, SuiteOptions())
      options.results = Self.results
      let result = try work(options)
      report(result, in: options.results, causes: result.cases.allSatisfy(\.isPassed) ? [] : causes())
    }
  }

  private func check(_ work: () throws -> Void) {
    Self.preparation
    do {
      try work()
    } catch {
      TestFailure.record("\(error)", at: sourceLocation)
    }
  }

  private func options(_ match: SceneMatch?, _ configured: SuiteOptions) throws(ReferenceUpdateError) -> SuiteOptions {
    var options = configured
    if let match {
      (options.layers, options.appearance) = (match.layers, match.appearance)
      (options.frames, options.rules) = (match.frames, match.rules)
    }
    options.update = try ReferenceUpdate(environment: environment)
    return options
  }

  // MARK: Reporting

  private func report(_ scene: SceneResult, in results: String, causes: [String] = []) {
    do {
      try KeptResults.keep(scene, in: results)
    } catch {
      TestFailure.record("\(error)", at: sourceLocation)
    }
    let withoutCases = SceneResult(
      name: scene.name, path: scene.path, diagnostics: scene.diagnostics, obsolete: scene.obsolete,
      removed: scene.removed, abandoned: scene.abandoned, unwritable: scene.unwritable)
    let lines = SuiteText.lines(of: withoutCases, results: Self.results)
    if scene.diagnostics.isEmpty && scene.obsolete.isEmpty && scene.unwritable.isEmpty {
      show(lines)
    } else {
      record(lines)
    }
    for one in scene.cases { report(one, causes) }
  }

  private func report(_ one: CaseResult, _ causes: [String]) {
    let scene = SceneResult(name: one.name, path: "", cases: [one])
    let lines = SuiteText.lines(of: scene, results: Self.results, isBrief: true)
    guard !one.isPassed else { return show(lines) }
    attach(one)
    record((causes.isEmpty ? SuiteText.headline(of: one, results: Self.results) : causes) + lines)
  }

  /// Prints information about results that passed, such as the references that were written.
  private func show(_ lines: [String]) {
    for line in lines { print(line) }
  }

  private func record(_ lines: [String]) {
    let texts = lines.map {
      $0.replacing(SuiteText.missingRemedy, with: "\(ReferenceUpdate.variable)=missing swift test writes it")
        .replacing(/accept: touchstone accept .*/, with: "accept: \(TestFailure.acceptance)")
        .replacing("--update all removes it", with: "\(ReferenceUpdate.variable)=all swift test removes it")
    }
    TestFailure.record(texts.joined(separator: "\n"), at: sourceLocation)
  }

  /// Attaches the artifacts of a case to the test. XCTest has no attachments on Linux.
  private func attach(_ one: CaseResult) {
    guard TestFailure.isInSwiftTesting, let folder = one.artifacts else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasSuffix(".json") && !name.contains(".elements.") {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
      let title = URL(filePath: folder).lastPathComponent + "." + name
      Attachment.record(Array(data), named: title, sourceLocation: sourceLocation)
    }
  }
}
