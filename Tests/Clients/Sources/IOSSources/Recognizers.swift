import UIKit
import UIKit.UIGestureRecognizerSubclass

// Recognizers with designated initializers of their own and without init?(coder:).

/// Recognizes when a finger has rested for a number of moves.
final class RestRecognizer: UIGestureRecognizer {
  private let movesNeeded: Int
  private var moves = 0
  private var start: CGPoint = .zero

  init(movesNeeded: Int) {
    self.movesNeeded = movesNeeded
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touches.count == 1, let touch = touches.first else {
      state = .failed
      return
    }
    start = touch.location(in: view)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let place = touch.location(in: view)
    if distance(from: start, to: place) > 10 {
      state = .failed
    } else {
      moves += 1
      if moves >= movesNeeded { state = .recognized }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    moves = 0
  }

  private func distance(from one: CGPoint, to other: CGPoint) -> CGFloat {
    hypot(one.x - other.x, one.y - other.y)
  }
}

/// A pan along one axis.
final class AxisPan: UIPanGestureRecognizer {
  enum Axis { case horizontal, vertical }

  let axis: Axis

  init(axis: Axis, target: Any?, action: Selector?) {
    self.axis = axis
    super.init(target: target, action: action)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began else { return }
    let speed = velocity(in: view)
    switch axis {
    case .horizontal where abs(speed.y) > abs(speed.x): state = .cancelled
    case .vertical where abs(speed.x) > abs(speed.y): state = .cancelled
    default: break
    }
  }
}

final class SingleTap: UITapGestureRecognizer {
  let identifier: String

  init() {
    identifier = "single"
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
  }
}

final class QuickPress: UILongPressGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    minimumPressDuration = 0.2
  }
}
