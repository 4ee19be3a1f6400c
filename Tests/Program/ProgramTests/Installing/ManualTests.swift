import Foundation
import Testing
import WindowHarness

@testable import touchstone

/// The manual page has all commands and options.
@MainActor struct ManualTests {
  @Test func thePageHasEveryCommandAndOption() throws {
    let program = try CommandDescription.program(), page = ManualPage(program: program).source
    for command in program.shownCommands {
      #expect(page.contains(".SS touchstone \(command.commandName)\n"))
      for argument in command.shownArguments {
        for name in argument.names ?? [] {
          #expect(page.contains("\\fB\(name.written.replacingOccurrences(of: "-", with: "\\-"))\\fR"))
        }
      }
    }
    #expect(page.contains(#"\fB\-\-reduce\-motion\fR"#))
  }

  @Test func manPrintsThePageWithoutAWarning() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appending(path: "touchstone.1")
    try ManualPage(program: try CommandDescription.program()).source
      .write(to: file, atomically: false, encoding: .utf8)
    let man = try Subprocess(
      ["man", "--warnings", "-E", "UTF-8", "-l", file.path],
      environment: ["LC_ALL": "C.UTF-8", "MANWIDTH": "80", "MANROFFSEQ": ""])
    let printed = try man.rest()
    #expect(try man.waitForExit() == 0)
    #expect(man.warnings() == "")
    #expect(printed.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(printed.contains("TOUCHSTONE_REDUCE_MOTION"))
  }
}
