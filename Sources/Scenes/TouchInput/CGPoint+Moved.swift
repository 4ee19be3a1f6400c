import UIKit

extension CGPoint {
  package func moved(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }

  package func moved(by shift: CGPoint) -> CGPoint { moved(shift.x, shift.y) }
}
