import Files
import Foundation
import Glibc

/// A run of a tool on what a person wrote: it is confined, and its memory, its time and what is kept of its output are bounded.
struct ConfinedTool {
  /// The end of a run.
  struct Result {
    /// As `waitpid` has it.
    var status: Int32
    var output: String
    /// Whether it was ended because it took too long, by the clock or by its limit of processor time.
    var isLate: Bool

    /// Whether the tool, and the processes of which it says how they failed, came to their own ends. Others may leave half a file.
    var isWhole: Bool { !isLate && status & 0x7F == 0 && !output.contains("command failed due to signal") }
  }

  let start: ConfinedStart

  /// The bytes of the output that are kept, from its beginning and from its end.
  private static let head = 4_000_000, tail = 200_000

  /// Waits for the end of the tool and of all that it has started.
  func run() throws(ConfinedStart.Failure) -> Result {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { throw ConfinedStart.Failure(reason: String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process: pid_t
    do throws(ConfinedStart.Failure) {
      process = try start.run(output: ends[1]).process
    } catch {
      for end in ends { close(end) }
      throw error
    }
    close(ends[1])
    let (output, isLate) = read(ends[0])
    close(ends[0])
    // The tool leads a group of its own.
    kill(-process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // The processes that it has started need a moment to end.
    for _ in 0..<400 where kill(-process, 0) == 0 { usleep(5_000) }
    let signal = status & 0x7F
    return Result(status: status, output: output, isLate: isLate || signal == SIGKILL || signal == SIGXCPU)
  }

  /// Reads to the end, or as long as the tool and the machine around it may take.
  private func read(_ end: Int32) -> (output: String, isLate: Bool) {
    var head: [UInt8] = [], tail: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let deadline = MonotonicTime.now + 2 * Double(start.seconds)
    while true {
      let left = deadline - MonotonicTime.now
      guard left > 0 else { return (Self.text(head, tail), true) }
      var place = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      guard poll(&place, 1, Int32((left * 1000).rounded(.up))) > 0 else { continue }
      let count = Glibc.read(end, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return (Self.text(head, tail), false) }
      let room = min(count, Self.head - head.count)
      head += buffer[..<room]
      tail += buffer[room..<count]
      if tail.count > 2 * Self.tail { tail.removeFirst(tail.count - Self.tail) }
    }
  }

  private static func text(_ head: [UInt8], _ tail: [UInt8]) -> String {
    String(decoding: head + tail.suffix(Self.tail), as: UTF8.self)
  }
}
