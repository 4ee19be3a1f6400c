import TouchTesting
import UIKit
import XCTest

/// A screen in XCTest, which calls tests on the main thread.
nonisolated final class TestScreenXCTests: XCTestCase {
  func testATapInXCTest() {
    MainActor.assumeIsolated {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      let screen = TestScreen(button)
      screen.tap(button)
      XCTAssertEqual(taps, 1)
      XCTAssertEqual(screen.trace.actions, ["button touchUpInside"])
      screen.expectHit(button, at: CGPoint(x: 10, y: 10))
    }
  }
}
