import CSDL2
import Foundation

extension Window {
  /// Connects to the display. If it returns true, call `SDL_Quit` at the end; if there is no display, `SDL_GetError` says why.
  package static func startVideo() -> Bool {
    // SDL converts titles with the C library; in the default locale, that fails for all but ASCII letters.
    setlocale(LC_CTYPE, "C.UTF-8")
    setHints()
    // Before SDL begins: it restores the handlers of before when it closes its connections, whose last errors come then.
    LostDisplay.watch()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { return false }
    // On X11, shared memory instead of an OpenGL texture: ten times as fast, with a quarter of the memory. On Wayland, SDL
    // has only textures.
    let isX11 = SDL_GetCurrentVideoDriver().map { String(cString: $0) } == "x11"
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, isX11 ? "0" : "1")
    return true
  }

  private static func setHints() {
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
