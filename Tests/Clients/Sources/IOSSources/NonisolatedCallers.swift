import UIKit

// Code that says nothing about actors. Swift 5 accepts it with warnings at most; Swift 6 does not.

/// A plain class that makes views.
class CardFactory {
  func makeCard(in container: UIView) -> UIView {
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 80))
    card.alpha = 0.9
    card.transform = CGAffineTransform(rotationAngle: .pi / 16)
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    card.addGestureRecognizer(pan)
    container.addSubview(card)
    return card
  }
}

/// A struct and a function that call the library.
struct Theme {
  var inset: CGFloat = 8

  func apply(to view: UIView) {
    view.frame = view.frame.insetBy(dx: inset, dy: inset)
    view.isMultipleTouchEnabled = true
  }
}

func topmost(of controller: UIViewController) -> UIViewController {
  controller.presentedViewController.map { topmost(of: $0) } ?? controller
}
