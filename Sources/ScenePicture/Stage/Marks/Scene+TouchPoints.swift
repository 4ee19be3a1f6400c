import Foundation
import Scenes

extension Scene {
  /// The points at which the scene's script puts fingers down, in screen points, each once.
  var scriptedTouchPoints: [CGPoint] {
    var places: [CGPoint] = []
    for timed in script.inputs {
      guard case .touch(_, .began, let point, _) = timed.input, !places.contains(point) else { continue }
      places.append(point)
    }
    return places
  }
}
