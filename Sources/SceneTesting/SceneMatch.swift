import Canvas
import Snapshots

/// What of a scene is compared with its references, and how strictly.
public struct SceneMatch: Sendable {
  /// The layers that are compared. Whatever they are, a scene must do what it expects of itself.
  public var layers: [SnapshotLayer]
  /// How the window looks in frames, and which part of it is in them.
  public var appearance = SnapshotAppearance()
  /// Whether every case has a frame, or only each scene's main one.
  public var frames = SuiteOptions.Frames.all
  /// What counts as a difference between two frames.
  public var rules = ComparisonRules.exact

  public init(_ layers: [SnapshotLayer]) { self.layers = layers }

  /// All three layers: what happened, who would win where, and the pixels of the whole window.
  public static let references = SceneMatch([.trace, .hitMap, .frame])
  /// What the scene expects of itself, alone: no references are needed.
  public static let expectations = SceneMatch([])
  /// What happened, as text.
  public static let trace = SceneMatch([.trace])
  /// Who would win at every point.
  public static let hitMap = SceneMatch([.hitMap])
  /// What happened and who would win where: everything but pixels.
  public static let behavior = SceneMatch([.trace, .hitMap])
  /// All three layers, with frames of the stage without the panels, one for each scene: small, and the same when the panels change.
  public static let stage = references.with {
    $0.appearance.part = .stage
    $0.frames = .main
  }

  /// The same with something about its look or its rules changed: `.references.with { $0.appearance.theme = .dark }`.
  public func with(_ change: (inout SceneMatch) -> Void) -> SceneMatch {
    var match = self
    change(&match)
    return match
  }
}
