import UIKit
import UIKit.UIGestureRecognizerSubclass

// Written as on iOS, to be compiled unchanged: a discrete recognizer of a stroke down and then up, as Apple's guide to
// custom gestures describes it.

class CheckmarkGestureRecognizer: UIGestureRecognizer {
  enum CheckmarkPhases {
    case notStarted
    case initialPoint
    case downStroke
    case upStroke
  }

  var strokePhase: CheckmarkPhases = .notStarted
  var initialTouchPoint: CGPoint = CGPoint.zero
  var trackedTouch: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 {
      self.state = .failed
    }
    if self.trackedTouch == nil {
      self.trackedTouch = touches.first
      self.strokePhase = .initialPoint
      self.initialTouchPoint = self.trackedTouch?.location(in: self.view) ?? CGPoint.zero
    } else {
      for touch in touches {
        if touch != self.trackedTouch {
          self.ignore(touch, for: event)
        }
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let newTouch = touches.first
    guard let newTouch = newTouch, newTouch == self.trackedTouch else {
      self.state = .failed
      return
    }
    let newPoint = newTouch.location(in: self.view)
    let previousPoint = newTouch.previousLocation(in: self.view)
    if self.strokePhase == .initialPoint {
      if newPoint.x >= initialTouchPoint.x && newPoint.y >= initialTouchPoint.y {
        self.strokePhase = .downStroke
      } else {
        self.state = .failed
      }
    } else if self.strokePhase == .downStroke {
      if newPoint.x >= previousPoint.x {
        if newPoint.y < previousPoint.y {
          self.strokePhase = .upStroke
        }
      } else {
        self.state = .failed
      }
    } else if self.strokePhase == .upStroke {
      if newPoint.x < previousPoint.x || newPoint.y > previousPoint.y {
        self.state = .failed
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if self.state == .possible && self.strokePhase == .upStroke {
      self.state = .recognized
    } else {
      self.state = .failed
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    self.state = .cancelled
    reset()
  }

  override func reset() {
    super.reset()
    self.initialTouchPoint = CGPoint.zero
    self.strokePhase = .notStarted
    self.trackedTouch = nil
  }
}

class CheckmarkViewController: UIViewController, UIGestureRecognizerDelegate {
  var checks = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let recognizer = CheckmarkGestureRecognizer(target: self, action: CheckmarkViewController.checked)
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
    view.isMultipleTouchEnabled = true
  }

  func checked(_ sender: UIGestureRecognizer) {
    if sender.state == .ended {
      checks += 1
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return false
  }
}
