import Foundation
import TouchTrace

/// The position of two fingers relative to each other, compared with when the second came down. Pinches and rotations
/// measure it.
package struct FingerSpread: Equatable {
  /// The ratio of their distances.
  var scale: CGFloat
  /// The change of their distance, in points.
  var stretch: CGFloat
  /// Degrees, clockwise on the screen, from −180 to 180.
  var turn: CGFloat

  /// Nil unless there are two fingers and a recognizer that measures two.
  package init?(_ display: DisplayState) {
    guard let (one, two) = display.twoFingers, let a = one.trail.first, let b = two.trail.first, let c = one.trail.last,
      let d = two.trail.last
    else { return nil }
    scale = a.distance(to: b) > 0 ? c.distance(to: d) / a.distance(to: b) : 1
    stretch = c.distance(to: d) - a.distance(to: b)
    turn = (atan2(d.y - c.y, d.x - c.x) - atan2(b.y - a.y, b.x - a.x)) * 180 / .pi
    if turn > 180 { turn -= 360 } else if turn <= -180 { turn += 360 }
  }

  /// `× 1.94`.
  package var scaleText: String { "× \(number((scale * 100).rounded() / 100))" }

  /// `22°`.
  package var turnText: String { "\(number(turn.rounded()))°" }
}

extension DisplayState {
  /// The two fingers of a pinch or a rotation, in their order; nil if there is no such gesture.
  var twoFingers: (TouchStory, TouchStory)? {
    let fingers = ([story].compactMap(\.self) + otherFingers).sorted { $0.finger < $1.finger }
    guard fingers.count == 2, fingers.allSatisfy({ !$0.trail.isEmpty }),
      tree.recognizers.contains(where: \.followsTwoFingers)
    else { return nil }
    return (fingers[0], fingers[1])
  }
}

extension TreeSnapshot.Recognizer {
  fileprivate var followsTwoFingers: Bool {
    className == "UIPinchGestureRecognizer" || className == "UIRotationGestureRecognizer"
  }
}
