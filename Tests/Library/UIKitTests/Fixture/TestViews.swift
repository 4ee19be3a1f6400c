@testable import UIKitCore

/// An object that writes lines into the transcript.
protocol Logs: AnyObject {
  var transcriber: Transcriber? { get set }
}

/// A view that handles the phases named in its line and forwards the others.
class TestView: UIView, Logs {
  weak var transcriber: Transcriber?
  var handled: Set<String> = []
  /// The closures replace or extend the overridden methods.
  var onHitTest: ((TestView, CGPoint, UIEvent?) -> UIView?)?
  var onPointInside: ((CGPoint) -> Bool)?
  var onTouches: ((UITouch.Phase, Set<UITouch>, UIEvent?) -> Void)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let onHitTest { return onHitTest(self, point, event) }
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    onPointInside?(point) ?? super.point(inside: point, with: event)
  }

  func superHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouches?(.began, touches, event)
    if !handled.contains("began") { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouches?(.moved, touches, event)
    if !handled.contains("moved") { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouches?(.ended, touches, event)
    if !handled.contains("ended") { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouches?(.cancelled, touches, event)
    if !handled.contains("cancelled") { super.touchesCancelled(touches, with: event) }
  }
}

final class TestController: UIViewController {}

final class TestWindow: UIWindow {
  /// Whether `sendEvent` omits the call to super.
  var swallowsEvents = false
  /// Called before super.
  var onSendEvent: ((UIEvent) -> Void)?

  override func sendEvent(_ event: UIEvent) {
    onSendEvent?(event)
    if !swallowsEvents { super.sendEvent(event) }
  }
}

/// A control that writes its tracking calls into the transcript.
final class TestControl: UIControl, Logs {
  weak var transcriber: Transcriber?
  var begins = true
  var continues = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    transcriber?.write("\(accessibilityIdentifier ?? "").beginTracking")
    return begins
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continues }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    transcriber?.write("\(accessibilityIdentifier ?? "").endTracking")
  }

  override func cancelTracking(with event: UIEvent?) {
    transcriber?.write("\(accessibilityIdentifier ?? "").cancelTracking")
  }
}

/// A button that writes its tracking calls into the transcript.
final class TestButton: UIButton, Logs {
  weak var transcriber: Transcriber?

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    transcriber?.write("\(accessibilityIdentifier ?? "").beginTracking")
    return super.beginTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    transcriber?.write("\(accessibilityIdentifier ?? "").endTracking")
  }

  override func cancelTracking(with event: UIEvent?) {
    transcriber?.write("\(accessibilityIdentifier ?? "").cancelTracking")
  }
}
