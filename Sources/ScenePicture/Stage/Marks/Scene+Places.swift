import Foundation
import Scenes

extension Scene {
  /// Where the scene's own script puts fingers down, in screen points, each place once.
  var places: [CGPoint] {
    var places: [CGPoint] = []
    for timed in script.inputs {
      guard case .touch(_, .began, let point, _) = timed.input, !places.contains(point) else { continue }
      places.append(point)
    }
    return places
  }
}
