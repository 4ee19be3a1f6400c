import QuartzCore
import Testing
import UIKit

/// Touches and events that a program makes itself, and what the library says of pencils, keys and time.
@Suite struct LooseObjectTests {
  @Test("a touch of no application reads as empty, and a view can be called with it")
  func touch() {
    let touch = UITouch(), view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(touch.phase == .began && touch.timestamp == 0 && touch.tapCount == 0)
    #expect(touch.view == nil && touch.window == nil && touch.gestureRecognizers == [])
    #expect(touch.location(in: view) == .zero && touch.previousLocation(in: nil) == .zero)
    #expect(touch.estimatedProperties == [] && touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: view) == 0)
    view.touchesBegan([touch], with: UIEvent())
    UIControl().touchesMoved([touch], with: nil)
    UITapGestureRecognizer().touchesBegan([touch], with: UIEvent())
  }

  @Test("an event of no application has no touches, keys or buttons")
  func event() {
    let event = UIEvent(), touch = UITouch()
    #expect(event.type == .touches && event.allTouches == [] && event.timestamp == 0)
    #expect(event.modifierFlags == [] && event.buttonMask == [])
    #expect(event.coalescedTouches(for: touch) == nil && event.predictedTouches(for: touch) == nil)
  }

  @Test("an estimated force is listed until it is corrected")
  func estimate() throws {
    let application = UIApplication()
    let window = TouchedWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), application: application)
    window.makeKeyAndVisible()
    var sample = TouchSample(phase: .began, location: CGPoint(x: 5, y: 5), timestamp: 3)
    sample.estimationUpdateIndex = 7
    application.enqueue(sample)
    application.processEvents(until: 3)
    let touch = try #require(window.touch)
    #expect(touch.estimatedProperties == .force && touch.estimatedPropertiesExpectingUpdates == .force)
    application.updateEstimate(7, force: 2)
    #expect(touch.estimatedProperties == [] && touch.force == 2)
    #expect(window.time == 3)
  }

  final class TouchedWindow: UIWindow {
    private(set) var touch: UITouch?
    private(set) var time: CFTimeInterval = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      touch = touches.first
      time = CACurrentMediaTime()
    }
  }
}
