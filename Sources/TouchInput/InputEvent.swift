import Foundation

/// What a window or a test feeds in. Points are in window pixels at scale 1, y downwards.
package enum InputEvent: Equatable, Sendable {
  package enum Button: Sendable { case left, middle, right }

  package enum FingerPhase: Sendable { case down, moved, up }

  case pointerMoved(CGPoint)
  case pointerDown(CGPoint, Button)
  case pointerUp(CGPoint, Button)
  case pointerLeft
  /// Lines, positive is up and to the right.
  case wheel(dx: CGFloat, dy: CGFloat, at: CGPoint)
  case keyDown(Key, Modifiers, isRepeat: Bool)
  case keyUp(Key, Modifiers)
  /// The modifier keys that are down from here on.
  case modifiers(Modifiers)
  case text(String)
  /// A file was dropped on the window.
  case fileDropped(path: String)
  /// `pressure` from 0 to 1.
  case finger(id: Int64, FingerPhase, CGPoint, pressure: Double)
  /// In window pixels at scale 1.
  case resized(CGSize)
  case focusLost
  case focusGained
  /// The window's contents were lost and have to be shown again.
  case exposed
  case hidden
  case closeRequested
}

/// A key by what it does, not by where it lies.
package enum Key: Hashable, Sendable {
  /// A letter, digit or sign as it is printed without modifiers, in lower case.
  case character(Character)
  case left, right, up, down, home, end, pageUp, pageDown
  case enter, escape, space, tab, backspace, delete
  case function(Int)

  /// The signs, besides letters and digits, that mean something here.
  package static let signs: Set<Character> = ["/", "?", ",", ".", "<", ">", "[", "]", "{", "}", "-", "="]
}

/// The modifier keys that were down, in the order of the queue.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: 1)
  package static let control = Modifiers(rawValue: 2)
  package static let alt = Modifiers(rawValue: 4)
}
