import UIKit

// Animations of a button and of a card.

class BouncyButton: UIButton {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    UIView.animate(withDuration: 0.1) {
      self.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
    }
    return super.beginTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 3,
      options: [.allowUserInteraction, .curveEaseOut, .beginFromCurrentState],
      animations: { [weak self] in self?.transform = .identity },
      completion: nil)
  }
}

class CardController: UIViewController {
  private let card = UIView()
  private var animator: UIViewPropertyAnimator?

  func open() {
    animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) {
      self.card.frame.size.height = 300
    }
    animator?.addCompletion { [weak self] position in
      if position == .end { self?.pulse() }
    }
    animator?.startAnimation()
  }

  func drag(to fraction: CGFloat) {
    guard let animator = animator, animator.state == .active else { return }
    animator.pauseAnimation()
    animator.fractionComplete = fraction
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  private func pulse() {
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveEaseInOut]) {
      self.card.alpha = 0.6
    }
    UIView.animateKeyframes(
      withDuration: 1, delay: 0.2, options: [.calculationModeCubic],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.card.center.y += 10 }
      }
    ) { finished in
      if finished { UIView.performWithoutAnimation { self.card.layoutIfNeeded() } }
    }
    UIView.transition(
      with: card, duration: 0.3, options: .transitionCrossDissolve,
      animations: {
        self.card.isHidden = true
      }, completion: nil)
  }
}
