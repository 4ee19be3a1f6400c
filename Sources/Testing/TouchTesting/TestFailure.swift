import Files
import Foundation
import Testing
import XCTest

/// Reports what failed to the test that runs: in Swift Testing or in XCTest.
package enum TestFailure {
  /// Records a failure, whose first line says the cause. On GitHub that line is also an `::error` at the line of the test, which the
  /// pull request shows there.
  package static func record(_ message: String, at location: SourceLocation) {
    if WorkflowCommand.areRead {
      print(WorkflowCommand.error(message.firstLine, in: URL(filePath: location.path).shownPath, line: location.line))
    }
    if isInSwiftTesting {
      Issue.record("\(message)", sourceLocation: location)
    } else {
      XCTFail("\(location.fileID):\(location.line): \(message)")
    }
  }

  /// Whether the test that runs is one of Swift Testing, which takes attachments.
  package static var isInSwiftTesting: Bool { Test.current != nil }

  /// The command that makes what the test has now its reference.
  package static var acceptance: String {
    let command = "\(ReferenceUpdate.variable)=changed swift test"
    let name = Test.current?.name.prefix { $0 != "(" } ?? ""
    // A shell reads the name as it is.
    let isPlain = !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isPlain ? "\(command) --filter \(name)" : command
  }
}

extension SourceLocation {
  /// The path of the source file.
  fileprivate var path: String {
    #if compiler(>=6.3)
    filePath
    #else
    _filePath
    #endif
  }
}

extension String {
  fileprivate var firstLine: String { String(prefix { !$0.isNewline }) }
}
