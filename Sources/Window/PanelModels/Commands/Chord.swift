import TouchInput

/// A key with the modifiers that are held.
package struct Chord: Hashable, Sendable {
  package var key: Key
  package var modifiers: Modifiers

  package init(_ key: Key, _ modifiers: Modifiers = []) { (self.key, self.modifiers) = (key, modifiers) }

  /// A letter, digit or sign.
  package init(_ character: Character, _ modifiers: Modifiers = []) { self.init(.character(character), modifiers) }

  /// The chord as help and guides write it, such as `Ctrl+Shift+Z`.
  package var name: String {
    let names = [(Modifiers.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift")]
    return (names.filter { modifiers.contains($0.0) }.map(\.1) + [key.name]).joined(separator: "+")
  }
}

extension Key {
  /// The name on the key.
  package var name: String {
    switch self {
    case .character(let character): character.uppercased()
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .enter: "Enter"
    case .escape: "Esc"
    case .space: "Space"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .menu: "Menu"
    case .function(let number): "F\(number)"
    }
  }
}
