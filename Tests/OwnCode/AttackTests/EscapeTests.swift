import Foundation
import TestSupport
import Testing
import TouchTrace

@testable import OwnCode

/// Programs that act before anything of Touchstone's runs in their process: they take the place of functions that the entry
/// calls, or are called by the loader. Each writes a file outside of its folder.
@Suite(.slow) struct EscapeTests {
  /// Writes the file, and what a socket, a shell and the files of others would give.
  nonisolated private static let payload = """
    import UIKit
    import Glibc
    class Harmless: UIView {}
    func payload() {
      guard let file = fopen("TARGET", "w") else { return }
      fputs("uid \\(getuid()) socket \\(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))\\n", file)
      if let shell = popen("id", "r") {
        var text = [CChar](repeating: 0, count: 400)
        fread(&text, 1, 399, shell)
        fputs(String(cString: text), file)
        pclose(shell)
      }
      fclose(file)
    }

    """

  /// A way out, its source, and whether it acts in a process that is started without a confinement. The others wait for
  /// a call by something of Touchstone's, and nothing calls them.
  struct Way: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var file = "Way.swift"
    var actsAlone = true
    var testDescription: String { name }
  }

  nonisolated static let ways = [
    Way(name: "a C name of Touchstone's own", source: "@c(csandbox_report_crashes) public func way() { payload() }"),
    Way(
      name: "the name of the old function that confined",
      source: """
        @_cdecl("csandbox_enter") public func way(_ folders: UnsafeRawPointer, _ count: Int, _ memory: Int) -> Bool { true }
        class Acting: UIView {
          override init(frame: CGRect) { super.init(frame: frame); payload() }
          required init?(coder: NSCoder) { nil }
        }
        """, actsAlone: false),
    Way(
      name: "the name of a function of the C library",
      source:
        "@_cdecl(\"setvbuf\") public func way(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int32 { payload(); return 0 }",
      actsAlone: false),
    Way(
      name: "the entry",
      source:
        "@_cdecl(\"touchstone_run_code\") public func way(_ list: UnsafeMutableRawPointer) { payload(); exit(0) }",
      actsAlone: false),
    Way(
      name: "a section of initializers",
      source: "@section(\".init_array\") @used let way: @convention(c) () -> Void = { payload() }"),
    Way(
      name: "a type in the place of the main actor",
      source: """
        enum MainActor {
          static func assumeIsolated(_ run: @Swift.MainActor () -> Void) {
            payload()
            _Concurrency.MainActor.assumeIsolated(run)
          }
        }
        """, actsAlone: false),
    Way(
      name: "a function in the place of the entry's",
      source: "func runCode(_ classes: [Any], delegate: String?) { payload() }", actsAlone: false),
    Way(
      name: "a name of the linker",
      source: """
        @_silgen_name("backtrace") public func way(_ frames: UnsafeMutableRawPointer, _ count: Int32) -> Int32 {
          payload()
          return 0
        }
        """, actsAlone: false),
    Way(name: "a file that begins the program", source: "payload()", file: "main.swift", actsAlone: false),
  ]

  private func hostile(_ way: Way) throws -> HostileCode {
    try HostileCode(
      way.file == "main.swift"
        ? ["Payload.swift": Self.payload, "main.swift": way.source] : ["Way.swift": Self.payload + way.source])
  }

  @Test(arguments: ways.sample(every: 3)) func anOrdinaryUserIsSafe(from way: Way) throws {
    let hostile = try hostile(way)
    let text = try hostile.traced()
    #expect(!hostile.hasEscaped && !text.isEmpty, "\(text)")
  }

  @Test(arguments: ways) func nothingIsDoneOutside(way: Way) throws {
    let hostile = try hostile(way)
    let program: CodeProgram
    do {
      program = try hostile.program()
    } catch is CodeProblems {
      // The compiler refuses it: nothing runs.
      #expect(!way.actsAlone && !hostile.hasEscaped)
      return
    }
    _ = try hostile.playback(of: program)
    #expect(!hostile.hasEscaped)
    guard way.actsAlone else { return }
    // The same program without a confinement does it, so the confinement is the reason.
    try hostile.runUnconfined(program)
    #expect(hostile.hasEscaped)
  }
}
