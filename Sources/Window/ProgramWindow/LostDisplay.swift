import CSDL2
import Console
import Foundation

/// Ends the program if the X server goes away while the window is open. The files of the recording and of the state are
/// complete at each moment, so that nothing else is to be done.
enum LostDisplay {
  static let reason = "the display is gone; the next 'touchstone open' restores the recording"

  /// Replaces the handler of Xlib, which would end the program with 1. Call it after SDL has loaded Xlib.
  static func watch() {
    // Else a request to a server that is gone would end the program before the handler is called.
    signal(SIGPIPE, SIG_IGN)
    // SDL loads Xlib when it finds an X display. The program is not linked with it.
    guard let library = dlopen("libX11.so.6", RTLD_NOLOAD | RTLD_LAZY),
      let symbol = dlsym(library, "XSetIOErrorHandler")
    else { return }
    typealias Handler = @convention(c) (OpaquePointer?) -> Int32
    typealias Setter = @convention(c) (Handler?) -> Handler?
    _ = unsafeBitCast(symbol, to: Setter.self)({ _ in LostDisplay.end() })
  }

  /// Xlib calls `exit` if its handler returns.
  nonisolated private static func end() -> Never {
    MainActor.assumeIsolated { warn(reason) }
    _exit(Refusal.Status.noDisplay.rawValue)
  }
}
