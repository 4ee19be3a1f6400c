import Foundation

@testable import UIKitCore

/// A recognizer whose state the test sets.
class PlainRecognizer: UIGestureRecognizer {
  var onTouches: ((PlainRecognizer, UITouch.Phase) -> Void)?
  var onPresses: ((PlainRecognizer, UIPress.Phase) -> Void)?
  var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
  var isPreventable: (UIGestureRecognizer) -> Bool = { _ in true }
  var resets = 0
  var onReset: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { onTouches?(self, .began) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { onTouches?(self, .moved) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { onTouches?(self, .ended) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { onTouches?(self, .cancelled) }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { onPresses?(self, .began) }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) { onPresses?(self, .changed) }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { onPresses?(self, .ended) }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { onPresses?(self, .cancelled) }
  override func reset() {
    resets += 1
    onReset?()
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable(other) }
}

/// A delegate whose answers the test sets.
final class TestDelegate: UIGestureRecognizerDelegate {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var receives: (UITouch) -> Bool = { _ in true }
  var receivesPress: (UIPress) -> Bool = { _ in true }
  var receivesEvent: (UIEvent) -> Bool = { _ in true }
  var simultaneously: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var requiresFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var isRequiredToFail: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

  func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool { begins(one) }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives(touch) }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { receivesPress(press) }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { receivesEvent(event) }

  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { simultaneously(one, other) }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
    requiresFailure(one, other)
  }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
    isRequiredToFail(one, other)
  }
}

/// A recognizer in the text of a tree: `+name=kind:option:option`. Without a kind, the name is the kind.
struct GestureToken {
  let name: String
  private let kind: String
  private let options: [String]

  init?(_ word: String) {
    guard word.hasPrefix("+") else { return nil }
    var parts = word.dropFirst().split(separator: ":").map(String.init)
    let head = parts.removeFirst().split(separator: "=").map(String.init)
    name = head[0]
    kind = head.count > 1 ? head[1] : head[0]
    options = parts
  }

  private func value(_ key: String) -> String? {
    options.first { $0.hasPrefix(key + "=") }.map { String($0.dropFirst(key.count + 1)) }
  }

  func make() -> UIGestureRecognizer {
    let recognizer = makeKind()
    recognizer.name = name
    recognizer.cancelsTouchesInView = value("cancels") != "no"
    recognizer.delaysTouchesBegan = options.contains("delaysBegan")
    recognizer.delaysTouchesEnded = value("delaysEnded") != "no"
    return recognizer
  }

  private func number(_ key: String) -> Int? { value(key).flatMap(Int.init) }

  private func makeKind() -> UIGestureRecognizer {
    switch kind {
    case "plain": return PlainRecognizer()
    case "tap":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = number("taps") ?? 1
      tap.numberOfTouchesRequired = number("fingers") ?? 1
      return tap
    case "press":
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = number("taps") ?? 0
      press.numberOfTouchesRequired = number("fingers") ?? 1
      return press
    case "pan":
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = number("min") ?? 1
      pan.maximumNumberOfTouches = number("max") ?? pan.maximumNumberOfTouches
      return pan
    case "swipe":
      let swipe = UISwipeGestureRecognizer()
      swipe.numberOfTouchesRequired = number("fingers") ?? 1
      swipe.direction = direction
      return swipe
    case "pinch": return UIPinchGestureRecognizer()
    case "rotation": return UIRotationGestureRecognizer()
    case "edge":
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      return pan
    case "hover": return UIHoverGestureRecognizer()
    default: fatalError("there is no recognizer \(kind)")
    }
  }

  private var direction: UISwipeGestureRecognizer.Direction {
    switch value("to") {
    case "left": .left
    case "up": .up
    case "down": .down
    default: .right
    }
  }
}
