/// The layers of a snapshot, from cause to effect. The first that differs is the cause.
///
/// ```swift
/// assertScene("pay.yaml", matches: SceneMatch([.trace, .frame]))
/// ```
public enum SnapshotLayer: String, Codable, CaseIterable, Sendable {
  /// The input: the tree with the edits of the variant, and the script up to the mark, as text.
  case scene
  /// The trace, as text.
  case trace
  /// The view that a touch would hit, for every point of the screen.
  case hitMap = "hitmap"
  /// The pixels of the window.
  case frame

  /// The name in a report.
  var title: String {
    switch self {
    case .scene: "scene"
    case .trace: "trace"
    case .hitMap: "hit map"
    case .frame: "frame"
    }
  }
}
