import Testing
import UIKit

/// Sources written for iOS compile unchanged and run.
@Suite struct IOSSourceTests {
  @Test("a recognizer written for iOS recognizes its stroke", arguments: [true, false])
  func checkmark(goesUp: Bool) {
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300), application: application)
    let controller = CheckmarkViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let stroke: [(UITouch.Phase, CGFloat, CGFloat)] = [
      (.began, 100, 100), (.moved, 110, 120), (.moved, 120, 140), (.moved, 140, goesUp ? 100 : 150), (.moved, 160, 60),
      (.ended, 160, 60),
    ]
    for (number, (phase, x, y)) in stroke.enumerated() where goesUp || number != 4 {
      application.enqueue(
        TouchSample(phase: phase, location: CGPoint(x: x, y: y), timestamp: Double(number) / 60))
    }
    application.processEvents(until: 1)
    #expect(controller.checks == (goesUp ? 1 : 0))
  }
}
