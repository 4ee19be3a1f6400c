import Foundation
@testable import PanelModels
@testable import Scenes
@testable import Panels
@testable import TouchInput

/// Hands on a screen of 360 × 560 points, and a transcript of what their fingers do: one line a moment.
final class TouchInputFixture {
  private(set) var touchComposer = TouchComposer(screen: CGSize(width: 360, height: 560))
  private(set) var lines: [String] = []

  var transcript: String { lines.joined(separator: "\n") }

  // MARK: The mouse

  func press(_ x: CGFloat, _ y: CGFloat, _ button: InputEvent.Button = .left) {
    note(touchComposer.press(button, at: CGPoint(x: x, y: y)))
  }

  func move(_ x: CGFloat, _ y: CGFloat) { note(touchComposer.movePointer(to: CGPoint(x: x, y: y))) }

  func release(_ x: CGFloat, _ y: CGFloat, _ button: InputEvent.Button = .left) {
    note(touchComposer.release(button, at: CGPoint(x: x, y: y)))
  }

  func click(_ x: CGFloat, _ y: CGFloat, _ button: InputEvent.Button = .left) {
    press(x, y, button)
    release(x, y, button)
  }

  /// False if the wheel did nothing to fingers.
  @discardableResult
  func wheel(_ lines: CGFloat) -> Bool {
    let batches = touchComposer.turnWheel(by: lines)
    note(batches ?? [])
    return batches != nil
  }

  // MARK: Keys

  func hold(_ modifiers: Modifiers) { touchComposer.hold(modifiers) }

  /// Returns false if the key does nothing with fingers.
  @discardableResult
  func keyDown(_ key: Key, _ modifiers: Modifiers = [], isRepeat: Bool = false) -> Bool {
    guard let touchKey = KeyBindings.touchKey(for: Chord(key, modifiers)) else {
      if !modifiers.isDisjoint(with: [.control, .alt]) { touchComposer.noteCommand() }
      return false
    }
    let events = touchComposer.press(touchKey, isRepeat: isRepeat)
    note(events ?? [])
    return events != nil
  }

  func keyUp(_ key: Key) { note(touchComposer.release(key)) }

  func key(_ key: Key, _ modifiers: Modifiers = []) {
    keyDown(key, modifiers)
    keyUp(key)
  }

  // MARK: The rest

  func screen(
    _ id: Int64, _ phase: InputEvent.FingerPhase, _ x: CGFloat, _ y: CGFloat, pressure: Double = 1
  ) {
    note(touchComposer.touchScreen(id, phase, at: CGPoint(x: x, y: y), pressure: pressure))
  }

  func cancelAll() { note(touchComposer.cancelAll()) }

  func forgetAll() { touchComposer.forgetAll() }

  func leave() { touchComposer.leavePointer() }

  /// `2 at 120,300`, of the fingers that would go down.
  var phantoms: [String] {
    touchComposer.preview.phantoms.map { "\($0.finger) at \(text($0.point))" }
  }

  var pivot: String? { touchComposer.preview.pivot.map(text) }

  /// `down 1 at 100,100 and 2 at 260,460`.
  private func note(_ batches: [InputBatch]) {
    for inputs in batches where !inputs.isEmpty {
      lines.append(inputs.map(line).joined(separator: ", "))
    }
  }

  private func line(_ input: Input) -> String {
    guard case .touch(let finger, let phase, let point, let force) = input else { return "?" }
    return "\(finger) \(phase) \(text(point))" + (force.map { " force \($0)" } ?? "")
  }

  private func text(_ point: CGPoint) -> String {
    let number = { (value: CGFloat) in value == value.rounded() ? "\(Int(value))" : "\((value * 100).rounded() / 100)" }
    return "\(number(point.x)),\(number(point.y))"
  }
}
