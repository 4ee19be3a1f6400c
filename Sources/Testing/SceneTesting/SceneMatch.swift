import Canvas
import Snapshots

/// The layers of a scene that are compared with its references, and the rules of the comparison.
///
/// ```swift
/// assertScenes(in: "Scenes", matches: .stage.with {
///   $0.appearance.theme = .dark
///   $0.rules.maximumDifferentPixels = 20
/// })
/// ```
public struct SceneMatch: Sendable {
  /// The layers that are compared. With any layers, and without, the scene's own expectations are tested.
  public var layers: [SnapshotLayer]
  /// The appearance of the window in frames.
  public var appearance = SnapshotAppearance()
  /// Whether each case has a frame, or only the main case of each scene.
  public var frames = SuiteOptions.Frames.all
  /// The rules by which two frames differ.
  public var rules = ComparisonRules.exact

  /// Makes a match of these layers.
  public init(_ layers: [SnapshotLayer]) { self.layers = layers }

  /// All layers, with frames of the whole window.
  public static let references = SceneMatch([.scene, .trace, .hitMap, .frame])
  /// Only the expectations in the scene. No references are needed.
  public static let expectations = SceneMatch([])
  /// Only what happened, as text.
  public static let trace = SceneMatch([.trace])
  /// The view that a touch would hit, for every point of the screen.
  public static let hitMap = SceneMatch([.hitMap])
  /// Scene, trace and hit map: everything but pixels.
  public static let behavior = SceneMatch([.scene, .trace, .hitMap])
  /// All layers, with one frame for each scene, of the stage without the panels. The frames are small, and do not change
  /// with the panels.
  public static let stage = references.with {
    $0.appearance.part = .stage
    $0.frames = .main
  }

  /// Returns a copy with changes.
  ///
  /// ```swift
  /// SceneMatch.references.with { $0.appearance.theme = .dark }
  /// ```
  public func with(_ change: (inout SceneMatch) -> Void) -> SceneMatch {
    var match = self
    change(&match)
    return match
  }
}
