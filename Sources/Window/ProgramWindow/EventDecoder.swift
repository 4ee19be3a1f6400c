import CSDL2
import Console
import Foundation
import TouchInput

/// Turns SDL's events into `InputEvent`s, from device pixels into the window's pixels at scale 1.
///
/// It keeps what an event does not contain: the window's size at the time of the event, and the fingers that are down.
struct EventDecoder {
  private(set) var scale: CGFloat
  /// The window's size in device pixels, after the last event.
  private(set) var windowSize: CGSize
  private var fingers = Fingers()
  private var wasShown = false
  private var isClosed = false
  /// Whether the place of the pointer is known.
  private var hasPointer = false

  /// - Parameters:
  ///   - windowSize: the window's size in device pixels.
  ///   - scale: device pixels for each pixel of the window.
  init(windowSize: CGSize, scale: Int) {
    self.windowSize = windowSize
    self.scale = CGFloat(scale)
  }

  /// Returns the input event for an event of SDL; nil for events that are not used.
  mutating func decode(_ event: SDL_Event) -> InputEvent? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEMOTION:
      decode(event.motion)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      decode(event.button)
    case SDL_MOUSEWHEEL:
      decode(event.wheel)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      decode(event.tfinger)
    case SDL_KEYDOWN, SDL_KEYUP:
      decode(event.key)
    case SDL_TEXTINPUT:
      decode(event.text)
    case SDL_TEXTEDITING:
      decode(event.edit)
    case SDL_TEXTEDITING_EXT:
      decode(event.editExt)
    case SDL_DROPFILE:
      decode(event.drop)
    case SDL_WINDOWEVENT:
      decode(event.window)
    case SDL_QUIT:
      .closeRequested
    default:
      nil
    }
  }

  /// Changes the number of device pixels for each pixel of the window.
  /// - Parameter windowSize: the window's size in device pixels now.
  /// - Returns: the window's new size.
  mutating func rescale(to scale: Int, windowSize: CGSize) -> InputEvent {
    (self.scale, self.windowSize) = (CGFloat(scale), windowSize)
    return .resized(size)
  }

  /// The window's size in pixels at scale 1, rounded up: a pixel that the window's edge cuts counts.
  var size: CGSize {
    CGSize(width: (windowSize.width / scale).rounded(.up), height: (windowSize.height / scale).rounded(.up))
  }

  // MARK: - Display

  /// Checks whether the end of the program is the user's wish. SDL reports a Wayland compositor that goes away as an end
  /// without a window that is closed.
  /// - Throws: a `Refusal` if the display is gone.
  mutating func checkDisplay(_ event: SDL_Event) throws {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_WINDOWEVENT where UInt32(event.window.event) == SDL_WINDOWEVENT_CLOSE.rawValue: isClosed = true
    case SDL_QUIT where !isClosed: throw Refusal(status: .noDisplay, reason: LostDisplay.reason)
    default: break
    }
  }

  // MARK: - Mouse

  private mutating func decode(_ event: SDL_MouseMotionEvent) -> InputEvent? {
    guard event.which != Self.mouseOfTouchScreen else { return nil }
    defer { hasPointer = true }
    // A window that opens under the pointer is told where it is: nobody has moved it, and nothing is pointed at.
    if !hasPointer, event.xrel == 0, event.yrel == 0 { return nil }
    return .pointerMoved(point(event.x, event.y))
  }

  private func decode(_ event: SDL_MouseButtonEvent) -> InputEvent? {
    guard event.which != Self.mouseOfTouchScreen, let button = InputEvent.Button(sdl: event.button) else { return nil }
    let location = point(event.x, event.y)
    return event.state == SDL_PRESSED ? .pointerDown(location, button) : .pointerUp(location, button)
  }

  private func decode(_ event: SDL_MouseWheelEvent) -> InputEvent? {
    guard event.which != Self.mouseOfTouchScreen else { return nil }
    let sign: CGFloat = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    return .wheel(
      dx: sign * CGFloat(event.preciseX), dy: sign * CGFloat(event.preciseY), at: point(event.mouseX, event.mouseY))
  }

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
  }

  /// The id of mouse events that SDL makes from touches: `SDL_TOUCH_MOUSEID`, a cast that Swift does not import.
  private static let mouseOfTouchScreen = UInt32.max

  // MARK: - Fingers

  private mutating func decode(_ event: SDL_TouchFingerEvent) -> InputEvent? {
    guard let (phase, location) = fingers.follow(event, in: windowSize) else { return nil }
    let point = CGPoint(x: location.x / scale, y: location.y / scale)
    return .finger(id: event.fingerId, phase, point, pressure: Double(event.pressure))
  }

  // MARK: - Keyboard

  private func decode(_ event: SDL_KeyboardEvent) -> InputEvent? {
    // The event's own modifiers. `SDL_GetModState` gives the present ones, and later events may already be waiting.
    let modifiers = Modifiers(sdl: event.keysym.mod)
    guard let key = Key(event.keysym) else { return event.keysym.isModifier ? .modifiers(modifiers) : nil }
    return event.state == SDL_PRESSED
      ? .keyDown(key, modifiers, isRepeat: event.repeat != 0)
      : .keyUp(key, modifiers)
  }

  private func decode(_ event: SDL_TextInputEvent) -> InputEvent? {
    .text(withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
  }

  private func decode(_ event: SDL_TextEditingEvent) -> InputEvent? {
    let text = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return .composing(text, caret: Int(event.start))
  }

  /// Decodes a long composition, and frees its text, which SDL leaves to the receiver of the event.
  private func decode(_ event: SDL_TextEditingExtEvent) -> InputEvent? {
    guard let text = event.text else { return nil }
    defer { SDL_free(text) }
    return .composing(String(cString: text), caret: Int(event.start))
  }

  /// Decodes a dropped file, and frees its path, which SDL leaves to the receiver of the event.
  private func decode(_ event: SDL_DropEvent) -> InputEvent? {
    guard let file = event.file else { return nil }
    defer { SDL_free(file) }
    return .fileDropped(path: String(cString: file))
  }

  // MARK: - Window

  private mutating func decode(_ event: SDL_WindowEvent) -> InputEvent? {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      windowSize = CGSize(width: Int(event.data1), height: Int(event.data2))
      return .resized(size)
    case SDL_WINDOWEVENT_EXPOSED:
      wasShown = true
      return .exposed
    case SDL_WINDOWEVENT_LEAVE:
      return .pointerLeft
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      return .focusGained
    case SDL_WINDOWEVENT_FOCUS_LOST:
      fingers.forget()
      return .focusLost
    case SDL_WINDOWEVENT_HIDDEN where wasShown, SDL_WINDOWEVENT_MINIMIZED where wasShown:
      // SDL hides and shows the window once more while it opens.
      fingers.forget()
      return .hidden
    default:
      return nil
    }
  }
}

extension InputEvent.Button {
  /// Nil for buttons that are not used.
  fileprivate init?(sdl number: UInt8) {
    switch Int32(number) {
    case SDL_BUTTON_LEFT: self = .left
    case SDL_BUTTON_MIDDLE: self = .middle
    case SDL_BUTTON_RIGHT: self = .right
    default: return nil
    }
  }
}
