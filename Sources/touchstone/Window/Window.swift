import CSDL2
import Canvas
import Foundation

/// The window on the display: a title, a size, and pixels that are copied into it from a bitmap.
///
/// Nothing is drawn here, so that what is seen and what a picture holds are the same bytes.
final class Window {
  private let handle: OpaquePointer

  /// Opens a window in the middle of the display.
  ///
  /// - Parameters:
  ///   - size: the size of its inside, in device pixels.
  ///   - mayBeCut: the size was asked for; else a window that has no room on the display, as one that filled it the last
  ///     time, fills it.
  ///   - minimumSize: how small a person can make it, in device pixels.
  /// - Throws: a `Refusal` if there is no display.
  init(title: String, size: CGSize, mayBeCut: Bool, minimumSize: CGSize) throws {
    guard Self.startVideo() else { throw Self.noDisplay() }
    let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    var flags = SDL_WINDOW_RESIZABLE.rawValue, size = size
    if !mayBeCut, let space = Self.space {
      // The title bars of most desktops are less than 40 pixels high; where there is none, nobody maximizes windows either.
      if size.width > space.width || size.height > space.height - 40 { flags |= SDL_WINDOW_MAXIMIZED.rawValue }
      size = CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
    }
    guard let handle = SDL_CreateWindow(title, centered, centered, Int32(size.width), Int32(size.height), flags)
    else { throw Self.noDisplay() }
    self.handle = handle
    SDL_SetWindowMinimumSize(handle, Int32(minimumSize.width), Int32(minimumSize.height))
    // Letters are commands until something on screen edits text; an input method must not take them.
    SDL_StopTextInput()
  }

  /// Takes the window off the display and lets go of the display itself.
  func close() {
    SDL_DestroyWindow(handle)
    SDL_Quit()
  }

  var title: String {
    get { String(cString: SDL_GetWindowTitle(handle)) }
    set { if newValue != title { SDL_SetWindowTitle(handle, newValue) } }
  }

  var isFullScreen = false {
    didSet {
      guard isFullScreen != oldValue else { return }
      SDL_SetWindowFullscreen(handle, isFullScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
    }
  }

  /// Whether keys come as text too, as an input method writes it.
  var takesText = false {
    didSet {
      guard takesText != oldValue else { return }
      if takesText { SDL_StartTextInput() } else { SDL_StopTextInput() }
    }
  }

  /// The size of its inside, in device pixels.
  var size: CGSize {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(handle, &width, &height)
    return CGSize(width: Int(width), height: Int(height))
  }

  // MARK: - Pixels

  /// Shows the part of `bitmap` inside `areas`, which are in device pixels.
  ///
  /// - Throws: a `Refusal` if the display gives no memory for a window of this size.
  func show(_ bitmap: Bitmap, in areas: [CGRect]) throws {
    guard let surface = SDL_GetWindowSurface(handle) else { throw Self.noDisplay() }
    let whole = SDL_Rect(
      x: 0, y: 0, w: min(surface.pointee.w, Int32(bitmap.width)), h: min(surface.pointee.h, Int32(bitmap.height)))
    var visible = areas.compactMap { SDL_Rect(enclosing: $0, within: whole) }
    for area in visible {
      surface.copy(bitmap, in: area)
    }
    if !visible.isEmpty {
      SDL_UpdateWindowSurfaceRects(handle, &visible, Int32(visible.count))
    }
  }

  // MARK: - Opening

  /// What the display has for a window, in device pixels.
  private static var space: CGSize? {
    var display = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &display) == 0 else { return nil }
    return CGSize(width: Int(display.w), height: Int(display.h))
  }

  /// The largest scale at which a window of `size` has room on the display: 1, 2 or 3; 1 where there is no display.
  static func fittingScale(for size: CGSize) -> Int {
    var display = SDL_Rect()
    guard startVideo(), SDL_GetDisplayUsableBounds(0, &display) == 0 else { return 1 }
    let (columns, rows) = (Int(display.w) / Int(size.width), Int(display.h) / Int(size.height))
    return min(max(min(columns, rows), 1), 3)
  }

  /// Looks for a display as every window here does. False if there is none, and SDL says why; else ended by `SDL_Quit`.
  static func startVideo() -> Bool {
    // SDL asks the C library what the bytes of a title mean; in the locale of a program that names none they are no letters.
    setlocale(LC_CTYPE, "C.UTF-8")
    setHints()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { return false }
    // On X11 through shared memory instead of an OpenGL texture: ten times as fast and a quarter of the memory. On Wayland
    // SDL has nothing but textures.
    let isX11 = SDL_GetCurrentVideoDriver().map { String(cString: $0) } == "x11"
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, isX11 ? "0" : "1")
    return true
  }

  private static func noDisplay() -> Refusal {
    let words = String(cString: SDL_GetError())
    let reason = words.isEmpty ? "it gives no memory for pixels" : words
    return Refusal(
      status: .noDisplay,
      reason: "cannot open a window (\(reason)); 'touchstone render SCENE -o FILE' needs no display")
  }

  private static func setHints() {
    // No drawing to nowhere and no taking over the console: where these do not answer there is no display.
    // Wayland's library complains on its own where it has no folder for its socket.
    let hasWaylandFolder = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] != nil
    SDL_SetHint(SDL_HINT_VIDEODRIVER, hasWaylandFolder ? "x11,wayland" : "x11")
    // A finger is a finger and a mouse is a mouse.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // The click that brings the window to the front is a touch like any other.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // Not a game: the desktop keeps its effects and its screen saver.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_APP_NAME, "Touchstone")
  }
}

extension SDL_Rect {
  /// The whole pixels that `area` touches inside `bounds`; nil if there are none.
  fileprivate init?(enclosing area: CGRect, within bounds: SDL_Rect) {
    let area = area.integral.intersection(
      CGRect(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h)))
    guard !area.isEmpty else { return nil }
    self.init(x: Int32(area.minX), y: Int32(area.minY), w: Int32(area.width), h: Int32(area.height))
  }
}

extension UnsafeMutablePointer<SDL_Surface> {
  /// Copies one area of `bitmap` to the same place here, row by row where the formats agree.
  fileprivate func copy(_ bitmap: Bitmap, in area: SDL_Rect) {
    let surface = pointee
    guard let format = surface.format?.pointee, let pixels = surface.pixels else { return }
    let target = pixels + Int(area.y) * Int(surface.pitch) + Int(area.x) * Int(format.BytesPerPixel)
    bitmap.withUnsafePixels { source in
      guard let start = source.baseAddress else { return }
      let first = start + Int(area.y) * bitmap.width + Int(area.x)
      let bytesPerRow = bitmap.width * MemoryLayout<UInt32>.size
      if format.format == SDL_PIXELFORMAT_RGB888.rawValue {
        for row in 0..<Int(area.h) {
          let line = target + row * Int(surface.pitch)
          line.copyMemory(from: first + row * bitmap.width, byteCount: Int(area.w) * MemoryLayout<UInt32>.size)
        }
      } else {
        SDL_ConvertPixels(
          area.w, area.h, SDL_PIXELFORMAT_RGB888.rawValue, first, Int32(bytesPerRow),
          format.format, target, surface.pitch)
      }
    }
  }
}
