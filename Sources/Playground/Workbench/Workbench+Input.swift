import Panels
import ScenePicture
import Scenes
import TouchInput
import TouchTrace

// What hands do becomes input of the scene.

extension Workbench {
  /// Does what fingers do. Moves wait for the next frame; everything else happens now, and after them.
  func perform(_ moments: [[Input]]) {
    for inputs in moments where !inputs.isEmpty {
      finishReplay()
      if inputs.allSatisfy(\.isMove) {
        pacing.add(inputs)
        performDueMoves()
      } else {
        performGatheredMoves()
        performAtOnce(inputs)
      }
    }
    guard !touchComposer.fingers.isEmpty else { return }
    // What the pointer rests on means nothing while somebody touches.
    pointer.hovered = nil
    panels.hideTooltip()
  }

  /// Step by step, a new touch is looked at from its beginning.
  private func performAtOnce(_ inputs: [Input]) {
    cancelFingers(Set(inputs.filter(\.isBegin).compactMap(\.finger)))
    let sequences = playback.trace.sequenceStarts.count
    playback.perform(inputs, at: sceneTime)
    let starts = playback.trace.sequenceStarts
    if player.mode == .step, starts.count > sequences, let start = starts.last { playback.cursor = start + 1 }
  }

  /// Does the moves that a frame is over for.
  func performDueMoves() { performMoves(pacing.take(at: time)) }

  /// Does the moves that wait, because something comes that must come after them.
  func performGatheredMoves() { performMoves(pacing.takeAll(at: time)) }

  private func performMoves(_ moves: [Input]) {
    if !moves.isEmpty { playback.perform(moves, at: sceneTime) }
  }

  /// The keyboard goes around the regions; the stage is the last of them.
  func focusNextRegion() {
    yieldKeyboard()
    panels.focusNextRegion()
    if panels.focus == nil { touchComposer.takeKeyboard() } else { yieldKeyboard() }
  }

  /// A panel that has the focus has the arrows too.
  func yieldKeyboard() {
    if panels.focus != nil && touchComposer.keyboard.hasFocus { perform(touchComposer.giveUpKeyboard()) }
  }

  func release(_ key: Key, _ modifiers: Modifiers) {
    touchComposer.hold(modifiers)
    perform(touchComposer.release(key))
  }

  /// Nobody will hear of these fingers any more: the window lost the focus or is closing.
  func cancelTouches() {
    perform(touchComposer.cancelAll())
    panels.cancelTouches(at: time)
  }

  /// The scene knows that no finger is down.
  func forgetTouches() {
    touchComposer.forgetAll()
    pacing.forget()
  }
}

nonisolated extension InputEvent {
  /// Only says where something is by now; the next one makes up for it.
  var isMove: Bool {
    switch self {
    case .pointerMoved, .finger(_, .moved, _, _): true
    case .pointerDown, .pointerUp, .pointerLeft, .wheel, .keyDown, .keyUp, .modifiers, .text, .fileDropped, .finger,
      .resized,
      .focusLost, .focusGained, .exposed, .hidden, .closeRequested:
      false
    }
  }
}
