import Scenes
import UIKit

/// Turns events of a mouse, a keyboard and touch screens into the touches of one scene.
///
/// Each function returns batches of inputs; the inputs of one batch happen at the same time. All points are in the
/// coordinate space of the scene's screen, in points.
///
///     var composer = TouchComposer(screen: CGSize(width: 360, height: 560))
///     composer.press(.left, at: CGPoint(x: 20, y: 20))  // finger 1 began
package struct TouchComposer: Equatable {
  /// The size of the scene's screen, in points.
  private var screen: CGSize
  package private(set) var fingers = ActiveTouches()
  package private(set) var mouse: MouseTouches
  package private(set) var keyboard: KeyboardTouches
  /// Whether the held digit was part of a tap, so that releasing it does not choose a finger.
  private var digitIsSpent = false
  /// Whether a touch screen has reported a pressure other than 0 and 1. A screen that has not does not measure it.
  private var screenMeasuresPressure = false

  /// - Parameter screen: the size of the scene's screen, in points.
  package init(screen: CGSize) {
    self.screen = screen
    keyboard = KeyboardTouches(screen: screen)
    mouse = MouseTouches(pivot: keyboard.place)
  }

  /// Starts over for another scene. Keys that are held stay held.
  package mutating func open(screen: CGSize) {
    let (modifiers, digit) = (mouse.modifiers, mouse.digit)
    self = TouchComposer(screen: screen)
    (mouse.modifiers, mouse.digit, digitIsSpent) = (modifiers, digit, true)
  }

  /// Notes that the scene's screen has another size. Nothing happens if it does not.
  package mutating func resize(screen: CGSize) {
    guard screen != self.screen else { return }
    self.screen = screen
    keyboard = KeyboardTouches(screen: screen)
  }

  // MARK: The mouse

  package mutating func press(_ button: InputEvent.Button, at point: CGPoint) -> [InputBatch] {
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

  package mutating func release(_ button: InputEvent.Button, at point: CGPoint) -> [InputBatch] {
    switch button {
    case .left: mouse.release(at: point, &fingers)
    case .right: mouse.releaseRight(at: point, &fingers)
    case .middle: []
    }
  }

  package mutating func movePointer(to point: CGPoint) -> [InputBatch] { [mouse.move(to: point, &fingers)] }

  /// The pointer has left the stage.
  package mutating func leavePointer() { mouse.leave() }

  /// Changes the force of the fingers that the mouse holds down.
  /// - Parameter lines: positive for turning the wheel away from the user.
  /// - Returns: nil if the mouse holds no finger down.
  package mutating func turnWheel(by lines: CGFloat) -> [InputBatch]? {
    mouse.turnWheel(by: lines, &fingers).map { [$0] }
  }

  // MARK: Keys

  /// The modifier keys that are down.
  package var modifiers: Modifiers { mouse.modifiers }

  /// Sets the modifier keys that are down.
  package mutating func hold(_ modifiers: Modifiers) { if mouse.modifiers != modifiers { mouse.modifiers = modifiers } }

  /// Called for a key with Ctrl or Alt: the modifier that is held belongs to a command, not to a second finger.
  package mutating func noteCommand() { mouse.noteCommand() }

  /// Presses a key that moves fingers.
  /// - Returns: the inputs of the scene, batch by batch; nil if the key does nothing now.
  package mutating func press(_ key: TouchKey, isRepeat: Bool) -> [InputBatch]? {
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

  package mutating func release(_ key: Key) -> [InputBatch] {
    if key == .enter { return [keyboard.release(&fingers)] }
    guard case .character(let character) = key, let digit = mouse.digit, digit == character.wholeNumberValue else {
      return []
    }
    mouse.digit = nil
    if !digitIsSpent { keyboard.choose(digit) }
    return []
  }

  private mutating func hold(digit: Int) -> [InputBatch] {
    (mouse.digit, digitIsSpent) = (digit, false)
    return []
  }

  private mutating func pressEnter(staying: Bool) -> [InputBatch] {
    guard let digit = mouse.digit, digit > 1 else { return [keyboard.press(staying: staying, &fingers)] }
    digitIsSpent = true
    return [keyboard.pressFan(digit, &fingers)]
  }

  private mutating func placePivot() -> [InputBatch] {
    mouse.placePivot(at: keyboard.hasFocus ? keyboard.place : mouse.pointer ?? mouse.home)
    return []
  }

  /// Gives the stage the keyboard: arrow keys move fingers.
  package mutating func takeKeyboard() { keyboard.takeFocus() }

  /// Takes the keyboard from the stage and cancels the fingers that keys hold down.
  package mutating func giveUpKeyboard() -> [InputBatch] { [keyboard.giveUpFocus(&fingers)] }

  // MARK: Touch screens

  /// Handles a report of a touch screen. Drops reports that begin a touch already down or continue one that is not.
  /// - Parameter pressure: from 0 to 1.
  package mutating func touchScreen(
    _ id: Int64, _ phase: InputEvent.FingerPhase, at point: CGPoint, pressure: Double
  ) -> [InputBatch] {
    screenMeasuresPressure = screenMeasuresPressure || pressure > 0 && pressure < 1
    let force = screenMeasuresPressure ? Force.ofScreen(pressure) : nil
    let player = ActiveTouches.Player.screen(id)
    return switch phase {
    case .down: [[fingers.press(player, at: point, force: force)].compactMap(\.self)]
    case .moved: [[fingers.move(player, to: point, force: force)].compactMap(\.self)]
    case .up:
      [[fingers.move(player, to: point)].compactMap(\.self), [fingers.lift(player)].compactMap(\.self)]
    }
  }

  // MARK: All at once

  /// Cancels all fingers and releases all keys, because the window has lost its input.
  package mutating func cancelAll() -> [InputBatch] {
    forgetHeld()
    mouse.forgetKeys()
    return [fingers.cancelAll()]
  }

  /// Removes all fingers without inputs, for a scene that has already ended their touches.
  package mutating func forgetAll() {
    forgetHeld()
    _ = fingers.cancelAll()
  }

  private mutating func forgetHeld() {
    mouse.forget()
    keyboard.forget()
  }
}
