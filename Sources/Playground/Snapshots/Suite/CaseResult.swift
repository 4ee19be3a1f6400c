/// What came of testing one case.
nonisolated public struct CaseResult: Codable, Equatable, Sendable {
  /// One thing to say about a case.
  nonisolated public enum Finding: Codable, Equatable, Sendable {
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
  public var name: String
  public var mark: String
  /// `light en 1x`.
  public var look: String
  public var findings: [Finding] = []
  /// The folder that shows what differs.
  public var evidence: String?
  /// What was made, to be compared with what another process makes.
  public var digest = SnapshotDigest()
  public var milliseconds = 0

  public enum Status: String, Codable, Sendable {
    case same, failed, missing, unstable, unreadable, unwritable, written
  }

  public var status: Status {
    let kinds = findings.map(\.status)
    let worst: [Status] = [.unwritable, .unreadable, .failed, .unstable, .missing, .written]
    return worst.first { kinds.contains($0) } ?? .same
  }

  /// Whether the case counts as passed: nothing differs, or the reference was just written.
  public var isPassed: Bool { status == .same || status == .written }

  /// `beyond-the-superview-override @above`.
  public var title: String { "\(name) @\(mark)" }
}

nonisolated extension CaseResult.Finding {
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
nonisolated public struct SceneResult: Codable, Equatable, Sendable {
  /// Its name in the suite.
  public var name: String
  /// The scene's file, as it was asked for.
  public var path: String
  /// Everything that is wrong with the file, when it does not load.
  public var diagnostics: [String] = []
  public var cases: [CaseResult] = []
  /// References that belong to no case.
  public var obsolete: [String] = []
  /// References that belonged to no case and are gone now.
  public var removed: [String] = []
  /// Files that should be gone and are not.
  public var unwritable: [String] = []

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
