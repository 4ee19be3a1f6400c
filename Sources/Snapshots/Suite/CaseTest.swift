import Foundation
import Scenes
import TouchTrace

/// Makes the layers of one case, and compares each with its reference.
@MainActor struct CaseTest {
  let options: SuiteOptions
  let maker: SnapshotMaker
  let scene: Scene
  let snapshotCase: SnapshotCase
  let references: ReferenceFolder

  init(_ snapshotCase: SnapshotCase, of scene: Scene, at file: URL, options: SuiteOptions, maker: SnapshotMaker) {
    self.options = options
    self.maker = maker
    self.scene = scene
    self.snapshotCase = snapshotCase
    references = ReferenceFolder(beside: file)
  }

  /// - Parameter failures: what the scene expects else of itself at this mark.
  func run(failures: [ExpectationFailure]) -> CaseResult {
    var result = CaseResult(
      name: snapshotCase.name, mark: snapshotCase.mark, appearance: options.appearance.description)
    var artifacts = ArtifactFolder(of: snapshotCase, in: URL(fileURLWithPath: options.results))
    for layer in SnapshotLayer.allCases where options.wants(layer, of: snapshotCase) {
      do {
        let content = try maker.content(layer, of: scene, at: snapshotCase)
        if options.isCI { result.digest.note(layer, content.digest) }
        let test = LayerTest(
          content: content, file: references.file(layer, of: snapshotCase, options.appearance),
          elementsFile: references.elementsFile(of: snapshotCase, options.appearance), options: options,
          libraries: maker.libraryVersions)
        test.run(noting: &result, showing: &artifacts)
      } catch {
        result.findings.append(.unreadable("\(error)"))
      }
    }
    if result.findings.contains(.missing(.frame)) { note(references.looks(of: snapshotCase), in: &result) }
    // After the trace, which says why.
    result.findings += failures.map { .expectation($0.description) }
    result.close(artifacts, in: options.results)
    return result
  }

  /// A frame may be missing only because other options are asked for than when the references were made.
  private func note(_ looks: [String], in result: inout CaseResult) {
    guard !looks.isEmpty else { return }
    let names = looks.map { "'\($0)'" }.joined(separator: ", ")
    result.findings.append(.note("there is a frame of \(names); --part, --theme, --language, --scale, --size choose"))
  }
}

extension CaseResult {
  /// Notes where there is something to look at.
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
