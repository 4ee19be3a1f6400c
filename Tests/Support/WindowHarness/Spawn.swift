import Foundation
import Synchronization

/// Locked while pipes are made and a program is started, so that no other program inherits an end of them. Swift does not
/// import `pipe2`, which would make the lock unnecessary.
let startingPrograms = Mutex(())

/// The two ends of a pipe, as file descriptors.
package struct Channel {
  package let reading: Int32
  package let writing: Int32

  package init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw TestFailure("no more pipes: \(String(cString: strerror(errno)))") }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }
}

/// Starts a program with `streams` as its standard input, output and error, and without blocked signals.
///
/// Foundation's `Process` is not used: on Linux its children inherit the signal mask of the calling thread, and the threads
/// of tests block SIGTERM.
package func spawn(_ command: [String], environment: [String: String], streams: [Int32]) throws -> pid_t {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for (standard, stream) in streams.enumerated() {
    posix_spawn_file_actions_adddup2(&actions, stream, Int32(standard))
  }

  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

  let arguments = command.map { strdup($0) } + [nil]
  let settings = environment.map { strdup("\($0)=\($1)") } + [nil]
  defer { (arguments + settings).forEach { free($0) } }
  var identifier = pid_t()
  let error = posix_spawnp(&identifier, command[0], &actions, &attributes, arguments, settings)
  guard error == 0 else { throw TestFailure("cannot start \(command[0]): \(String(cString: strerror(error)))") }
  return identifier
}

/// Waits until `descriptor` can be read or its other end is closed. Returns false after `seconds`.
package func waitUntilReadable(_ descriptor: Int32, seconds: Double) -> Bool {
  var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  var answer: Int32
  repeat {
    answer = poll(&entry, 1, Int32(seconds * 1000))
  } while answer < 0 && errno == EINTR
  return answer > 0
}
