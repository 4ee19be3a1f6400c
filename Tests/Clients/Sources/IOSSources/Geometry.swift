import CoreGraphics

// Without UIKit.

struct Spring {
  var stiffness: CGFloat = 100
  var velocity = CGVector(dx: 0, dy: 0)

  func transform(at progress: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: velocity.dx * progress, y: velocity.dy * progress)
      .scaledBy(x: 1 - progress, y: 1 - progress)
      .rotated(by: .pi)
  }

  func frame(of rect: CGRect) -> CGRect { rect.applying(transform(at: 0.5)) }
}
