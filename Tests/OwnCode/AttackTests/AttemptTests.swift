import Foundation
import Narration
import TestSupport
import Testing
import TouchTrace

@testable import OwnCode

/// What a program tried and may not do is told, each once, at the event in which it tried.
@Suite(.slow) struct AttemptTests {
  /// The attempts that a playback of the calls tells.
  /// - Parameter calls: statements. `own` is the folder of the code, and `outside` a file that exists.
  @MainActor private func attempts(_ calls: String) throws -> [CodeAttempt] {
    let hostile = try HostileCode([
      "Trying.swift": """
      import UIKit
      import Glibc
      class Trying: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          let own = CommandLine.arguments[1], outside = "TARGET-read"
          _ = (own, outside)
      \(calls)
        }
      }
      """
    ])
    let outside = URL(filePath: hostile.target.path + "-read")
    try Data("a secret".utf8).write(to: outside)
    try FileManager.default.createSymbolicLink(
      at: hostile.folder.appending(path: "code/link"), withDestinationURL: outside)
    let trace = try hostile.playback(of: try hostile.program()).trace
    return trace.steps.compactMap { step in
      guard case .warning(.refused(let attempt)) = step.kind else { return nil }
      guard case .reading(let path) = attempt, path == outside.resolvingSymlinksInPath().path else { return attempt }
      return .reading("outside")
    }
  }

  @Test(
    arguments: [
      // The folder of its own program.
      ("Bundle.main.path(forResource: \"a\", ofType: \"json\")", []),
      ("socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)", [CodeAttempt.connection]),
      ("unlink(own + \"/Trying.swift\")", [.changing]),
      ("kill(getppid(), 0)", [.otherProcess]),
      ("open(\"/dev/nothing\", O_WRONLY | O_CREAT, 0o600)", [.writing("/dev/nothing")]),
      ("open(\"/etc/passwd\", O_RDONLY)", [.reading("/etc/passwd")]),
      ("open(outside, O_RDONLY)", [.reading("outside")]),
      // However it is named.
      ("open(own + \"/link\", O_RDONLY)", [.reading("outside")]),
      ("open(own + \"/../outside/escaped-read\", O_RDONLY)", [.reading("outside")]),
      ("openat(open(own, O_RDONLY), \"../outside/escaped-read\", O_RDONLY)", [.reading("outside")]),
      ("chdir(own); _ = open(\"link\", O_RDONLY)", [.reading("outside")]),
      ("open(\"/proc/self/root/etc/passwd\", O_RDONLY)", [.reading("/etc/passwd")]),
      ("open(\"/proc/1/status\", O_RDONLY)", [.reading("/proc/1/status")]),
      ("opendir(\"/\")", [.reading("/")]),
      // Once.
      ("open(\"/etc/passwd\", O_RDONLY); _ = open(\"/etc/passwd\", O_RDONLY)", [.reading("/etc/passwd")]),
    ].sample(every: 4, from: 2))
  func itIsTold(call: String, attempts expected: [CodeAttempt]) throws {
    #expect(try attempts("    _ = " + call) == expected)
  }

  /// What succeeds, what is not there, and what libraries look up about the machine.
  @Test func nothingElseIsTold() throws {
    let attempts = try attempts(
      """
          _ = open(own + "/Trying.swift", O_RDONLY)
          _ = open("/dev/null", O_WRONLY)
          _ = open("/dev/urandom", O_RDONLY)
          _ = open("/nothing/there", O_RDONLY)
          _ = open("/proc/self/status", O_RDONLY)
          _ = open("/proc/cpuinfo", O_RDONLY)
          _ = open(outside, 0o10000000)  // O_PATH
          UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "count") + 1, forKey: "count")
          _ = (NSUserName(), NSHomeDirectory())
          for _ in 0..<20_000 { close(open(own + "/Trying.swift", O_RDONLY)) }
      """)
    #expect(attempts == [])
  }
}
