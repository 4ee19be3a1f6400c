import Testing
import XCTest

/// Reports what failed to the test that runs: in Swift Testing or in XCTest.
enum TestFailure {
  static func record(_ message: String, at location: SourceLocation) {
    if Test.current != nil {
      Issue.record("\(message)", sourceLocation: location)
    } else {
      XCTFail("\(location.fileID):\(location.line): \(message)")
    }
  }
}
