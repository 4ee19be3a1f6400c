import CX11
import Console
import Foundation

/// Ends the program if the X server goes away while the window is open. The files of the recording and of the state are
/// complete at each moment, so that nothing else is to be done.
enum LostDisplay {
  static let reason = "the display is gone; the next 'touchstone open' restores the recording"

  /// Replaces the handlers of Xlib, which would end the program with 1.
  static func watch() {
    // A window of another program may close at any moment, and this one while a thread wakes it: requests about a window that is gone
    // have no effect.
    XSetErrorHandler { _, _ in 0 }
    // Else a request to a server that is gone would end the program before the handler is called.
    signal(SIGPIPE, SIG_IGN)
    XSetIOErrorHandler { _ in LostDisplay.end() }
  }

  /// Xlib calls `exit` if its handler returns.
  nonisolated private static func end() -> Never {
    MainActor.assumeIsolated { warn(reason) }
    _exit(Refusal.Status.noDisplay.rawValue)
  }
}
