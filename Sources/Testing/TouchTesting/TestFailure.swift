import Testing
import XCTest

/// Reports what failed to the test that runs: in Swift Testing or in XCTest.
package enum TestFailure {
  package static func record(_ message: String, at location: SourceLocation) {
    if isInSwiftTesting {
      Issue.record("\(message)", sourceLocation: location)
    } else {
      XCTFail("\(location.fileID):\(location.line): \(message)")
    }
  }

  /// Whether the test that runs is one of Swift Testing, which takes attachments.
  package static var isInSwiftTesting: Bool { Test.current != nil }
}
