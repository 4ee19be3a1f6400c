import Foundation
import Testing

@testable import UIKitCore

/// Who keeps a window alive.
@Suite struct WindowLifetimeTests {
  private func showAndForget(in application: UIApplication) -> Weak<UIWindow> {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), application: application)
    window.makeKeyAndVisible()
    return Weak(window)
  }

  @Test("a window that nobody holds is let go")
  func letGo() {
    let application = UIApplication()
    let window = showAndForget(in: application)
    #expect(window.object == nil && application.windows == [] && application.keyWindow == nil)
    application.enqueue(TouchSample(phase: .began, location: .zero, timestamp: 0))
    application.processEvents(until: 1)
  }

  @Test("with the option the application keeps its windows until they are released")
  func kept() throws {
    let application = UIApplication()
    application.options.applicationKeepsWindows = true
    let window = showAndForget(in: application)
    #expect(application.windows == [try #require(window.object)])
    application.release(try #require(window.object))
    #expect(window.object == nil && application.windows == [])
  }

  @Test("a touch keeps its window until it is over")
  func touchKeepsItsWindow() throws {
    let application = UIApplication()
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), application: application)
    window?.makeKeyAndVisible()
    let held = Weak(window)
    application.enqueue(TouchSample(phase: .began, location: .zero, timestamp: 0))
    application.processEvents(until: 0)
    window = nil
    #expect(held.object != nil)
    application.enqueue(TouchSample(phase: .ended, location: .zero, timestamp: 1))
    application.processEvents(until: 1)
    #expect(held.object == nil)
  }
}
