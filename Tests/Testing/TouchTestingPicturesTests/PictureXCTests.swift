import TouchTestingPictures
import UIKit
import XCTest

/// Pictures in XCTest, which calls tests on the main thread.
nonisolated final class PictureXCTests: XCTestCase {
  func testAPictureInXCTest() {
    MainActor.assumeIsolated {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
      TestScreen(view, size: CGSize(width: 80, height: 60)).expectPicture(matches: "References/white.png")
    }
  }
}

/// A test of XCTest whose picture differs from its reference. It is only run by another test.
nonisolated final class FailingPicture: XCTestCase {
  /// Returns how often it has failed.
  static func failures() -> Int {
    let test = FailingPicture(name: "aPictureThatDiffers") { _ in
      MainActor.assumeIsolated {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        view.backgroundColor = .red
        TestScreen(view, size: CGSize(width: 80, height: 60)).expectPicture(matches: "References/white.png")
      }
    }
    test.run()
    return test.testRun?.failureCount ?? 0
  }
}
