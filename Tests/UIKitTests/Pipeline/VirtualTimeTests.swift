import Foundation
import Testing

@testable import UIKit

/// Calls that are made later, in the time of the application.
@Suite struct VirtualTimeTests {
  final class Target: UIView {
    var calls: [String] = []
    override var actions: [Selector: ActionMethod] {
      ["note:": ActionMethod { [unowned self] in calls.append("\($0 ?? "nil")") }]
    }
  }

  let application = UIApplication(), target = Target()
  let window: UIWindow

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), application: application)
    window.addSubview(target)
    window.makeKeyAndVisible()
  }

  /// Runs `body` inside a deadline of this application, where `UIApplication.shared` is this one.
  func inApplication(_ body: @escaping () -> Void) {
    _ = application.schedule(after: 0, body)
    application.processEvents(until: application.now)
  }

  @Test("a delayed call comes at its time; a cancelled one never")
  func delayed() {
    inApplication {
      target.perform("note:", with: "a", afterDelay: 0.5)
      target.perform("note:", with: "b", afterDelay: 0.2)
      target.perform("note:", with: "c", afterDelay: 0.2)
    }
    application.processEvents(until: 0.19)
    #expect(target.calls.isEmpty && application.nextDeadline == 0.2)
    application.processEvents(until: 0.3)
    #expect(target.calls == ["b", "c"])
    inApplication { NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "note:", object: nil) }
    application.processEvents(until: 1)
    #expect(target.calls == ["b", "c"] && application.nextDeadline == nil)
  }

  @Test("a display link calls sixty times in a second until it is paused or invalidated")
  func displayLink() {
    let link = CADisplayLink(target: target, selector: "note:")
    inApplication { link.add(to: .main, forMode: .common) }
    application.processEvents(until: 1.001)
    #expect(target.calls.count == 60 && abs(link.timestamp - 1) < 1e-9)
    link.isPaused = true
    application.processEvents(until: 2)
    #expect(target.calls.count == 60)
    inApplication { link.isPaused = false }
    application.processEvents(until: 2.101)
    #expect(target.calls.count == 66)
    link.invalidate()
    #expect(application.nextDeadline == nil)
  }

  @Test("a timer with a target fires once, or until it is invalid")
  func timer() {
    var repeating: Timer?
    inApplication {
      Timer.scheduledTimer(timeInterval: 0.3, target: target, selector: "note:", userInfo: nil, repeats: false)
      repeating = Timer.scheduledTimer(
        timeInterval: 1, target: target, selector: "note:", userInfo: nil, repeats: true)
    }
    application.processEvents(until: 0.9)
    #expect(target.calls.count == 1)
    application.processEvents(until: 3)
    #expect(target.calls.count == 4)
    repeating?.invalidate()
    application.processEvents(until: 9)
    #expect(target.calls.count == 4 && application.nextDeadline == nil)
  }

  @Test("a notification calls its observer")
  func notification() {
    let name = Notification.Name("VirtualTimeTests")
    NotificationCenter.default.addObserver(target, selector: "note:", name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(target.calls.count == 1)
  }
}
