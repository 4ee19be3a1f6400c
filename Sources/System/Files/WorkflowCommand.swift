import Foundation

/// Lines that GitHub Actions reads as commands.
package enum WorkflowCommand {
  /// Whether GitHub Actions looks for commands in what is printed.
  package static var areRead: Bool { ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true" }

  /// Marks a line of a file with an error.
  package static func error(_ message: String, in file: String = "", line: Int? = nil) -> String {
    let place = [
      file.isEmpty ? nil : "file=\(file.asWorkflowValue)", file.isEmpty ? nil : line.map { "line=\($0)" },
    ].compactMap(\.self).joined(separator: ",")
    return "::error\(place.isEmpty ? "" : " " + place)::\(message.asWorkflowMessage)"
  }
}
