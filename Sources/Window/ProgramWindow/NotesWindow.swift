import CSDL2
import Canvas
import Foundation
import Playground

/// The window with the notes of a lesson plan, on another display than the main window.
///
/// Keys that it receives go to the workbench, so that the teacher can go on while it has the focus. The mouse does nothing.
struct NotesWindow {
  private let window: Window
  private var screen = NotesScreen()
  private var bitmap: Bitmap
  private let scale: Int

  /// - Returns: nil if there is no other display, or if the window cannot be opened.
  @MainActor init?(of workbench: Workbench, beside main: Window) {
    guard let display = (0..<Int32(Window.displays)).first(where: { $0 != main.display }) else { return nil }
    scale = workbench.scale
    let space = Window.space(ofDisplay: display)
    let size = CGSize(
      width: min(720 * CGFloat(scale), space.width), height: min(900 * CGFloat(scale), space.height - 80))
    guard let window = Window(title: workbench.notesTitle, size: size, onDisplay: display) else { return nil }
    self.window = window
    bitmap = Bitmap(fitting: window.size)
    main.raise()
  }

  func close() { window.destroy() }

  /// Handles an event of this window.
  /// - Returns: whether it was one that the main window must not get.
  mutating func takes(_ event: SDL_Event) -> Bool {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEMOTION: event.motion.windowID == window.id
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID == window.id
    case SDL_MOUSEWHEEL: event.wheel.windowID == window.id
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: event.tfinger.windowID == window.id
    case SDL_WINDOWEVENT where event.window.windowID == window.id: takes(event.window)
    default: false
    }
  }

  private mutating func takes(_ event: SDL_WindowEvent) -> Bool {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SIZE_CHANGED: screen.invalidate()
    default: break
    }
    return true
  }

  /// Whether the user closes this window.
  func isClosed(by event: SDL_Event) -> Bool {
    event.type == SDL_WINDOWEVENT.rawValue && event.window.windowID == window.id
      && UInt32(event.window.event) == SDL_WINDOWEVENT_CLOSE.rawValue
  }

  /// Draws what changed, and shows it.
  @MainActor mutating func update(from workbench: Workbench) throws {
    window.title = workbench.notesTitle
    if !bitmap.fits(window.size) {
      bitmap = Bitmap(fitting: window.size)
      screen.invalidate()
    }
    let size = CGSize(width: window.size.width / CGFloat(scale), height: window.size.height / CGFloat(scale))
    try window.show(bitmap, in: screen.draw(workbench, size: size, into: bitmap))
  }
}
