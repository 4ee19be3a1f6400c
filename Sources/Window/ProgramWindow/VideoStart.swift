import CSDL2
import Foundation

/// Connects to the display on another thread, while the program reads the scene and draws its first picture: loading SDL and
/// connecting take as long as both.
///
/// SDL asks for one thread because macOS and Windows need it. On X11 and Wayland another thread may begin, as long as the two
/// do not call SDL at the same time: `CSDL2` makes the others wait.
package enum VideoStart {
  /// Why there is no display; nil if there is one. Written by the thread before `CSDL2_wait` returns.
  nonisolated(unsafe) fileprivate static var reason: String?
  private static var isBegun = false
  private static var isPrepared = false

  /// Begins to load SDL, for a program that will probably call `begin()`.
  /// - Parameter keepsFiles: whether X11's library may keep a table for the next start. A locked window writes nothing.
  package static func load(keepsFiles: Bool) {
    prepare()
    if keepsFiles { CompositionCache.begin() }
    CSDL2_begin_loading()
  }

  /// Begins to connect.
  package static func begin() {
    prepare()
    isBegun = CSDL2_run(connectBeside)
  }

  /// Closes the connection, for a program that ends without a window.
  package static func abandon() {
    if finish() == nil { SDL_Quit() }
  }

  /// Waits for the connection; makes it, if that was not begun.
  /// - Returns: why there is no display; nil if there is one.
  static func finish() -> String? {
    guard isBegun else {
      prepare()
      return connect()
    }
    isBegun = false
    CSDL2_wait()
    return reason
  }

  /// Changes what belongs to the whole process and must not change while other threads run.
  private static func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    // SDL converts titles with the C library; in the default locale, that fails for all but ASCII letters.
    setlocale(LC_CTYPE, "C.UTF-8")
    // Without a session bus, its library would start one, and the program would wait for that.
    if getenv("DBUS_SESSION_BUS_ADDRESS") == nil {
      let folder = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) } ?? ""
      if access(folder + "/bus", F_OK) != 0 { setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 0) }
    }
  }

  nonisolated fileprivate static func connect() -> String? {
    if let error = CSDL2_load() { return String(cString: error) }
    setHints()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { return String(cString: SDL_GetError()) }
    // On X11, shared memory instead of an OpenGL texture: ten times as fast, with a quarter of the memory. On Wayland, SDL
    // has only textures.
    let isX11 = SDL_GetCurrentVideoDriver().map { String(cString: $0) } == "x11"
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, isX11 ? "0" : "1")
    return nil
  }

  nonisolated private static func setHints() {
    // SDL's other drivers draw nowhere or take over the console. Wayland's library prints an error of its own if there is
    // no folder for its socket.
    let hasWaylandFolder = getenv("XDG_RUNTIME_DIR") != nil
    SDL_SetHint(SDL_HINT_VIDEODRIVER, hasWaylandFolder ? "x11,wayland" : "x11")
    // No mouse events from touches, and no touches from the mouse.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // The click that brings the window to the front is also a touch.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // SDL's defaults are for games: they turn off the desktop's effects and screen saver.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // The window of an input method with its candidates, and compositions of more than 31 bytes.
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    SDL_SetHint(SDL_HINT_APP_NAME, "Touchstone")
    // `EndSignals` handles them.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
  }
}

/// A function of the file, because a closure here would belong to the main actor.
nonisolated private func connectBeside() { VideoStart.reason = VideoStart.connect() }
