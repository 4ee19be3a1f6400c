import Canvas

/// How a suite of scenes is tested.
public struct SuiteOptions: Codable, Equatable, Sendable {
  /// Which references may be written.
  package enum Update: String, Codable, CaseIterable, Sendable {
    case none
    /// Those that are not there yet.
    case missing
    /// Those that differ.
    case changed
    /// Both; and the obsolete ones are removed.
    case all
  }

  /// Which cases have a frame.
  public enum Frames: String, Codable, CaseIterable, Sendable {
    /// All of them.
    case all
    /// One for each scene: its default variant at its last mark.
    case main
  }

  /// Which part of the suite is run, when several machines share it.
  package struct Shard: Codable, Equatable, Sendable {
    /// From 1.
    var number: Int
    var of: Int

    /// Reads `2/5`; nil when it is no such thing.
    package init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, (1...count).contains(number)
      else { return nil }
      (self.number, of) = (number, count)
    }

    func contains(_ index: Int) -> Bool { index % of == number - 1 }
  }

  package var layers = SnapshotLayer.allCases
  package var frames = Frames.all
  package var appearance = SnapshotAppearance()
  package var rules = ComparisonRules.exact
  package var update = Update.none
  /// Matched against `NAME @MARK`; only cases in which it is found are tested.
  package var only: String?
  package var shard: Shard?
  /// How many processes work at the same time.
  package var jobs = 1
  /// Nothing may be written, and everything is made twice.
  package var isCI = false
  /// The folder for what differs, and for reports.
  package var results = ".touchstone"

  package init() {}

  /// Whether a layer of a case is compared.
  func wants(_ layer: SnapshotLayer, of snapshotCase: SnapshotCase) -> Bool {
    layers.contains(layer) && (layer != .frame || frames == .all || snapshotCase.isMain)
  }
}
