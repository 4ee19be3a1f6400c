/// What came of testing one case.
package struct CaseResult: Codable, Equatable, Sendable {
  /// One thing to say about a case.
  enum Finding: Codable, Equatable, Sendable {
    /// The scene expects something else of itself.
    case expectation(String)
    case trace(TraceDifference)
    case hitMap(HitMapDifference)
    case frame(FrameDifference)
    /// There is no reference.
    case missing(SnapshotLayer)
    /// Made twice, it came out in two ways.
    case unstable(SnapshotLayer)
    /// A reference, or the scene, cannot be used.
    case unreadable(String)
    /// A file could not be written.
    case unwritable(String)
    /// A reference was written.
    case written(String)
    /// Differs, but not more than text may that other libraries drew.
    case note(String)
  }

  /// `beyond-the-superview-override`.
  package var name: String
  var mark: String
  /// `light en 1x`.
  var appearance: String
  var findings: [Finding] = []
  /// The folder that shows what differs.
  package var artifacts: String?
  /// What was made, to be compared with what another process makes.
  var digest = SnapshotDigest()
  var milliseconds = 0

  enum Status: String, Codable, Sendable {
    case same, failed, missing, unstable, unreadable, unwritable, written
  }

  var status: Status {
    let kinds = findings.map(\.status)
    let worst: [Status] = [.unwritable, .unreadable, .failed, .unstable, .missing, .written]
    return worst.first { kinds.contains($0) } ?? .same
  }

  /// Whether the case counts as passed: nothing differs, or the reference was just written.
  package var isPassed: Bool { status == .same || status == .written }

  /// `beyond-the-superview-override @above`.
  var title: String { "\(name) @\(mark)" }
}

extension CaseResult.Finding {
  fileprivate var status: CaseResult.Status {
    switch self {
    case .expectation, .trace, .hitMap, .frame: .failed
    case .missing: .missing
    case .unstable: .unstable
    case .unreadable: .unreadable
    case .unwritable: .unwritable
    case .written: .written
    case .note: .same
    }
  }
}

/// What came of testing one scene of a suite.
package struct SceneResult: Codable, Equatable, Sendable {
  /// Its name in the suite.
  package var name: String
  /// The scene's file, as it was asked for.
  package var path: String
  /// Everything that is wrong with the file, when it does not load.
  package var diagnostics: [String] = []
  package var cases: [CaseResult] = []
  /// References that belong to no case.
  package var obsolete: [String] = []
  /// References that belonged to no case and are gone now.
  package var removed: [String] = []
  /// Files that should be gone and are not.
  package var unwritable: [String] = []

  package init(
    name: String, path: String, diagnostics: [String] = [], cases: [CaseResult] = [], obsolete: [String] = [],
    removed: [String] = [], unwritable: [String] = []
  ) {
    self.name = name
    self.path = path
    self.diagnostics = diagnostics
    self.cases = cases
    self.obsolete = obsolete
    self.removed = removed
    self.unwritable = unwritable
  }
}
