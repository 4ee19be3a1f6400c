import TouchInput
import UIKit

// The keys that touch.

extension KeyBindings {
  package static let fingers = [
    KeyBinding(
      .fingers, .systemEvents,
      [
        (Chord("i"), .command(.interrupt)), (Chord("m"), .command(.shake)), (Chord("n"), .command(.remote)),
        (Chord("k"), .command(.press)),
      ]),
    // Held, not pressed: the mouse reads the modifier.
    KeyBinding(.fingers, .secondFinger, caps: ["Ctrl"], []),
    KeyBinding(.fingers, .pivot, [(Chord("p"), .touch(.pivot))]),
    KeyBinding(
      .fingers, .fingerByKeys, caps: ["Enter"],
      [(Chord(.enter), .touch(.press(stays: false))), (Chord(.enter, .shift), .touch(.press(stays: true)))]),
    KeyBinding(.fingers, .moveFinger, caps: ["← → ↑ ↓"], arrows(isFine: false) + arrows(isFine: true)),
    KeyBinding(.fingers, .pinch, [(Chord("["), .touch(.pinch(-1))), (Chord("]"), .touch(.pinch(1)))]),
    KeyBinding(
      .fingers, .rotate, caps: ["{", "}"],
      [
        (Chord("{"), .touch(.rotate(-1))), (Chord("[", .shift), .touch(.rotate(-1))),
        (Chord("}"), .touch(.rotate(1))), (Chord("]", .shift), .touch(.rotate(1))),
      ]),
    KeyBinding(
      .fingers, .moreFingers, caps: ["2–5"],
      (1...5).map { (Chord(Character("\($0)")), .touch(.digit($0))) }),
    KeyBinding(
      .fingers, .force, caps: ["-", "="],
      [(Chord("-"), .touch(.force(-1))), (Chord("="), .touch(.force(1))), (Chord("+"), .touch(.force(1)))]),
    KeyBinding(.fingers, .replay, [(Chord(.space, .shift), .command(.replay))]),
    KeyBinding(
      .fingers, .cutTouch,
      [(Chord(.delete), .command { context in .cut(context.display.loop.map { .steps($0) } ?? .touch) })]),
    KeyBinding(
      .fingers, .cutRest,
      [(Chord(.delete, .shift), .command(.cut(.after))), (Chord(.backspace, .shift), .command(.cut(.before)))]),
    KeyBinding(.fingers, .reset, [(Chord("r"), .command(.reset))]),
  ]

  private static func arrows(isFine: Bool) -> [(Chord, KeyBinding.Action)] {
    arrowKeys.map { key, direction in
      (Chord(key, isFine ? .shift : []), .touch(.move(direction, isFine: isFine)))
    }
  }
}
