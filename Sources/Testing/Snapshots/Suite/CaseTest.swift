import Foundation
import Scenes
import TouchTrace

/// Makes the layers of one case, and compares each with its reference.
@MainActor struct CaseTest {
  let options: SuiteOptions
  let snapshots: SceneSnapshots
  /// The libraries that draw texts.
  let libraries: String
  let snapshotCase: SnapshotCase
  let references: ReferenceFolder
  /// The case under the former name of its mark; nil unless it was renamed.
  let former: SnapshotCase?

  init(
    _ snapshotCase: SnapshotCase, in snapshots: SceneSnapshots, at file: URL, options: SuiteOptions, libraries: String,
    former: SnapshotCase? = nil
  ) {
    self.options = options
    self.snapshots = snapshots
    self.libraries = libraries
    self.snapshotCase = snapshotCase
    self.former = former
    references = ReferenceFolder(beside: file)
  }

  /// Compares all layers of the case.
  /// - Parameter failures: the expectations of the scene at this mark that are not met.
  func run(failures: [ExpectationFailure]) -> CaseResult {
    var result = CaseResult(
      name: snapshotCase.name, mark: snapshotCase.mark, appearance: options.appearance.description)
    var artifacts = ArtifactFolder(of: snapshotCase, in: URL(fileURLWithPath: options.results))
    for layer in SnapshotLayer.allCases where options.wants(layer, of: snapshotCase) {
      test(layer, &result, &artifacts)
    }
    explain(&result)
    addCause(&result, &artifacts)
    if result.findings.contains(.missing(.frame)) { note(references.appearances(of: snapshotCase), in: &result) }
    // After the trace, which shows the cause.
    result.findings += failures.map { .expectation($0.description) }
    result.line = failures.first { $0.line > 0 }?.line
    result.close(artifacts, in: options.results)
    return result
  }

  private func test(_ layer: SnapshotLayer, _ result: inout CaseResult, _ artifacts: inout ArtifactFolder) {
    do {
      let content = try snapshots.content(layer, of: snapshotCase)
      if options.isCI { result.digest.record(layer, content.digest) }
      let test = LayerTest(
        content: content, file: references.file(layer, of: snapshotCase, options.appearance),
        former: former.map { references.file(layer, of: $0, options.appearance) }, renames: { renames },
        elementsFile: references.elementsFile(of: snapshotCase, options.appearance),
        formerElements: former.map { references.elementsFile(of: $0, options.appearance) }, options: options,
        libraries: libraries)
      test.run(noting: &result, showing: &artifacts)
    } catch {
      result.findings.append(.unreadable("\(error)"))
    }
  }

  /// The names that changed since the reference of the scene; nil without one.
  private var renames: SceneRenames? {
    let file = references.file(.scene, of: former ?? snapshotCase, options.appearance)
    return FormerMark.renames(from: file, to: snapshotCase, snapshots)
  }

  /// Adds to a difference of the hit map why a view no longer wins.
  private func explain(_ result: inout CaseResult) {
    for (index, finding) in result.findings.enumerated() {
      guard case .hitMap(var difference) = finding, let change = difference.changes.first else { continue }
      difference.reason = snapshots.newRun(to: snapshotCase).flatMap { HitReason.text(of: change, in: $0) }
      result.findings[index] = .hitMap(difference)
    }
  }

  /// Puts what was given before what differs, also if the scene itself is not compared, but is in the reference. A reference that
  /// is written again gets it, too.
  private func addCause(_ result: inout CaseResult, _ artifacts: inout ArtifactFolder) {
    let file = references.file(.scene, of: snapshotCase, options.appearance)
    guard !options.layers.contains(.scene), result.status == .failed || result.status == .written,
      FileManager.default.fileExists(atPath: file.path)
    else { return }
    var cause = result
    cause.findings = []
    test(.scene, &cause, &artifacts)
    result.findings = cause.findings + result.findings
  }

  /// Names the appearances that have a frame: one may be missing only because the options differ from those of the references.
  private func note(_ appearances: [String], in result: inout CaseResult) {
    guard !appearances.isEmpty else { return }
    let names = appearances.map { "'\($0)'" }.joined(separator: ", ")
    result.findings.append(
      .note("there is a frame for \(names); select it with --part, --theme, --language, --scale and --size"))
  }
}

extension CaseResult {
  /// Writes the manifest of the artifacts, and records their folder unless the case is the same.
  mutating func close(_ artifacts: ArtifactFolder, in results: String) {
    guard !artifacts.isEmpty else { return }
    do {
      try artifacts.close()
    } catch {
      findings.append(.unwritable("\(error)"))
    }
    if status != .same { self.artifacts = results + "/" + artifacts.url.lastPathComponent }
  }
}
