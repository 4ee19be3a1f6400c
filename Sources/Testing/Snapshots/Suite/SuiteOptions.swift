import Canvas
import Files

/// The options for testing a suite of scenes.
public struct SuiteOptions: Codable, Equatable, Sendable {
  /// The references that are written.
  package typealias Update = ReferenceUpdate

  /// The cases that have a frame.
  ///
  /// ```swift
  /// assertScenes(in: "Scenes", matches: .references.with { $0.frames = .main })
  /// ```
  public enum Frames: String, Codable, CaseIterable, Sendable {
    /// All cases.
    case all
    /// One case for each scene: its default variant at the moment that makes its point.
    case main
  }

  /// A part of the suite, for several machines.
  package struct Shard: Codable, Equatable, Sendable {
    /// From 1.
    var number: Int
    var of: Int

    /// Parses `2/5`; nil for anything else.
    package init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, (1...count).contains(number)
      else { return nil }
      (self.number, of) = (number, count)
    }

    func contains(_ index: Int) -> Bool { index % of == number - 1 }
  }

  package var layers = SnapshotLayer.allCases
  package var frames = Frames.main
  package var appearance = SnapshotAppearance.stage
  package var rules = ComparisonRules.exact
  package var update = Update.none
  /// A regular expression. Only cases in whose `NAME @MARK` it is found are tested.
  package var only: String?
  package var shard: Shard?
  /// The number of processes.
  package var jobs = 1
  /// Whether no reference is written, and each snapshot is made twice.
  package var isCI = false
  /// The path of the folder for artifacts and reports.
  package var results = ".touchstone"

  package init() {}

  /// Returns whether a layer of a case is compared.
  func wants(_ layer: SnapshotLayer, of snapshotCase: SnapshotCase) -> Bool {
    layers.contains(layer) && (layer != .frame || frames == .all || snapshotCase.isMain)
  }
}
