import Foundation
import Glibc
import TestSupport
import Testing

@testable import OwnCode

/// The confinement of the compiler, tried by a shell in its place: it has a folder, and nothing else.
@Suite struct ToolTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "tool-\(UUID().uuidString)")
  private var work: URL { folder.appending(path: "work") }

  init() throws { try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true) }

  /// Runs commands, and returns what they print.
  private func run(
    _ commands: String, seconds: Int = 60, _ confinement: Confinement = .ofThisMachine
  ) throws -> ConfinedTool.Result {
    defer { try? FileManager.default.removeItem(at: folder) }
    let start = ConfinedStart(
      kind: .tool(work: work.path), path: "/bin/bash", arguments: ["-c", commands],
      environment: ["PATH=/usr/bin:/bin", "OUTSIDE=\(folder.path)/outside"], folders: [], confinement: confinement,
      seconds: seconds)
    return try ConfinedTool(start: start).run()
  }

  private static let attempts = """
    try() { name=$1; shift; if "$@" > /dev/null 2>&1; then echo "$name"; fi; }
    try 'write outside' bash -c 'echo > $OUTSIDE'
    try 'read a file of others' cat /etc/passwd
    try 'list the root' ls /
    try 'call a server' bash -c 'echo > /dev/tcp/127.0.0.1/1 || [ $? != 1 ]'
    try 'read the environment of its parent' cat /proc/$PPID/environ
    try 'list the files of its parent' ls /proc/$PPID/fd
    try 'read through its parent' cat /proc/$PPID/root/etc/passwd
    try 'signal its parent' kill -0 $PPID
    try 'signal everybody' kill -0 -1
    try 'change a mode' chmod 777 .
    try 'make a pipe' mkfifo pipe
    try 'write in its folder' bash -c 'mkdir a && echo > a/b && mv a/b c && rm c && rmdir a'
    try 'write nothing' bash -c 'echo > /dev/null'
    try 'run a program' true
    try 'read the state of what it runs' bash -c 'cat /proc/$$/stat; exit $?'
    """

  @Test func aToolHasAFolderAndNothingElse() throws {
    let result = try run(Self.attempts)
    #expect(result.output == "write in its folder\nwrite nothing\nrun a program\nread the state of what it runs\n")
    #expect(result.status == 0 && !result.isLate)
  }

  @Test func withoutAConfinementItHasMore() throws {
    let output = try run(Self.attempts, Confinement(missing: [.landlock, .seccomp], isRequired: false)).output
    for name in ["write outside", "read a file of others", "list the root", "signal its parent", "change a mode"] {
      #expect(output.contains(name), "\(output)")
    }
  }

  @Test func aLoopAndAWaitHaveAnEnd() throws {
    let loop = try run("while :; do :; done", seconds: 1)
    #expect([SIGKILL, SIGXCPU].contains(loop.status & 0x7F))
  }

  @Test(.exhaustive) func aWaitHasAnEnd() throws {
    let wait = try run("echo before; sleep 1000", seconds: 1)
    #expect(wait.isLate && wait.output == "before\n" && wait.status & 0x7F == SIGKILL)
  }

  /// What it leaves behind goes with it, and its output is bounded.
  @Test func nothingIsLeftBehind() throws {
    let mark = UUID().uuidString
    _ = try run("setsid bash -c 'sleep 1000; true' \(mark) > /dev/null 2>&1 & echo done")
    let lines = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).filter { number in
      let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
      return line.split(separator: 0).contains { $0.elementsEqual(mark.utf8) }
    }
    #expect(lines == [])
  }

  @Test func megabytesOfOutputAreCut() throws {
    let result = try run("echo first; head -c 9000000 /dev/zero | tr '\\0' x; echo last")
    #expect(result.output.utf8.count < 5_000_000)
    #expect(result.output.hasPrefix("first\n") && result.output.hasSuffix("last\n"))
  }
}
