import Files
import Foundation

/// Results of assertions of a test in Swift that did not pass. Each is a file in the folder of its artifacts, so that a report shows those
/// of all tests and processes; it goes with them when the assertion is tested again.
package enum KeptResults {
  private static let fileName = "result.json"

  /// Keeps the cases of a scene that did not pass.
  /// - Throws: `FileReplacementError`.
  package static func keep(_ scene: SceneResult, in results: String) throws {
    for one in scene.cases where !one.isPassed {
      var one = one
      if one.artifacts == nil {
        let folder = ArtifactFolder(of: one, in: scene.name, results: URL(fileURLWithPath: results))
        try folder.close()
        one.artifacts = "\(results)/\(folder.url.lastPathComponent)"
      }
      let file = URL(fileURLWithPath: one.artifacts ?? results).appending(path: fileName)
      let kept = SceneResult(name: scene.name, path: scene.path, cases: [one])
      try FileReplacement.write(try JSONEncoder().encode(kept), to: file, as: .kept)
    }
  }

  /// Writes a page with all results that are kept; removes it if there are none.
  /// - Throws: `FileReplacementError`, `MissingFile` or `PictureError`.
  package static func report(in results: String) throws {
    let folder = URL(fileURLWithPath: results)
    let lock = FolderLock(folder)
    defer { withExtendedLifetime(lock) {} }
    let kept = ArtifactFolder.names(in: folder).compactMap { name -> SceneResult? in
      let file = folder.appending(path: name).appending(path: fileName)
      return ReferenceFile.bytes(at: file).flatMap { try? JSONDecoder().decode(SceneResult.self, from: $0) }
    }
    var scenes = KeptFailure.all(in: results).map { SceneResult($0) }
    for scene in kept {
      if let index = scenes.firstIndex(where: { $0.name == scene.name && $0.path == scene.path }) {
        scenes[index].cases += scene.cases
      } else {
        scenes.append(scene)
      }
    }
    var options = SuiteOptions()
    options.results = results
    guard let page = ReportRequest("html") else { return }
    try page.remove(from: results)
    if scenes.isEmpty { return }
    try page.write(SuiteResult(scenes: scenes, comparison: "the assertions of tests that did not pass"), options)
  }
}

extension SceneResult {
  /// The result of a reference that own views do not meet.
  fileprivate init(_ failure: KeptFailure) {
    let name = URL(filePath: failure.path).lastPathComponent
    var result = CaseResult(name: name, mark: failure.layer.rawValue, appearance: "")
    if let expected = failure.expected, let actual = failure.actual,
      let difference = TraceDifference(expected: expected, actual: actual)
    {
      result.findings = [.trace(difference)] + failure.lines.dropFirst().map { .note($0) }
    } else {
      result.findings = [.scene(failure.lines)]
    }
    self.init(name: name, path: failure.path, cases: [result])
  }
}
