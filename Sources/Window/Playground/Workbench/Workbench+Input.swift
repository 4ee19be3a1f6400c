import Narration
import Panels
import ScenePicture
import Scenes
import TouchInput
import TouchTrace

extension Workbench {
  /// Performs inputs from the touch composer, batch by batch. Moves wait for the next frame; other inputs are performed at
  /// once, after the moves that wait.
  func perform(_ batches: [InputBatch]) {
    for inputs in batches where !inputs.isEmpty {
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
    // While a finger is down, the view under the pointer is not highlighted.
    pointer.hovered = nil
    panels.hideTooltip()
  }

  /// Performs inputs now. In step mode, moves the cursor to the first step of a touch sequence that begins.
  private func performAtOnce(_ inputs: InputBatch) {
    if inputs.contains(where: \.isBegin) { pointer.kept = nil }
    cancelFingers(Set(inputs.filter(\.isBegin).compactMap(\.finger)))
    let sequences = playback.trace.sequenceStarts.count
    playback.perform(inputs, at: sceneTime)
    if inputs.contains(where: \.isBegin) { sayIfDropped() }
    let starts = playback.trace.sequenceStarts
    guard starts.count > sequences, let start = starts.last else { return }
    if player.mode == .step { playback.cursor = start + 1 }
    if isPredicting { predicting.noteTouch(at: start, playback) }
  }

  /// Performs an event without touches.
  func performSignal(_ input: Input) {
    playback.perform(input, at: sceneTime)
    sayIfDropped()
  }

  /// An event that is dropped leaves nothing in the trace.
  private func sayIfDropped() {
    if playback.ignoresInteraction { showStatus(StatusText.ignoresInteraction[preferences.languages.first]) }
  }

  /// Performs the moves whose frame has ended.
  func performDueMoves() { performMoves(pacing.take(at: time)) }

  /// Performs the moves that wait. Called before any other input, which must come after them.
  func performGatheredMoves() { performMoves(pacing.takeAll(at: time)) }

  private func performMoves(_ moves: InputBatch) {
    if !moves.isEmpty { playback.perform(moves, at: sceneTime) }
  }

  /// Moves the keyboard focus to the next region. The stage is the last one.
  func focusNextRegion() {
    yieldKeyboard()
    panels.focusNextRegion()
    if panels.focus == nil { touchComposer.takeKeyboard() } else { yieldKeyboard() }
  }

  /// Ends keyboard touches on the stage if a panel has the focus, because the panel then receives the arrow keys.
  func yieldKeyboard() {
    if panels.focus != nil && touchComposer.keyboard.hasFocus { perform(touchComposer.giveUpKeyboard()) }
  }

  func release(_ key: Key, _ modifiers: Modifiers) {
    if key == .function(9) { teaching.holdNotes(false, context) }
    touchComposer.hold(modifiers)
    perform(touchComposer.release(key))
  }

  /// Cancels all touches, on the stage and on panels. Called when the window loses the focus or is hidden, and when another
  /// scene is shown.
  func cancelTouches() {
    perform(touchComposer.cancelAll())
    panels.cancelTouches(at: time)
  }

  /// Forgets all touches without cancelling them. Called when the playback starts again without fingers.
  func forgetTouches() {
    touchComposer.forgetAll()
    pacing.forget()
  }
}

nonisolated extension InputEvent {
  /// Whether what follows belongs to another action of the user than what came before.
  var beginsGesture: Bool {
    switch self {
    case .pointerDown, .keyDown(_, _, isRepeat: false), .finger(_, .down, _, _), .wheel, .fileDropped: true
    default: false
    }
  }

  /// Whether the event only reports a position, so that a later one can replace it.
  var isMove: Bool {
    switch self {
    case .pointerMoved, .finger(_, .moved, _, _): true
    case .pointerDown, .pointerUp, .pointerLeft, .wheel, .keyDown, .keyUp, .modifiers, .text, .composing, .pasted,
      .fileDropped, .fileChanged, .finger,
      .resized,
      .focusLost, .focusGained, .exposed, .hidden, .closeRequested:
      false
    }
  }
}
