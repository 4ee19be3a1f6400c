import Foundation

/// Starts the program for one case, and waits for its end.
package struct CommandRun {
  /// How the program ended.
  package struct Outcome: Sendable {
    /// The exit status; nil after a signal.
    var status: Int32?
    var signal: Int32 = 0
    /// Whether it was still running after the longest wait, or left a process behind that was.
    var isEndless = false
    /// Processor time of the program and its workers.
    var seconds = 0.0
    var peakMegabytes = 0
    var printed: [UInt8] = []
    var warnings: [UInt8] = []
  }

  /// The program.
  let program: String
  /// The folder for the files of a case and the outputs.
  let folder: URL
  /// The longest wait, in seconds.
  let patience: Double

  package init(program: String, folder: URL, patience: Double = 20) {
    (self.program, self.folder, self.patience) = (program, folder, patience)
  }

  /// - Throws: when the files cannot be made or the shell cannot be started.
  package func run(_ plan: CommandCase) throws -> Outcome {
    let files = folder.appending(path: "files")
    try CommandFolder(url: files).make()
    for name in [CommandCase.printed, CommandCase.warnings] { try Data().write(to: folder.appending(path: name)) }
    try Data(plan.script(program: program).utf8).write(to: folder.appending(path: "case.sh"))
    let command = ["bash", "-c", "cd \"$FILES\" && . ../case.sh"]
    var outcome = try watch(command, in: files.path, patience: patience * allowance(plan))
    outcome.printed = output(CommandCase.printed)
    outcome.warnings = output(CommandCase.warnings)
    return outcome
  }

  /// More patience for large pictures.
  private func allowance(_ plan: CommandCase) -> Double { max(1, Double(plan.pixels) / 10_000_000) }

  /// Starts a process group, which holds one end of a pipe; the pipe is closed when all its processes have ended.
  private func watch(_ command: [String], in path: String, patience: Double) throws -> Outcome {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw CommandRunError("no more pipes") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = try start(command, in: path, holding: ends[1])
    close(ends[1])
    var entry = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    let isOver = poll(&entry, 1, Int32(patience * 1000)) > 0
    if !isOver { kill(-process, SIGKILL) }
    close(ends[0])
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return Outcome(
      status: signal == 0 ? (status >> 8) & 0xFF : nil, signal: signal, isEndless: !isOver,
      seconds: usage.ru_utime.seconds + usage.ru_stime.seconds, peakMegabytes: usage.ru_maxrss / 1024)
  }

  private func start(_ command: [String], in path: String, holding end: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, end, 9)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    let arguments = command.map { strdup($0) } + [nil]
    let environment = [strdup("PATH=/usr/bin:/bin"), strdup("FILES=\(path)"), nil]
    defer { (arguments + environment).forEach { free($0) } }
    var process = pid_t()
    let error = posix_spawnp(&process, command[0], &actions, &attributes, arguments, environment)
    guard error == 0 else { throw CommandRunError("cannot start \(command[0]): \(String(cString: strerror(error)))") }
    return process
  }

  private func output(_ name: String) -> [UInt8] {
    Array((try? Data(contentsOf: folder.appending(path: name))) ?? Data())
  }
}

/// A case cannot be run.
package struct CommandRunError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
