/// The three layers of a snapshot, from cause to effect: the first that differs is the cause.
public enum SnapshotLayer: String, Codable, CaseIterable, Sendable {
  /// What happened, as text.
  case trace
  /// Who would win at every point.
  case hitMap = "hitmap"
  /// The window's pixels.
  case frame

  /// As a report names it.
  var title: String {
    switch self {
    case .trace: "trace"
    case .hitMap: "hit map"
    case .frame: "frame"
    }
  }
}
