import Scenes
import UIKit

/// A recognizer of a class that only the app of a capture has. It has the life that it had on the device; touches that were
/// not observed leave it possible.
package final class ObservedGestureRecognizer: UIGestureRecognizer {
  /// The states of the attempts, each by the time in virtual milliseconds at which its touch sequence began.
  private let lives: [Int: [ObservedLife.Step]]
  private var start: Int?
  /// The number of states of the present attempt that have come.
  private var count = 0

  init(_ name: String, in parts: [Scene.ObservedPart]) {
    var lives: [Int: [ObservedLife.Step]] = [:]
    for part in parts {
      for life in part.touch.lives where life.recognizer == name { lives[part.start] = life.steps }
      // One without a state was seen, too: it stayed possible.
      lives[part.start] = lives[part.start] ?? []
    }
    self.lives = lives
    super.init(target: nil, action: nil)
  }

  public override init?(coder: NSCoder) { nil }

  /// Whether a touch that begins at a time was not observed.
  package func isUnsampled(at time: Int) -> Bool { start == nil && lives[time] == nil }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if start == nil { start = event.milliseconds }
    follow(event)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }

  package override func reset() { (start, count) = (nil, 0) }

  private func follow(_ event: UIEvent) { follow(until: event.milliseconds) }

  /// Comes to the states that are due, and waits for the next one.
  private func follow(until time: Int) {
    guard let start, let steps = lives[start] else { return }
    let first = count
    while count < steps.count, start + steps[count].time <= time {
      let step = steps[count]
      count += 1
      state = UIGestureRecognizer.State(step.state)
    }
    // A recognizer that follows its fingers changes with each of them.
    if first == count, first > 0, first < steps.count, steps[first - 1].state == .changed { state = .changed }
    guard count < steps.count else { return }
    setTimer(after: Double(start + steps[count].time - time) / 1000) { [weak self] in
      self?.follow(until: start + steps[self?.count ?? 0].time)
    }
  }
}

extension UIEvent {
  fileprivate var milliseconds: Int { Int((timestamp * 1000).rounded()) }
}

extension UIGestureRecognizer.State {
  fileprivate init(_ state: GestureState) {
    switch state {
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}
