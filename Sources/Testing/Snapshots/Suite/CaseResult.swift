/// The result of testing one case.
package struct CaseResult: Codable, Equatable, Sendable {
  /// One finding about a case.
  enum Finding: Codable, Equatable, Sendable {
    /// An expectation in the scene is not met.
    case expectation(String)
    /// The tree or the script is another one: each change in words.
    case scene([String])
    case trace(TraceDifference)
    case hitMap(HitMapDifference)
    case frame(FrameDifference)
    /// There is no reference.
    case missing(SnapshotLayer)
    /// Two snapshots of the case differ.
    case unstable(SnapshotLayer)
    /// A reference, or the scene, cannot be used.
    case unreadable(String)
    /// A file cannot be written.
    case unwritable(String)
    /// A reference was written.
    case written(String)
    /// Additional information, such as a text drawn by other libraries.
    case note(String)
  }

  /// The scene and the variant, such as `beyond-the-superview-override`.
  package var name: String
  var mark: String
  /// A text such as `light en 1x`.
  var appearance: String
  var findings: [Finding] = []
  /// The path of the folder of artifacts; nil without any.
  package var artifacts: String?
  /// Checksums of the layers, to compare with those of another process.
  var digest = SnapshotDigest()
  var milliseconds = 0
  /// The line of the scene's file on which the cause is, or the expectation that is not met; nil if it is not known.
  var line: Int?
  /// The coverage of the frame by masks; nil without a frame or without masks.
  var masks: MaskCoverage?

  enum Status: String, Codable, Sendable {
    case same, failed, missing, unstable, unreadable, unwritable, written
  }

  /// The worst status of the findings.
  var status: Status {
    let kinds = findings.map(\.status)
    let worst: [Status] = [.unwritable, .unreadable, .failed, .unstable, .missing, .written]
    return worst.first { kinds.contains($0) } ?? .same
  }

  /// Whether a reference was written.
  package var isWritten: Bool { status == .written }

  /// Whether the case passed: nothing differs, or its references were written.
  package var isPassed: Bool { status == .same || status == .written }

  /// Additional information, such as the areas that a mask hides.
  var notes: [String] {
    findings.compactMap { if case .note(let text) = $0 { text } else { nil } }
  }

  /// `beyond-the-superview-override @above`.
  var title: String { "\(name) @\(mark)" }
}

extension CaseResult.Finding {
  fileprivate var status: CaseResult.Status {
    switch self {
    case .expectation, .scene, .trace, .hitMap, .frame: .failed
    case .missing: .missing
    case .unstable: .unstable
    case .unreadable: .unreadable
    case .unwritable: .unwritable
    case .written: .written
    case .note: .same
    }
  }
}

/// The result of testing one scene of a suite.
package struct SceneResult: Codable, Equatable, Sendable {
  /// The name in the suite.
  package var name: String
  /// The path of the scene's file, as given.
  package var path: String
  /// The errors in the file, when it does not load.
  package var diagnostics: [String] = []
  /// Whether the scene's code has crashed, does not return, or has used too much memory. The diagnostics say how.
  package var codeEnded = false
  package var cases: [CaseResult] = []
  /// The paths of references that belong to no case.
  package var obsolete: [String] = []
  /// The paths of obsolete references that were removed.
  package var removed: [String] = []
  /// The paths of incomplete files of interrupted runs, which were removed.
  package var abandoned: [String] = []
  /// The paths of references that were not compared: of cases that were not chosen, of other layers and appearances.
  package var notCompared: [String] = []
  /// The errors for obsolete references that cannot be removed.
  package var unwritable: [String] = []

  package init(
    name: String, path: String, diagnostics: [String] = [], cases: [CaseResult] = [], obsolete: [String] = [],
    removed: [String] = [], abandoned: [String] = [], unwritable: [String] = []
  ) {
    self.name = name
    self.path = path
    self.diagnostics = diagnostics
    self.cases = cases
    self.obsolete = obsolete
    self.removed = removed
    self.abandoned = abandoned
    self.unwritable = unwritable
  }
}
