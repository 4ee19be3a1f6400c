import PanelModels
import Scenes

/// When a projected window shows code beside the column.
nonisolated enum CodeOnProjector: String, CaseIterable, Codable, Sendable {
  /// For scenes whose own classes override something.
  case ownCode
  case always
  case never

  /// Returns whether code is shown for a scene.
  func isShown(for scene: Scene) -> Bool {
    switch self {
    case .ownCode: OverriddenFunction(of: scene) != nil
    case .always: true
    case .never: false
    }
  }
}
