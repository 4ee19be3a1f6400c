import Canvas
import ElementMaps
import Files
import Foundation

/// Tests one thing in this process: scenes, or a picture or a hit map made by a test.
@MainActor package enum SingleTest {
  /// Tests scenes. Artifacts of other scenes are kept.
  /// - Throws: `MissingFile`, `SelfTestFailure` or `FileReplacementError`.
  package static func run(_ suite: SceneSuite, _ options: SuiteOptions) throws -> SuiteResult {
    let lock = FolderLock(URL(fileURLWithPath: options.results))
    defer { withExtendedLifetime(lock) {} }
    for scene in suite.scenes { try ArtifactFolder.remove(of: scene.name, in: URL(fileURLWithPath: options.results)) }
    try ReportRequest.removeUsual(in: options.results)
    let run = try SceneRun(options)
    let orphans = suite.orphans.map { SceneResult(orphan: $0, removing: options.update == .all) }
    return SuiteResult(
      scenes: suite.unreadable + suite.scenes.map { run.run($0) } + orphans, options: options, suite: suite)
  }

  /// Compares a picture with the PNG at `reference`. Its elements, if any, are stored beside it.
  /// - Throws: `MissingFile`, `SelfTestFailure` or `FileReplacementError`.
  package static func run(_ picture: Bitmap, reference: URL, _ options: SuiteOptions) throws -> CaseResult {
    try run(.frame(picture), reference, appearance: "\(picture.width)×\(picture.height)", options)
  }

  /// Compares a hit map with the PNG at `reference`.
  /// - Throws: `MissingFile`, `SelfTestFailure` or `FileReplacementError`.
  package static func run(_ map: ElementMap, reference: URL, _ options: SuiteOptions) throws -> CaseResult {
    try run(.hitMap(map), reference, appearance: "\(map.width)×\(map.height)", options)
  }

  private static func run(
    _ content: SnapshotContent, _ reference: URL, appearance: String, _ options: SuiteOptions
  ) throws -> CaseResult {
    try ComparisonSelfTest.run()
    let name = reference.deletingPathExtension().lastPathComponent
    let results = URL(fileURLWithPath: options.results)
    let lock = FolderLock(results)
    defer { withExtendedLifetime(lock) {} }
    try ArtifactFolder.remove(of: name, in: results)
    try ReportRequest.removeUsual(in: options.results)
    var result = CaseResult(name: name, mark: content.layer.rawValue, appearance: appearance)
    var artifacts = ArtifactFolder(name: name, in: results)
    let elements = reference.deletingPathExtension().appendingPathExtension("elements.png")
    let test = LayerTest(
      content: content, file: reference, elementsFile: elements, options: options,
      libraries: try Typesetter().libraryVersions)
    test.run(noting: &result, showing: &artifacts)
    let problems = SuiteResult(scenes: [SceneResult(name: name, path: reference.path, cases: [result])])
      .unknownMasks(options)
    result.findings += problems.map { .unreadable($0) }
    result.close(artifacts, in: options.results)
    return result
  }
}
