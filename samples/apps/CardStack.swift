import UIKit

// Cards that are swiped away. What it shows: while a finger is down the card follows it; where the card goes then is decided
// once, when the pan ends, by how far and how fast it was.

/// A card with a pan. It says to its delegate when it has left.
final class CardView: UIView {
  var onDismiss: ((CardView) -> Void)?
  let titleLabel = UILabel()
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(dragged(_:)))
  private var animator: UIViewPropertyAnimator?
  private var home = CGPoint.zero

  /// Points, and points per second, from which on a card leaves.
  private let farEnough: CGFloat = 120
  private let fastEnough: CGFloat = 500

  init(title: String, color: UIColor) {
    super.init(frame: CGRect(x: 0, y: 0, width: 280, height: 380))
    backgroundColor = color
    layer.cornerRadius = 20
    titleLabel.text = title
    titleLabel.textColor = .white
    titleLabel.font = .boldSystemFont(ofSize: 32)
    titleLabel.textAlignment = .center
    titleLabel.frame = CGRect(x: 20, y: 160, width: 240, height: 60)
    addSubview(titleLabel)
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc private func dragged(_ pan: UIPanGestureRecognizer) {
    guard let stack = superview else { return }
    let translation = pan.translation(in: stack)
    switch pan.state {
    case .began:
      // A card that still springs back is caught where it is.
      animator?.stopAnimation(true)
      home = CGPoint(x: stack.bounds.midX, y: stack.bounds.midY)
      follow(translation)
    case .changed:
      follow(translation)
    case .ended:
      let velocity = pan.velocity(in: stack)
      let isFar = abs(translation.x) > farEnough
      let isFast = abs(velocity.x) > fastEnough && velocity.x * translation.x > 0
      isFar || isFast ? leave(toTheRight: translation.x > 0) : springBack()
    case .cancelled, .failed:
      springBack()
    default:
      break
    }
  }

  private func follow(_ translation: CGPoint) {
    center = CGPoint(x: home.x + translation.x, y: home.y + translation.y)
    transform = CGAffineTransform(rotationAngle: translation.x / 800)
  }

  private func springBack() {
    let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.7) {
      self.center = self.home
      self.transform = .identity
    }
    self.animator = animator
    animator.startAnimation()
  }

  private func leave(toTheRight isRight: Bool) {
    // The card must not be caught again: it has been decided.
    isUserInteractionEnabled = false
    let distance: CGFloat = isRight ? 500 : -500
    let animator = UIViewPropertyAnimator(duration: 0.25, curve: .easeIn) {
      self.center.x = self.home.x + distance
      self.alpha = 0.2
    }
    animator.addCompletion { [weak self] _ in
      guard let self = self else { return }
      self.removeFromSuperview()
      self.onDismiss?(self)
    }
    self.animator = animator
    animator.startAnimation()
  }
}

final class CardStackViewController: UIViewController {
  private let stack = UIView(frame: CGRect(x: 35, y: 180, width: 320, height: 440))
  private let countLabel = UILabel(frame: CGRect(x: 35, y: 660, width: 320, height: 40))
  private var cards: [CardView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray6
    view.addSubview(stack)
    countLabel.textAlignment = .center
    view.addSubview(countLabel)

    // The last subview is in front.
    let contents: [(String, UIColor)] = [("Three", .systemGreen), ("Two", .systemOrange), ("One", .systemBlue)]
    for (title, color) in contents {
      let card = CardView(title: title, color: color)
      card.accessibilityIdentifier = "card\(title)"
      card.center = CGPoint(x: stack.bounds.midX, y: stack.bounds.midY)
      card.onDismiss = { [weak self] card in self?.dismissed(card) }
      stack.addSubview(card)
      cards.append(card)
    }
    updateCount()
  }

  private func dismissed(_ card: CardView) {
    cards.removeAll { $0 === card }
    updateCount()
  }

  private func updateCount() {
    countLabel.text = cards.count == 1 ? "1 card" : "\(cards.count) cards"
  }
}
