import CSDL2
import Canvas
import Console
import Foundation
import Playground

/// The window on the display: a title, a size, and pixels that are copied from a bitmap.
///
/// It draws nothing itself, so that the window and a saved picture have the same pixels.
package final class Window {
  let handle: OpaquePointer

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - place: its top left corner on the desktop with title bar and borders, in device pixels; nil for the middle of the first
  ///     display, which is also taken if no display shows that place.
  ///   - size: the size without title bar and borders, in device pixels.
  ///   - mayBeCut: whether the window may be larger than the display, because the user gave its size. It is then moved from its
  ///     place so that the display shows as much of it as possible. If false, a window that does not fit is maximized.
  ///   - minimumSize: the smallest size that the user can make it, in device pixels.
  /// - Throws: a `Refusal` if there is no display.
  package init(title: String, size: CGSize, at place: CGPoint?, mayBeCut: Bool, minimumSize: CGSize) throws {
    guard Self.startVideo() else { throw Self.noDisplay() }
    let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    let display = place.flatMap(Self.display(showing:))
    var place = display == nil ? nil : place
    if mayBeCut, let display, let bounds = Self.bounds(ofDisplay: display) {
      place = place.map { Self.place($0, ofSize: size, in: bounds) }
    }
    var flags = SDL_WINDOW_RESIZABLE.rawValue, size = size
    if !mayBeCut, let space = Self.space(on: display) {
      // A desktop without title bars does not maximize windows.
      if size.width > space.width || size.height > space.height - Self.titleBar {
        flags |= SDL_WINDOW_MAXIMIZED.rawValue
      }
      size = CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
    }
    let (x, y) = (place.map { Int32($0.x) } ?? centered, place.map { Int32($0.y) } ?? centered)
    guard let handle = SDL_CreateWindow(title, x, y, Int32(size.width), Int32(size.height), flags)
    else { throw Self.noDisplay() }
    self.handle = handle
    WindowIcon.set(on: handle)
    setMinimumSize(minimumSize)
    // Letters are commands while no text is edited; an input method must not take them.
    SDL_StopTextInput()
  }

  /// Opens a further window in the middle of a display. The first window keeps the keyboard focus where the desktop
  /// permits it.
  /// - Returns: nil if it cannot be opened.
  init?(title: String, size: CGSize, onDisplay display: Int32) {
    let place = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK | UInt32(display))
    let flags = SDL_WINDOW_RESIZABLE.rawValue
    guard let handle = SDL_CreateWindow(title, place, place, Int32(size.width), Int32(size.height), flags) else {
      return nil
    }
    self.handle = handle
    WindowIcon.set(on: handle)
    setMinimumSize(CGSize(width: 320, height: 240))
  }

  /// Closes the window and the connection to the display.
  package func close() {
    destroy()
    SDL_Quit()
  }

  /// Closes the window. Others stay open.
  func destroy() { SDL_DestroyWindow(handle) }

  /// The number by which events name the window.
  var id: UInt32 { SDL_GetWindowID(handle) }

  /// The number of the display that most of the window is on; 0 if it is not known.
  var display: Int32 { max(SDL_GetWindowDisplayIndex(handle), 0) }

  /// Brings the window to the front and gives it the keyboard focus.
  func raise() {
    SDL_RaiseWindow(handle)
    // Without a window manager, raising a window does not give it the focus.
    SDL_SetWindowInputFocus(handle)
  }

  /// The number of displays.
  package static var displays: Int { max(Int(SDL_GetNumVideoDisplays()), 1) }

  var title: String {
    get { String(cString: SDL_GetWindowTitle(handle)) }
    set { if newValue != title { SDL_SetWindowTitle(handle, newValue) } }
  }

  /// The shape of the mouse pointer over the window.
  var pointer = PointerShape.arrow {
    didSet {
      guard pointer != oldValue else { return }
      let cursor = cursors[pointer] ?? SDL_CreateSystemCursor(pointer.systemCursor)
      cursors[pointer] = cursor
      SDL_SetCursor(cursor)
    }
  }
  /// The pointers that were shown. SDL frees them when it quits.
  private var cursors: [PointerShape: OpaquePointer] = [:]

  var isFullScreen = false {
    didSet {
      guard isFullScreen != oldValue else { return }
      SDL_SetWindowFullscreen(handle, isFullScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
    }
  }

  /// Whether keys also arrive as text from an input method.
  var takesText = false {
    didSet {
      guard takesText != oldValue else { return }
      if takesText { SDL_StartTextInput() } else { SDL_StopTextInput() }
    }
  }

  /// Tells the input method where the caret is.
  /// - Parameter frame: in pixels at scale 1.
  func setTextPlace(_ frame: CGRect, scale: Int) {
    let scale = CGFloat(scale)
    var rect = SDL_Rect(
      x: Int32(frame.minX * scale), y: Int32(frame.minY * scale), w: Int32(frame.width * scale),
      h: Int32(frame.height * scale))
    SDL_SetTextInputRect(&rect)
  }

  /// The size without title bar and borders, in device pixels.
  var size: CGSize {
    get {
      var width: Int32 = 0
      var height: Int32 = 0
      SDL_GetWindowSize(handle, &width, &height)
      return CGSize(width: Int(width), height: Int(height))
    }
    set { SDL_SetWindowSize(handle, Int32(newValue.width), Int32(newValue.height)) }
  }

  /// The smallest size that the user can make it, in device pixels.
  func setMinimumSize(_ size: CGSize) { SDL_SetWindowMinimumSize(handle, Int32(size.width), Int32(size.height)) }

  /// The space for this window on its display, in device pixels: all of it for a window that fills the display. Nil if the
  /// display has gone away.
  var spaceOfDisplay: CGSize? {
    let display = SDL_GetWindowDisplayIndex(handle)
    var bounds = SDL_Rect()
    guard display >= 0 else { return nil }
    let result = isFullScreen ? SDL_GetDisplayBounds(display, &bounds) : SDL_GetDisplayUsableBounds(display, &bounds)
    return result == 0 ? CGSize(width: Int(bounds.w), height: Int(bounds.h)) : nil
  }

  // MARK: - Pixels

  /// Shows the part of `bitmap` inside `areas`, which are in device pixels.
  ///
  /// - Throws: a `Refusal` if the display has no memory for a window of this size.
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

  /// The space for windows on a display, in device pixels; nil is the first one.
  private static func space(on display: Int32?) -> CGSize? { bounds(ofDisplay: display ?? 0)?.size }

  /// The space for windows on a display, in device pixels; that of a small one if it is not known.
  static func space(ofDisplay index: Int32) -> CGSize {
    bounds(ofDisplay: index)?.size ?? CGSize(width: 800, height: 600)
  }

  /// Returns the largest scale at which a window of `size` fits the display: 1, 2 or 3; 1 if there is no display.
  /// - Parameter place: where the window will be; nil for the first display.
  package static func fittingScale(for size: CGSize, at place: CGPoint?) -> Int {
    guard startVideo(), let space = space(on: place.flatMap(display(showing:))) else { return 1 }
    return scale(for: size, in: space)
  }

  /// Returns the largest scale at which a window of `size` fits into `space`: 1, 2 or 3.
  static func scale(for size: CGSize, in space: CGSize) -> Int {
    min(max(Int(min(space.width / size.width, space.height / size.height)), 1), 3)
  }

  private static func noDisplay() -> Refusal {
    let error = String(cString: SDL_GetError())
    let reason = error.isEmpty ? "no memory for its pixels" : error
    return Refusal(
      status: .noDisplay,
      reason: "cannot open a window (\(reason)); 'touchstone render SCENE -o FILE' needs no display")
  }
}

extension PointerShape {
  fileprivate var systemCursor: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .resize: SDL_SYSTEM_CURSOR_SIZEWE
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .move: SDL_SYSTEM_CURSOR_SIZEALL
    case .cross: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .resizeVertically: SDL_SYSTEM_CURSOR_SIZENS
    case .resizeDown: SDL_SYSTEM_CURSOR_SIZENWSE
    case .resizeUp: SDL_SYSTEM_CURSOR_SIZENESW
    }
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
  /// Copies one area of `bitmap` to the same place of the surface. Converts the pixels if the formats differ.
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
