import CSDL2
import Foundation
import Testing
@testable import TouchInput
@testable import ProgramWindow

/// The input events that SDL's events are decoded into. No window or display is needed.
@MainActor
struct EventDecoderTests {
  var decoder = EventDecoder(windowSize: CGSize(width: 1281, height: 801), scale: 1)

  // MARK: - Mouse

  @Test mutating func aMouseButtonGoesDownAndUpWhereThePointerIs() {
    #expect(decoder.decode(.button(SDL_MOUSEBUTTONDOWN, 1, 20, 30)) == .pointerDown(CGPoint(x: 20, y: 30), .left))
    #expect(decoder.decode(.button(SDL_MOUSEBUTTONUP, 1, -5, 900)) == .pointerUp(CGPoint(x: -5, y: 900), .left))
    #expect(decoder.decode(.button(SDL_MOUSEBUTTONDOWN, 3, 1, 2)) == .pointerDown(CGPoint(x: 1, y: 2), .right))
  }

  /// A window that opens under the pointer points at nothing until somebody moves it.
  @Test mutating func thePlaceOfThePointerAtTheStartIsNoMovement() {
    var event = SDL_Event.motion(20, 30)
    event.motion.xrel = 0
    #expect(decoder.decode(event) == nil)
    #expect(decoder.decode(.motion(21, 30)) == .pointerMoved(CGPoint(x: 21, y: 30)))
  }

  @Test mutating func buttonsAfterTheThirdAreIgnored() {
    #expect(decoder.decode(.button(SDL_MOUSEBUTTONDOWN, 4, 20, 30)) == nil)
  }

  @Test mutating func mouseEventsThatSDLMakesFromTouchesAreIgnored() {
    #expect(decoder.decode(.button(SDL_MOUSEBUTTONDOWN, 1, 20, 30, from: .max)) == nil)
    #expect(decoder.decode(.motion(20, 30, from: .max)) == nil)
  }

  @Test mutating func anotherScaleDividesLaterPositions() {
    let resized = decoder.rescale(to: 2, windowSize: CGSize(width: 2561, height: 1600))
    #expect(resized == .resized(CGSize(width: 1281, height: 800)))
    #expect(decoder.decode(.motion(30, 50)) == .pointerMoved(CGPoint(x: 15, y: 25)))
  }

  /// The scale at which 1280 × 800 fits.
  @Test(arguments: [
    (CGSize(width: 1024, height: 768), 1), (CGSize(width: 2560, height: 1540), 1),
    (CGSize(width: 2560, height: 1600), 2),
    (CGSize(width: 7680, height: 4320), 3),
  ])
  func theScaleFitsTheDisplay(space: CGSize, scale: Int) {
    #expect(Window.scale(for: PictureSize.standard.devicePixels(1), in: space) == scale)
  }

  @Test mutating func positionsAreDividedByTheScale() {
    decoder = EventDecoder(windowSize: CGSize(width: 2561, height: 1601), scale: 2)
    #expect(decoder.decode(.motion(21, 30)) == .pointerMoved(CGPoint(x: 10.5, y: 15)))
    #expect(decoder.decode(.finger(SDL_FINGERDOWN, 7, 0.5, 0.25)) == .finger(7, .down, 640, 200))
    #expect(
      decoder.decode(.window(SDL_WINDOWEVENT_SIZE_CHANGED, 2047, 1281)) == .resized(CGSize(width: 1024, height: 641)))
  }

  // MARK: - Fingers

  @Test mutating func positionsOfFingersAreExactToASixteenthOfAPixel() {
    #expect(decoder.decode(.finger(SDL_FINGERDOWN, 7, 0.25, 0.5)) == .finger(7, .down, 320, 400))
    #expect(decoder.decode(.finger(SDL_FINGERMOTION, 7, 320.25 / 1280, 0.5)) == .finger(7, .moved, 320.25, 400))
  }

  @Test mutating func outsideTheWindowAFingerFollowsItsMovement() {
    _ = decoder.decode(.finger(SDL_FINGERDOWN, 7, 0.25, 0.5))
    // SDL holds the position at the edge and reports the movement as it was.
    #expect(
      decoder.decode(.finger(SDL_FINGERMOTION, 7, 0, 0.5, dx: -370 / 1280)) == .finger(7, .moved, -50, 400))
    #expect(
      decoder.decode(.finger(SDL_FINGERMOTION, 7, 0, 1, dx: 0, dy: 500 / 800)) == .finger(7, .moved, -50, 900))
    #expect(
      decoder.decode(.finger(SDL_FINGERMOTION, 7, 0.5, 0.5, dx: 690 / 1280)) == .finger(7, .moved, 640, 400))
  }

  @Test mutating func aFingerGoesUpAtItsLastPosition() {
    _ = decoder.decode(.finger(SDL_FINGERDOWN, 7, 0.25, 0.5))
    _ = decoder.decode(.finger(SDL_FINGERMOTION, 7, 0, 0.5, dx: -370 / 1280))
    #expect(decoder.decode(.finger(SDL_FINGERUP, 7, 0, 0.5)) == .finger(7, .up, -50, 400))
  }

  @Test mutating func reportsThatCannotFollowTheLastOneAreIgnored() {
    #expect(decoder.decode(.finger(SDL_FINGERMOTION, 7, 0.5, 0.5)) == nil)
    #expect(decoder.decode(.finger(SDL_FINGERUP, 7, 0.5, 0.5)) == nil)
    _ = decoder.decode(.finger(SDL_FINGERDOWN, 7, 0.25, 0.5))
    #expect(decoder.decode(.finger(SDL_FINGERDOWN, 7, 0.5, 0.5)) == nil)
    _ = decoder.decode(.finger(SDL_FINGERUP, 7, 0.25, 0.5))
    #expect(decoder.decode(.finger(SDL_FINGERUP, 7, 0.25, 0.5)) == nil)
  }

  @Test(arguments: [SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED])
  mutating func aFingerIsIgnoredAfterTheWindowLostTheFocusOrWasHidden(_ leaving: SDL_WindowEventID) {
    _ = decoder.decode(.window(SDL_WINDOWEVENT_EXPOSED))
    _ = decoder.decode(.finger(SDL_FINGERDOWN, 7, 0.25, 0.5))
    #expect(decoder.decode(.window(leaving)) == (leaving == SDL_WINDOWEVENT_FOCUS_LOST ? .focusLost : .hidden))
    #expect(decoder.decode(.finger(SDL_FINGERMOTION, 7, 0.5, 0.5)) == nil)
    #expect(decoder.decode(.finger(SDL_FINGERUP, 7, 0.5, 0.5)) == nil)
    #expect(decoder.decode(.finger(SDL_FINGERDOWN, 8, 0.25, 0.5)) == .finger(8, .down, 320, 400))
  }

  @Test mutating func touchesThatSDLMakesFromTheMouseAreIgnored() {
    var event = SDL_Event.finger(SDL_FINGERDOWN, 0, 0.25, 0.5)
    event.tfinger.touchId = SDL_MOUSE_TOUCHID
    #expect(decoder.decode(event) == nil)
  }

  // MARK: - Keyboard

  @Test mutating func aKeyHasTheModifiersOfItsEvent() {
    #expect(
      decoder.decode(.key(SDL_KEYDOWN, SDLK_q, KMOD_RCTRL))
        == .keyDown(.character("q"), .control, isRepeat: false))
    #expect(
      decoder.decode(.key(SDL_KEYDOWN, SDLK_RIGHT, KMOD_LSHIFT, repeats: 1))
        == .keyDown(.right, .shift, isRepeat: true))
    #expect(decoder.decode(.key(SDL_KEYUP, SDLK_F5, KMOD_NONE)) == .keyUp(.function(5), []))
  }

  @Test mutating func aKeyWithoutALatinLetterIsTheAmericanOneAtItsPlace() {
    var event = SDL_Event.key(SDL_KEYDOWN, SDL_KeyCode(0x0439), KMOD_LCTRL)
    event.key.keysym.scancode = SDL_SCANCODE_Q
    #expect(decoder.decode(event) == .keyDown(.character("q"), .control, isRepeat: false))
  }

  /// The characters of keys on German, French and Spanish layouts, their places on an American one, and the decoded keys.
  @Test(
    arguments: [
      ("+", SDL_SCANCODE_RIGHTBRACKET, "]"), ("ü", SDL_SCANCODE_LEFTBRACKET, "["), ("ß", SDL_SCANCODE_MINUS, "-"),
      ("´", SDL_SCANCODE_EQUALS, "="), ("-", SDL_SCANCODE_SLASH, "-"), ("<", SDL_SCANCODE_NONUSBACKSLASH, "<"),
      ("z", SDL_SCANCODE_Y, "z"), ("&", SDL_SCANCODE_1, "1"), ("é", SDL_SCANCODE_2, "2"),
      ("$", SDL_SCANCODE_RIGHTBRACKET, "]"),
      (",", SDL_SCANCODE_M, ","), (":", SDL_SCANCODE_PERIOD, "."), ("!", SDL_SCANCODE_SLASH, "/"),
      ("`", SDL_SCANCODE_LEFTBRACKET, "["), ("'", SDL_SCANCODE_MINUS, "-"),
    ] as [(Character, SDL_Scancode, Character)])
  mutating func aSignThatIsNotUsedIsTheAmericanOneAtItsPlace(typed: Character, place: SDL_Scancode, meant: Character)
    throws
  {
    let symbol = try #require(typed.unicodeScalars.first)
    var event = SDL_Event.key(SDL_KEYDOWN, SDL_KeyCode(symbol.value), KMOD_NONE)
    event.key.keysym.scancode = place
    #expect(decoder.decode(event) == .keyDown(.character(meant), [], isRepeat: false))
  }

  @Test mutating func digitsOfTheKeypadAreDecodedAsDigits() {
    var event = SDL_Event.key(SDL_KEYDOWN, SDLK_KP_7, KMOD_NONE)
    event.key.keysym.scancode = SDL_SCANCODE_KP_7
    #expect(decoder.decode(event) == .keyDown(.character("7"), [], isRepeat: false))
  }

  @Test mutating func aModifierKeyReportsTheModifiersThatAreDown() {
    #expect(decoder.decode(.key(SDL_KEYDOWN, SDLK_LCTRL, KMOD_LCTRL)) == .modifiers(.control))
    #expect(decoder.decode(.key(SDL_KEYUP, SDLK_LCTRL, KMOD_RSHIFT)) == .modifiers(.shift))
    #expect(decoder.decode(.key(SDL_KEYUP, SDLK_RSHIFT, KMOD_NONE)) == .modifiers([]))
  }

  @Test mutating func unknownKeysAreIgnored() {
    #expect(decoder.decode(.key(SDL_KEYDOWN, SDLK_VOLUMEUP, KMOD_NONE)) == nil)
  }

  @Test mutating func typedTextIsDecoded() {
    var event = SDL_Event()
    event.text.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: "视图".utf8) }
    #expect(decoder.decode(event) == .text("视图"))
  }

  @Test mutating func aCompositionIsDecoded() {
    var event = SDL_Event()
    event.edit.type = SDL_TEXTEDITING.rawValue
    event.edit.start = 1
    withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: "你好".utf8) }
    #expect(decoder.decode(event) == .composing("你好", caret: 1))
    event = SDL_Event()
    event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
    event.editExt.text = SDL_strdup("触摸")
    event.editExt.start = 2
    #expect(decoder.decode(event) == .composing("触摸", caret: 2))
  }

  @Test mutating func aDroppedFileIsDecodedAsItsPath() {
    var event = SDL_Event()
    event.drop.type = SDL_DROPFILE.rawValue
    event.drop.file = SDL_strdup("/home/me/视图.yaml")
    #expect(decoder.decode(event) == .fileDropped(path: "/home/me/视图.yaml"))
    event.drop.file = nil
    #expect(decoder.decode(event) == nil)
  }

  // MARK: - Window

  @Test mutating func hidingBeforeTheWindowWasShownIsIgnored() {
    #expect(decoder.decode(.window(SDL_WINDOWEVENT_HIDDEN)) == nil)
    #expect(decoder.decode(.window(SDL_WINDOWEVENT_EXPOSED)) == .exposed)
    #expect(decoder.decode(.window(SDL_WINDOWEVENT_HIDDEN)) == .hidden)
  }

  @Test mutating func positionsOfFingersUseTheNewWindowSize() {
    _ = decoder.decode(.window(SDL_WINDOWEVENT_SIZE_CHANGED, 1025, 641))
    #expect(decoder.decode(.finger(SDL_FINGERDOWN, 7, 0.5, 0.5)) == .finger(7, .down, 512, 320))
  }

  @Test mutating func theEndOfTheSessionRequestsClosing() {
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    #expect(decoder.decode(event) == .closeRequested)
  }
}

extension InputEvent {
  fileprivate static func finger(_ id: Int64, _ phase: FingerPhase, _ x: CGFloat, _ y: CGFloat) -> InputEvent {
    .finger(id: id, phase, CGPoint(x: x, y: y), pressure: 1)
  }
}

// MARK: - Events as SDL makes them

extension SDL_Event {
  fileprivate static func motion(_ x: Int32, _ y: Int32, from mouse: UInt32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.which = mouse
    (event.motion.x, event.motion.y, event.motion.xrel) = (x, y, 1)
    return event
  }

  fileprivate static func button(
    _ type: SDL_EventType, _ number: UInt8, _ x: Int32, _ y: Int32, from mouse: UInt32 = 0
  ) -> SDL_Event {
    var event = SDL_Event()
    event.button.type = type.rawValue
    event.button.which = mouse
    event.button.button = number
    event.button.state = type == SDL_MOUSEBUTTONDOWN ? 1 : 0
    (event.button.x, event.button.y) = (x, y)
    return event
  }

  fileprivate static func finger(
    _ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float, dx: Float = 0, dy: Float = 0
  ) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.touchId = 8
    event.tfinger.fingerId = id
    (event.tfinger.x, event.tfinger.y) = (x, y)
    (event.tfinger.dx, event.tfinger.dy) = (dx, dy)
    event.tfinger.pressure = 1
    return event
  }

  fileprivate static func key(
    _ type: SDL_EventType, _ key: SDL_KeyCode, _ modifiers: SDL_Keymod, repeats: UInt8 = 0
  ) -> SDL_Event {
    var event = SDL_Event()
    event.key.type = type.rawValue
    event.key.state = type == SDL_KEYDOWN ? 1 : 0
    event.key.repeat = repeats
    event.key.keysym.sym = Int32(bitPattern: key.rawValue)
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    return event
  }

  fileprivate static func window(_ id: SDL_WindowEventID, _ first: Int32 = 0, _ second: Int32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(id.rawValue)
    (event.window.data1, event.window.data2) = (first, second)
    return event
  }
}
