import Foundation
import Scenes

extension Scene {
  /// The points at which the invitation puts fingers down, in screen points, each once.
  var invitedTouchPoints: [CGPoint] {
    var places: [CGPoint] = []
    for timed in invitedScript.inputs {
      guard case .touch(_, .began, let point, _) = timed.input, !places.contains(point) else { continue }
      places.append(point)
    }
    return places
  }
}
