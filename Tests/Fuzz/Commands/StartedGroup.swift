import Foundation

/// A process that was started, with all processes that it starts itself.
struct StartedGroup {
  let process: pid_t
  /// A pipe whose other end each process of the group holds: it is closed when all have ended.
  let end: Int32

  /// - Parameters:
  ///   - command: a name on the PATH, and the arguments.
  ///   - path: the current folder, which the command finds in the variable `FILES`, too.
  init(_ command: [String], in path: String) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw CommandRunError("no more pipes") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    end = ends[0]
    defer { close(ends[1]) }
    let shell = ["bash", "-c", "cd \"$FILES\" && exec \"$@\"", "bash"]
    process = try Self.spawn(shell + command, files: path, holding: ends[1])
  }

  /// Waits until all processes have ended.
  /// - Returns: false after `seconds`.
  func waitForEnd(seconds: Double) -> Bool {
    var entry = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, Int32(seconds * 1000)) > 0
  }

  /// Ends all processes if `killing`, and returns how the first one ended.
  func finish(killing: Bool) -> CommandRun.Outcome {
    if killing {
      kill(-process, SIGKILL)
      // Processes that left the group end when they notice that the first one did.
      _ = waitForEnd(seconds: 30)
    }
    close(end)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
    // A process begins with the peak of the one that started it, which says nothing of its own.
    var own = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &own)
    let peak = usage.ru_maxrss > own.ru_maxrss ? usage.ru_maxrss : 0
    let signal = status & 0x7F
    return CommandRun.Outcome(
      status: signal == 0 ? (status >> 8) & 0xFF : nil, signal: signal, isEndless: killing,
      seconds: usage.ru_utime.seconds + usage.ru_stime.seconds, peakMegabytes: peak / 1024)
  }

  private static func spawn(_ command: [String], files: String, holding end: Int32) throws -> pid_t {
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
    let environment = [strdup("PATH=/usr/bin:/bin"), strdup("FILES=\(files)"), nil]
    defer { (arguments + environment).forEach { free($0) } }
    var process = pid_t()
    let error = posix_spawnp(&process, command[0], &actions, &attributes, arguments, environment)
    guard error == 0 else { throw CommandRunError("cannot start \(command[0]): \(String(cString: strerror(error)))") }
    return process
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
