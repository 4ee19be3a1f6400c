import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchTrace

extension Workbench {
  func setMode(_ mode: DisplayState.Mode) {
    guard mode != player.mode else { return }
    player.mode = mode
    player.stop()
    switch mode {
    case .live: playback.cursor = playback.trace.steps.count
    case .step: showFirstStep()
    }
  }

  /// Shows the first step of the touch sequence. If there is no touch yet, plays the scene's script.
  func showFirstStep() {
    if playback.trace.steps.isEmpty {
      playScript()
      playback.cursor = 0
    }
    player.goToFirstStep(of: session)
  }

  func goTo(step: Int) {
    setMode(.step)
    playback.cursor = step
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
    player.stepByChapter(direction, in: session)
  }

  func go(to landmark: Landmark) {
    setMode(.step)
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
    if isNew { playback.cursor = 0 }
    player.play(session, at: time)
  }

  // MARK: The scene's time

  func playScript() { restart(playback.playScript) }

  func reset() {
    if !playback.recorded.isEmpty { session.recordUndo() }
    restart(playback.reset)
    playHand()
  }

  /// Makes a change that replaces the inputs of the scene, and continues at the time of the last one.
  func restart(_ change: () -> Void) {
    session.replay = nil
    hand.stop()
    forgetTouches()
    change()
    player.clock.set(playback.now, at: time)
  }

  // MARK: Edits

  func chooseVariant(_ name: String) {
    if let variant = playback.scene.variant(name) { session.keepingMarks { $0.choose(variant) } }
  }

  /// Changes a property. If that changes the result of the hit test, shows a status message and keeps the earlier run as a
  /// ghost.
  func change(_ edit: (Playback) -> Void) {
    session.recordUndo()
    let earlier = display.finalStory, before = earlier?.result
    session.keepingMarks { edit($0) }
    let after = display.finalStory?.result
    if let before, let after, before != after {
      showStatus(StatusText.resultChanged(from: before.view, to: after.view)[preferences.languages.first])
    }
    session.ghost = before == after ? nil : earlier.map { GhostRun(story: $0, of: playback) }
  }

  /// Moves a view to an index in its superview's `subviews`. Nothing happens if it is there, or is a window.
  func reorder(_ view: String, to index: Int) {
    let siblings = playback.tree.siblings(of: view)
    guard siblings.indices.contains(index), siblings[index] != view else { return }
    change { $0.reorder(view, to: index) }
  }

  /// Moves a view among its siblings: towards the front (1) or the back (−1).
  func reorder(_ view: String, by amount: Int) {
    guard let index = playback.tree.siblings(of: view).firstIndex(of: view) else { return }
    reorder(view, to: index + amount)
  }

  func undo() { restore(session.undo()) }

  func redo() { restore(session.redo()) }

  private func restore(_ entry: UndoEntry?) {
    guard let entry else { return }
    restart { session.keepingMarks { $0.restore(entry.inputs, until: entry.end) } }
  }
}
