import Foundation
import Scenes

nonisolated extension Trace {
  /// How many steps there are up to the end of the touch sequence that `cursor` is in; before the first, of that one.
  func sequenceEnd(after cursor: Int) -> Int {
    var fingers: Set<Int> = []
    var hasBegun = false
    for (index, step) in steps.enumerated() {
      guard case .event(let reports) = step.kind else { continue }
      for report in reports {
        switch report.phase {
        case .began:
          if fingers.isEmpty && hasBegun && index >= cursor { return index }
          hasBegun = true
          fingers.insert(report.finger)
        case .ended, .cancelled: fingers.remove(report.finger)
        case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
      }
    }
    return steps.count
  }
}

nonisolated extension Scene {
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
