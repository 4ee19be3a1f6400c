import CSDL2
import TouchInput

extension Key {
  /// The key that SDL reports as `symbol`; nil for keys that are not used.
  init?(_ symbol: SDL_Keysym) {
    if let key = Self.named[UInt32(bitPattern: symbol.sym)] {
      self = key
    } else if let character = Self.character(of: symbol) {
      self = .character(character)
    } else {
      return nil
    }
  }

  private static let named: [UInt32: Key] = {
    let keys: [(SDL_KeyCode, Key)] = [
      (SDLK_LEFT, .left), (SDLK_RIGHT, .right), (SDLK_UP, .up), (SDLK_DOWN, .down),
      (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_PAGEUP, .pageUp), (SDLK_PAGEDOWN, .pageDown),
      (SDLK_RETURN, .enter), (SDLK_KP_ENTER, .enter), (SDLK_ESCAPE, .escape), (SDLK_TAB, .tab),
      (SDLK_SPACE, .space), (SDLK_BACKSPACE, .backspace), (SDLK_DELETE, .delete),
      (SDLK_APPLICATION, .menu), (SDLK_MENU, .menu),
    ]
    let functions = (0..<12).map { (SDLK_F1.rawValue + UInt32($0), Key.function($0 + 1)) }
    return Dictionary(uniqueKeysWithValues: keys.map { ($0.rawValue, $1) } + functions)
  }()

  private static func character(of symbol: SDL_Keysym) -> Character? {
    if let typed = Unicode.Scalar(UInt32(bitPattern: symbol.sym)).map(Character.init), typed.isASCII,
      typed.isLetter || typed.isNumber || Key.signs.contains(typed)
    {
      return typed
    }
    // A key that types neither a Latin letter (as on a Cyrillic layout) nor a sign that is used (as where a German layout
    // has ü) counts as the key at its place on the American layout. The keypad's digits count as digits.
    let name = String(cString: SDL_GetScancodeName(symbol.scancode)).replacing("Keypad ", with: "")
    guard name.count == 1, let character = name.lowercased().first, character.isASCII else { return nil }
    return character
  }
}

extension SDL_Keysym {
  /// Whether it is Shift, Ctrl or Alt.
  var isModifier: Bool {
    let keys = [SDLK_LSHIFT, SDLK_RSHIFT, SDLK_LCTRL, SDLK_RCTRL, SDLK_LALT, SDLK_RALT]
    return keys.contains { Int32(bitPattern: $0.rawValue) == sym }
  }
}

extension Modifiers {
  /// The modifiers of a key event. Left and right keys are the same.
  init(sdl flags: UInt16) {
    self = []
    let flags = UInt32(flags)
    if flags & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if flags & KMOD_CTRL.rawValue != 0 { insert(.control) }
    if flags & KMOD_ALT.rawValue != 0 { insert(.alt) }
  }
}
