import Foundation
import Scenes
import TouchTrace

/// Makes the layers of one case, and compares each with its reference.
@MainActor struct CaseTest {
  let options: SuiteOptions
  let maker: SnapshotMaker
  let scene: Scene
  let moment: SnapshotCase
  let references: ReferenceFolder

  init(_ moment: SnapshotCase, of scene: Scene, at file: URL, options: SuiteOptions, maker: SnapshotMaker) {
    self.options = options
    self.maker = maker
    self.scene = scene
    self.moment = moment
    references = ReferenceFolder(beside: file)
  }

  /// - Parameter failures: what the scene expects else of itself at this mark.
  func run(failures: [ExpectationFailure]) -> CaseResult {
    var result = CaseResult(name: moment.name, mark: moment.mark, look: options.look.description)
    var evidence = EvidenceFolder(of: moment, in: URL(fileURLWithPath: options.results))
    for layer in SnapshotLayer.allCases where options.wants(layer, of: moment) {
      do {
        let content = try maker.content(layer, of: scene, at: moment)
        if options.isUnattended { result.digest.note(layer, content.digest) }
        let test = LayerTest(
          content: content, file: references.file(layer, of: moment, options.look),
          elementsFile: references.elementsFile(of: moment, options.look), options: options,
          libraries: maker.libraryVersions)
        test.run(noting: &result, showing: &evidence)
      } catch {
        result.findings.append(.unreadable("\(error)"))
      }
    }
    if result.findings.contains(.missing(.frame)) { note(references.looks(of: moment), in: &result) }
    // After the trace, which says why.
    result.findings += failures.map { .expectation($0.description) }
    result.close(evidence, in: options.results)
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
  mutating func close(_ evidence: EvidenceFolder, in results: String) {
    guard !evidence.isEmpty else { return }
    do {
      try evidence.close()
    } catch {
      findings.append(.unwritable("\(error)"))
    }
    if status != .same { self.evidence = results + "/" + evidence.url.lastPathComponent }
  }
}
