import Canvas
import ScenePicture
import UIKit

extension DrawingList {
  /// Draws a diamond 32 px wide with the letter of a recognizer's state. That of a failed one is hollow.
  mutating func stateDiamond(_ state: UIGestureRecognizer.State, at center: CGPoint, _ appearance: Appearance) {
    let theme = appearance.theme, isHollow = state == .failed || state == .possible
    func diamond(_ radius: CGFloat) -> Path {
      .polygon([(0, -radius), (radius, 0), (0, radius), (-radius, 0)]).offset(x: center.x, y: center.y)
    }
    fill(diamond(16), theme.recognizer)
    if isHollow { fill(diamond(13.5), theme.panel) }
    let frame = CGRect(center: center, side: 24)
    line(state.letter, .name, isHollow ? theme.text : theme.textOnRecognizer, in: frame, appearance, .center)
  }
}
