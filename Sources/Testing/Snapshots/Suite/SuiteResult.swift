/// The result of testing a suite.
package struct SuiteResult: Codable, Equatable, Sendable {
  package var scenes: [SceneResult] = []
  var milliseconds = 0
  /// A description of the comparison, such as `trace and hit map of each case`.
  package var comparison = ""
  /// The paths of YAML files that the suite's configuration lists as something else than a scene.
  package var ignored: [String] = []
  /// When, where and with what the suite was tested; nil in tests of Swift.
  package var run: RunData?
  /// Errors of the run as a whole.
  package var problems: [String] = []

  /// The exit codes of `touchstone test`.
  package enum Status: Int32, Codable, Sendable {
    case passed = 0
    /// Something differs, is missing, obsolete or unstable.
    case failed = 1
    /// A scene or a reference cannot be read.
    case unreadable = 65
    /// Code of a scene has crashed, does not return, or has used too much memory.
    case codeEnded = 70
    /// A file cannot be written.
    case unwritable = 74
  }

  package var cases: [CaseResult] { scenes.flatMap(\.cases) }

  /// The worst status of all scenes and cases.
  package var status: Status {
    let statuses = cases.map(\.status)
    if statuses.contains(.unwritable) || scenes.contains(where: { !$0.unwritable.isEmpty }) { return .unwritable }
    if scenes.contains(where: \.codeEnded) { return .codeEnded }
    if statuses.contains(.unreadable) || scenes.contains(where: { !$0.diagnostics.isEmpty }) || !problems.isEmpty {
      return .unreadable
    }
    let hasObsolete = scenes.contains { !$0.obsolete.isEmpty }
    return hasObsolete || !cases.allSatisfy(\.isPassed) ? .failed : .passed
  }
}
