import Foundation
import Narration
import PanelModels
import ScenePicture
import Scenes
import TouchTrace

extension Workbench {
  /// Whether presses on the stage edit views instead of touching them.
  var isEditing: Bool { player.mode == .edit }

  func setMode(_ mode: DisplayState.Mode) {
    guard mode != player.mode else {
      // Nothing was touched yet, as after a start in this mode.
      if mode == .step, playback.trace.steps.isEmpty { showFirstStep() }
      return
    }
    if mode == .edit {
      session.comparison = nil
      finishReplay()
      cancelTouches()
      player.modeBeforeEditing = player.mode
      if pointer.selected == nil, display.isTouched || display.scene.lesson != nil {
        pointer.selected = display.inspectedView
      }
    }
    // A view that was edited is not held in the inspector of other modes, where nothing on the stage would show that.
    if isEditing { (pointer.selected, pointer.kept) = (nil, nil) }
    pointer.editCursor = EditCursor()
    predicting.end()
    if mode == .predict {
      session.comparison = nil
      finishReplay()
      cancelTouches()
    }
    player.mode = mode
    player.stop()
    switch mode {
    case .predict: beginPrediction()
    case .live, .edit: session.cursor = session.filmed.stepCount
    case .step: showFirstStep()
    }
  }

  /// Shows the first step of the touch sequence. If there is no touch yet, plays the scene's script.
  func showFirstStep() {
    if playback.trace.steps.isEmpty {
      playScript()
      session.followTrace()
      session.cursor = 0
    }
    player.goToFirstStep(of: session)
  }

  func goTo(step: Int) {
    setMode(.step)
    session.followTrace()
    session.cursor = session.place(after: step)
  }

  func step(by amount: Int) {
    let wasLive = player.mode == .live
    player.stop()
    setMode(.step)
    session.followTrace()
    player.step(by: amount, in: session, wasLive: wasLive)
  }

  func stepByChapter(_ direction: Int) {
    setMode(.step)
    session.followTrace()
    player.stepByChapter(direction, in: session)
  }

  func go(to landmark: Landmark) {
    setMode(.step)
    session.followTrace()
    player.go(to: landmark, in: session)
  }

  /// Moves the cursor to the next bookmark (1) or the previous one (−1).
  func stepByBookmark(_ direction: Int) {
    guard let bookmark = session.bookmark(direction) else { return }
    player.stop()
    goTo(step: bookmark)
  }

  func setPlaying(_ isPlaying: Bool) {
    guard isPlaying else { return player.stop() }
    let isNew = playback.trace.steps.isEmpty
    setMode(.step)
    session.followTrace()
    if isNew { session.cursor = 0 }
    player.play(session, at: time)
  }

  // MARK: The scene's time

  /// The time for which a scene goes on without a finger, in milliseconds: longer than two taps of a double tap are apart.
  private static let longestPause = 500

  /// Advances the playback to the present time. Where a person pauses and nothing waits, the scene's time stands still, so that the
  /// pause is no part of the recording. Before the first event, no pause is needed.
  func advanceScene() {
    while let deadline = playback.nextDeadline, deadline > playback.now, deadline <= sceneTime {
      playback.advance(to: deadline)
    }
    if isIdle {
      let last = max(playback.recorded.last?.time ?? 0, playback.trace.steps.last?.time ?? 0)
      let hasBegun = playback.recorded.contains { !$0.input.isChange }
      let end = max(hasBegun ? last + Workbench.longestPause : 0, playback.now)
      if sceneTime > end { player.clock.set(end, at: time) }
    }
    playback.advance(to: sceneTime)
  }

  /// Whether no finger is down and nothing waits for a time: no recognizer, timer or animation, and no replay.
  private var isIdle: Bool {
    let partner = session.comparison?.run.playback
    return session.replay == nil && playback.isComplete && playback.fingersDown.isEmpty && playback.nextDeadline == nil
      && (partner == nil || partner?.isComplete == true && partner?.nextDeadline == nil)
  }

  func playScript() { restart(playback.playScript) }

  func reset() {
    defer { if isPredicting { predicting.beginWithoutTouch(playback) } }
    if !playback.recorded.isEmpty { session.recordUndo(before: .reset, selected: pointer.selected) }
    restart(playback.reset)
    playInvitation()
  }

  /// Makes a change that replaces the inputs of the scene, and continues at the time of the last one.
  func restart(_ change: () -> Void) {
    session.replay = nil
    player.invitation.stop()
    forgetTouches()
    change()
    player.clock.set(playback.now, at: time)
  }

  /// Starts the playback again with inputs in which fingers may be down that are held now: they are cancelled, because nothing holds
  /// them afterwards.
  func restartCancellingTouches(_ change: () -> Void) {
    let held = touchComposer.fingers.numbers
    restart(change)
    cancelFingers(held)
  }

  // MARK: Edits

  func chooseVariant(_ name: String) {
    if let variant = playback.scene.variant(name) { session.keepingMarks { $0.choose(variant) } }
    if isPredicting { beginPrediction() }
  }
}
