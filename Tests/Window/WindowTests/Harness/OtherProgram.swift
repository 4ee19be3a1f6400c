import Foundation
import WindowHarness

/// Another program on the display of a running one: a window at the top left that gives and takes dragged files, or one that has
/// or reads the primary selection. It is made with GTK, which speaks to other programs as file managers do.
struct OtherProgram {
  static let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "drag-client.py")
  /// A place in its window.
  static let place = ["100", "50"]

  private let client: Subprocess

  init(_ arguments: [String], beside program: RunningProgram) throws {
    client = try Subprocess(
      ["/usr/bin/python3", Self.script.path] + arguments,
      environment: program.environment.merging(["NO_AT_BRIDGE": "1", "LC_ALL": "C.UTF-8"]) { $1 })
  }

  /// Waits for the next line that it prints.
  func nextLine() throws -> String { try client.nextLine() }

  func end() { client.end() }
}
