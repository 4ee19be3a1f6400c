import CoreGraphics
import QuartzCore
import UIKit

class Pendulum: UIView {
  private var startTime: CFTimeInterval = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    startTime = CACurrentMediaTime()
    transform = CGAffineTransform.identity.rotated(by: CGFloat(startTime))
  }
}
