import Foundation

/// An input event from a window or a test. Points are in window pixels at scale 1, with y downwards.
package enum InputEvent: Equatable, Sendable {
  package enum Button: Sendable { case left, middle, right }

  package enum FingerPhase: Sendable { case down, moved, up }

  case pointerMoved(CGPoint)
  case pointerDown(CGPoint, Button)
  case pointerUp(CGPoint, Button)
  case pointerLeft
  /// In lines; positive is up and to the right.
  case wheel(dx: CGFloat, dy: CGFloat, at: CGPoint)
  case keyDown(Key, Modifiers, isRepeat: Bool)
  case keyUp(Key, Modifiers)
  /// The modifier keys that are down.
  case modifiers(Modifiers)
  case text(String)
  /// The text that an input method composes, empty at its end, and its caret, in characters from its beginning.
  case composing(String, caret: Int)
  /// The text of the clipboard, after the effect that asks for it.
  case pasted(String)
  /// A file was dropped on the window.
  case fileDropped(path: String)
  /// The file of the open scene was changed or removed, perhaps by another program.
  case fileChanged
  /// A report of a touch screen; `pressure` is from 0 to 1.
  case finger(id: Int64, FingerPhase, CGPoint, pressure: Double)
  /// In window pixels at scale 1.
  case resized(CGSize)
  case focusLost
  case focusGained
  /// The window's contents were lost and must be drawn again.
  case exposed
  case hidden
  case closeRequested
}

/// A key, by its meaning and not by its position.
package enum Key: Hashable, Sendable {
  /// A letter in lower case, a digit or a sign, without modifiers.
  case character(Character)
  case left, right, up, down, home, end, pageUp, pageDown
  case enter, escape, space, tab, backspace, delete
  /// The key that opens context menus.
  case menu
  case function(Int)

  /// The signs that have a function, besides letters and digits.
  package static let signs: Set<Character> = ["/", "?", ",", ".", "<", ">", "[", "]", "{", "}", "-", "="]
}

/// A set of modifier keys.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: 1)
  package static let control = Modifiers(rawValue: 2)
  package static let alt = Modifiers(rawValue: 4)
}
