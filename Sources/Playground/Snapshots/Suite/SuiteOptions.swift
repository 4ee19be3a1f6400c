import Canvas

/// How a suite of scenes is tested.
nonisolated public struct SuiteOptions: Codable, Equatable, Sendable {
  /// Which references may be written.
  nonisolated public enum Update: String, Codable, CaseIterable, Sendable {
    case none
    /// Those that are not there yet.
    case missing
    /// Those that differ.
    case changed
    /// Both; and the obsolete ones are removed.
    case all
  }

  /// Which cases have a frame.
  nonisolated public enum Frames: String, Codable, CaseIterable, Sendable {
    /// All of them.
    case all
    /// One for each scene: its default variant at its last mark.
    case main
  }

  /// Which part of the suite is run, when several machines share it.
  nonisolated public struct Shard: Codable, Equatable, Sendable {
    /// From 1.
    public var number: Int
    public var of: Int

    /// Reads `2/5`; nil when it is no such thing.
    public init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, (1...count).contains(number)
      else { return nil }
      (self.number, of) = (number, count)
    }

    func contains(_ index: Int) -> Bool { index % of == number - 1 }
  }

  public var layers = SnapshotLayer.allCases
  public var frames = Frames.all
  public var look = SnapshotLook()
  public var rules = ComparisonRules.exact
  public var update = Update.none
  /// Matched against `NAME @MARK`; only cases in which it is found are tested.
  public var only: String?
  public var shard: Shard?
  /// How many processes work at the same time.
  public var jobs = 1
  /// Nothing may be written, and everything is made twice.
  public var isUnattended = false
  /// The folder for what differs, and for reports.
  public var results = ".touchstone"

  public init() {}

  /// Whether a layer of a case is compared.
  func wants(_ layer: SnapshotLayer, of moment: SnapshotCase) -> Bool {
    layers.contains(layer) && (layer != .frame || frames == .all || moment.isMain)
  }
}
