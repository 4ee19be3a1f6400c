import Foundation
import Scenes
import UIKit

/// All hands on the stage: a mouse, a keyboard and touch screens, playing fingers of one scene.
///
/// Whatever happens to them is answered with what the fingers do: lists of inputs, where those of one inner list
/// happen at one moment. All points are points of the screen.
package struct TouchComposer: Equatable {
  package private(set) var fingers = ActiveTouches()
  package private(set) var mouse: MouseTouches
  package private(set) var keyboard: KeyboardTouches
  /// The held digit was part of a tap; letting it go chooses no finger.
  private var digitIsSpent = false
  /// A screen that never reports any pressure but the highest has no notion of it.
  private var screenTellsPressure = false

  /// `screen` is the size of the scene's screen, in points.
  package init(screen: CGSize) {
    keyboard = KeyboardTouches(screen: screen)
    mouse = MouseTouches(pivot: keyboard.place)
  }

  /// Another scene; what the person holds, the person holds on.
  package mutating func open(screen: CGSize) {
    let (modifiers, digit) = (mouse.modifiers, mouse.digit)
    self = TouchComposer(screen: screen)
    (mouse.modifiers, mouse.digit, digitIsSpent) = (modifiers, digit, true)
  }

  // MARK: The mouse

  package mutating func press(_ button: InputEvent.Button, at point: CGPoint) -> [[Input]] {
    switch button {
    case .left:
      digitIsSpent = true
      return mouse.press(at: point, &fingers)
    case .right: return [mouse.pressRight(at: point, &fingers)]
    case .middle:
      mouse.placePivot(at: point)
      return []
    }
  }

  package mutating func release(_ button: InputEvent.Button, at point: CGPoint) -> [[Input]] {
    switch button {
    case .left: mouse.release(at: point, &fingers)
    case .right: mouse.releaseRight(at: point, &fingers)
    case .middle: []
    }
  }

  package mutating func movePointer(to point: CGPoint) -> [[Input]] { [mouse.move(to: point, &fingers)] }

  /// The pointer is not on the stage.
  package mutating func leavePointer() { mouse.leave() }

  /// Nil while there is no finger that the wheel could press harder. `lines` is positive away from the person.
  package mutating func turnWheel(by lines: CGFloat) -> [[Input]]? { mouse.turnWheel(by: lines, &fingers).map { [$0] } }

  // MARK: Keys

  /// The modifier keys that are down from here on.
  package mutating func hold(_ modifiers: Modifiers) { if mouse.modifiers != modifiers { mouse.modifiers = modifiers } }

  /// Called for a key with Ctrl or Alt: the modifier that is held belongs to a command, not to a second finger.
  package mutating func noteCommand() { mouse.noteCommand() }

  /// Presses a key that moves fingers.
  /// - Returns: the inputs of the scene, event by event; nil if the key does nothing now.
  package mutating func press(_ key: TouchKey, isRepeat: Bool) -> [[Input]]? {
    switch key {
    case .press(let stays): isRepeat ? [] : pressEnter(staying: stays)
    case .move(let direction, let isFine):
      keyboard.hasFocus ? [keyboard.move(direction, withShift: isFine, &fingers)] : nil
    case .digit(let digit): isRepeat ? [] : hold(digit: digit)
    case .pinch(let direction): keyboard.pinch(direction, about: mouse.home, &fingers)
    case .rotate(let direction): keyboard.rotate(direction, about: mouse.home, &fingers)
    case .force(let steps): keyboard.press(by: steps, &fingers).map { [$0] }
    case .pivot: placePivot()
    case .leaveStage: keyboard.hasFocus ? giveUpKeyboard() : nil
    }
  }

  package mutating func release(_ key: Key) -> [[Input]] {
    if key == .enter { return [keyboard.release(&fingers)] }
    guard case .character(let character) = key, let digit = mouse.digit, digit == character.wholeNumberValue else {
      return []
    }
    mouse.digit = nil
    if !digitIsSpent { keyboard.choose(digit) }
    return []
  }

  private mutating func hold(digit: Int) -> [[Input]] {
    (mouse.digit, digitIsSpent) = (digit, false)
    return []
  }

  private mutating func pressEnter(staying: Bool) -> [[Input]] {
    guard let digit = mouse.digit, digit > 1 else { return [keyboard.press(staying: staying, &fingers)] }
    digitIsSpent = true
    return [keyboard.pressFan(digit, &fingers)]
  }

  private mutating func placePivot() -> [[Input]] {
    mouse.placePivot(at: keyboard.hasFocus ? keyboard.place : mouse.pointer ?? mouse.home)
    return []
  }

  /// Arrow keys move fingers from here on.
  package mutating func takeKeyboard() { keyboard.takeFocus() }

  /// A panel has the keyboard now; what keys hold here is cancelled.
  package mutating func giveUpKeyboard() -> [[Input]] { [keyboard.giveUpFocus(&fingers)] }

  // MARK: Touch screens

  /// A report of a touch screen. A finger that is down already, or not down, does nothing.
  /// - Parameter pressure: from 0 to 1.
  package mutating func touchScreen(
    _ id: Int64, _ phase: InputEvent.FingerPhase, at point: CGPoint, pressure: Double
  ) -> [[Input]] {
    screenTellsPressure = screenTellsPressure || pressure > 0 && pressure < 1
    let force = screenTellsPressure ? Force.ofScreen(pressure) : nil
    let player = ActiveTouches.Player.screen(id)
    return switch phase {
    case .down: [[fingers.press(player, at: point, force: force)].compactMap(\.self)]
    case .moved: [[fingers.move(player, to: point, force: force)].compactMap(\.self)]
    case .up:
      [[fingers.move(player, to: point)].compactMap(\.self), [fingers.lift(player)].compactMap(\.self)]
    }
  }

  // MARK: All at once

  /// The window cannot be touched any more: all fingers are cancelled, all keys let go.
  package mutating func cancelAll() -> [[Input]] {
    forgetHolds()
    mouse.forgetKeys()
    return [fingers.cancelAll()]
  }

  /// The fingers are gone, and the scene knows it.
  package mutating func forgetAll() {
    forgetHolds()
    _ = fingers.cancelAll()
  }

  private mutating func forgetHolds() {
    mouse.forget()
    keyboard.forget()
  }
}
