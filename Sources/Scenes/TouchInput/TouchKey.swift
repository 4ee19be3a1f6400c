import UIKit

/// The effect of a key on the fingers that are moved by the keyboard.
package enum TouchKey: Equatable, Sendable {
  /// Puts the chosen finger down or lifts it. A finger that stays is lifted by the next press, not by the key's release.
  case press(stays: Bool)
  /// Moves the fingers that are down, or the place of the chosen one. A fine move is 1 point, else 10.
  case move(CGVector, isFine: Bool)
  /// Chooses a finger; held while Enter or the mouse taps, the number of fingers of the tap.
  case digit(Int)
  /// Moves two fingers apart (1) or together (−1).
  case pinch(CGFloat)
  /// Turns two fingers clockwise (1) or counterclockwise (−1).
  case rotate(CGFloat)
  /// Presses harder (1) or softer (−1).
  case force(Double)
  /// Puts the pivot of two fingers at the pointer.
  case pivot
  /// Takes the keyboard away from the fingers.
  case leaveStage
}
