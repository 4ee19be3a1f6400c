import Foundation

@testable import Snapshots

/// Results of suites, made without running one.
enum ReportSamples {
  /// A text with characters that markup and JSON must escape.
  static let nasty = "<b> & \"quoted\" 'text' ]]> \u{1}\u{1B}[31m – 视图\n\ttab"

  /// Returns the page of a suite without pictures.
  static func page(of result: SuiteResult) throws -> String {
    let files = ReportFiles(page: URL(filePath: "/nowhere/report.html"), results: "/nowhere")
    return try ReportPage(result, results: "/nowhere", files).text()
  }

  /// A suite with every kind of finding.
  static var everything: SuiteResult {
    let trace = TraceDifference(expected: "a\nb\n", actual: "a\n")
    let findings: [CaseResult.Finding] =
      [
        .expectation(nasty), .missing(.frame), .unstable(.trace), .unreadable(nasty), .unwritable(nasty),
        .written("a.txt"), .note(nasty), .hitMap(HitMapDifference(size: (1, 2), insteadOf: (3, 4))),
        .frame(FrameDifference(size: (1, 2), insteadOf: (3, 4))),
      ] + (trace.map { [.trace($0)] } ?? [])
    var scene = SceneResult(name: "nasty \(nasty)", path: "a&b.yaml")
    scene.diagnostics = [nasty]
    scene.obsolete = ["old<1>.txt"]
    scene.removed = ["gone.txt"]
    scene.unwritable = ["disk & full"]
    for (index, finding) in findings.enumerated() {
      scene.cases.append(
        CaseResult(name: "case \(nasty)", mark: "\(index)", appearance: "light en 1x", findings: [finding]))
    }
    scene.cases[0].milliseconds = 1_234
    return SuiteResult(scenes: [scene, same], milliseconds: 61_005)
  }

  /// A scene that passed.
  static var same: SceneResult {
    var scene = SceneResult(name: "fine", path: "fine.yaml")
    scene.cases = [CaseResult(name: "fine-default", mark: "end", appearance: "light en 1x")]
    return scene
  }
}
