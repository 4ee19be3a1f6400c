import Foundation

/// A suite's results as JSON for other programs, with sorted keys. `format` changes when a field changes its name or meaning.
struct JSONReport: Encodable {
  var format = 2
  var status: Int32
  var milliseconds: Int
  var run: RunData?
  var compared: String
  var ignored: [String]
  var errors: [String]
  var causes: [Cause]
  var scenes: [Scene]

  /// A cause of differences, and the cases that have it.
  struct Cause: Encodable {
    var text: String
    var cases: [String]
  }

  struct Scene: Encodable {
    var name: String
    var path: String
    var cases: [Case]
    var errors: [String]
    var obsolete: [String]
    var removed: [String]
    var notCompared: [String]
  }

  struct Case {
    var result: CaseResult
  }

  /// Returns the report as text.
  static func text(of result: SuiteResult) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding fails only for numbers that are not finite, which a report does not have.
    let data = (try? encoder.encode(JSONReport(result))) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private init(_ result: SuiteResult) {
    status = result.status.rawValue
    milliseconds = result.milliseconds
    run = result.run
    (compared, ignored, errors) = (result.comparison, result.ignored, result.problems)
    causes = CauseGroup.groups(of: result).map { Cause(text: $0.cause, cases: $0.cases.map(\.title)) }
    scenes = result.scenes.map { scene in
      Scene(
        name: scene.name, path: scene.path, cases: scene.cases.map(Case.init),
        errors: scene.diagnostics + scene.unwritable, obsolete: scene.obsolete,
        removed: scene.removed + scene.abandoned,
        notCompared: scene.notCompared)
    }
  }
}

extension JSONReport.Case: Encodable {
  private enum Key: CodingKey {
    case name, mark, appearance, status, milliseconds, line, artifacts, findings
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(result.name, forKey: .name)
    try values.encode(result.mark, forKey: .mark)
    try values.encode(result.appearance, forKey: .appearance)
    try values.encode(result.status, forKey: .status)
    try values.encode(result.milliseconds, forKey: .milliseconds)
    try values.encode(result.line, forKey: .line)
    // Always there, as null without artifacts.
    try values.encode(result.artifacts, forKey: .artifacts)
    try values.encode(result.findings.map(JSONFinding.init), forKey: .findings)
  }
}
