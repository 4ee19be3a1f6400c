import Foundation
import Testing

@testable import UIKitCore

/// The mode of the run loop while a finger drags content.
@Suite struct RunLoopModeTests {
  private final class Listener: UIResponder {
    var log: [String] = []

    override var actionMethods: [Selector: ActionMethod] {
      [
        "late": ActionMethod { (_: Any?) in self.log.append("late") },
        "frame": ActionMethod { (_: Any?) in if self.log.last != "frame" { self.log.append("frame") } },
      ]
    }
  }

  @Test("what belongs to the default mode alone waits for the end of a drag", .statements("LC-17"))
  func waits() throws {
    let screen = try ScrollScreen(), listener = Listener()
    var link: CADisplayLink?, timers: [UIKitCore.Timer] = []
    screen.down(280)
    screen.move(180, after: 0.02)
    screen.fixture.application.asShared {
      timers = ["default", "common"].map { name in
        UIKitCore.Timer(timeInterval: 0.1, repeats: true) { _ in
          listener.log.append("\(name) \(UIKitCore.RunLoop.main.currentMode == .tracking)")
        }
      }
      UIKitCore.RunLoop.main.add(timers[0], forMode: .default)
      UIKitCore.RunLoop.main.add(timers[1], forMode: .common)
      UIKitCore.RunLoop.main.perform { listener.log.append("block") }
      listener.perform("late", with: nil, afterDelay: 0.15)
      link = CADisplayLink(target: listener, selector: "frame")
      link?.add(to: UIKitCore.RunLoop.main, forMode: .default)
    }
    screen.fixture.wait(0.25)
    #expect(listener.log == ["common true", "common true"])
    screen.move(181, after: 0.01)
    screen.fixture.up()
    #expect(listener.log.dropFirst(2) == ["block", "default false", "late"])
    link?.invalidate()
    for timer in timers { timer.invalidate() }
  }
}
