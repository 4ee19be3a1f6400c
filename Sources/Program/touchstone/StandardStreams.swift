import Foundation

/// Prepares standard input, output and error, with which a program can be started in any state.
enum StandardStreams {
  /// Gives closed streams a descriptor, and `SIGPIPE` its usual effect. Call it before anything opens a file.
  static func prepare() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { occupy(stream) }
    endAtClosedPipes()
  }

  /// Opens the null device in place of a closed stream. Otherwise the next file would get its number, and messages would be
  /// written into that file. It is opened for reading, so that output is still an error.
  private static func occupy(_ stream: Int32) {
    guard fcntl(stream, F_GETFD) < 0 else { return }
    _ = open("/dev/null", O_RDONLY)
  }

  /// Lets a closed pipe end the program, also if it was started by one that ignores or blocks `SIGPIPE`.
  private static func endAtClosedPipes() {
    signal(SIGPIPE, SIG_DFL)
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    sigprocmask(SIG_UNBLOCK, &pipe, nil)
  }
}
