import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchInput
import TouchTrace

extension Workbench {
  /// Does what a key or a panel asks for.
  package func perform(_ command: Command) {
    switch command {
    case .openScene(let id): open(id)
    case .nextScene: openNeighbour(1)
    case .previousScene: openNeighbour(-1)
    case .chooseVariant(let name): chooseVariant(name)
    case .playScript: playScript()
    case .reset: reset()
    case .interrupt: playback.perform(.interrupt, at: stageTime)
    case .shake: playback.perform(.shake, at: stageTime)
    case .remote: playback.perform(.remote, at: stageTime)
    case .press: playback.perform(.press, at: stageTime)
    case .saveRecording: saveRecording()
    case .captureExpectations: captureExpectations()
    case .cut(let part): cut(part)
    case .replay: startReplay()
    case .edit(let edit): self.edit(edit)
    case .undo: undo()
    case .redo: redo()
    case .pick: pick()
    case .select(let view): selected = view
    case .setMode(let mode): setMode(mode)
    case .goTo(let step): goTo(step: step)
    case .step(let amount): step(by: amount)
    case .stepByChapter(let amount): stepByChapter(amount)
    case .go(let landmark): go(to: landmark)
    case .toggleBookmark: toggleBookmark()
    case .stepByBookmark(let amount): stepByBookmark(amount)
    case .setLoop(let steps): loop = steps
    case .setLoopEdge(let edge): setLoop(edge)
    case .toggleChapterLoop: toggleChapterLoop()
    case .setPlaying(let playing): setPlaying(playing)
    case .setSpeed(let speed): setSpeed(speed)
    case .changeSpeed(let amount): changeSpeed(by: amount)
    case .showPaths(let paths): self.paths = paths
    case .focusFinger(let finger): focusedFinger = finger
    case .focusNextRegion: focusNextRegion()
    case .search: panels.startSearch()
    case .toggleHelp: panels.toggleHelp()
    case .toggleTimeAxis: panels.toggleTimeAxis()
    case .setTheme(let name): themeName = name
    case .setLanguages(let languages): self.languages = languages
    case .savePicture: wantsPicture = true
    case .copy: copy()
    case .askForFile: panels.askForFile()
    case .openFile(let path): openFile(path)
    case .toggleBlank: isBlank.toggle()
    case .toggleGhost: showsGhost.toggle()
    case .toggleLoupe: showsLoupe.toggle()
    case .toggleExploded: isExploded.toggle()
    case .toggleFullScreen: isFullScreen.toggle()
    case .quit: wantsToClose = true
    }
  }

  // MARK: Scenes

  /// A scene that cannot be read any more leaves the present one where it is, and says why.
  private func open(_ id: String) {
    guard let preset = presets.first(where: { $0.id == id }) else { return }
    do {
      show(Playback(try library.scene(preset.file?.path ?? id)))
    } catch {
      showStatus("\(error)")
    }
  }

  func show(_ playback: Playback) {
    replay = nil
    cancelTouches()
    self.playback = playback
    touchComposer.open(screen: playback.scene.size)
    clock.set(0, at: time)
    (nextStepTime, loop) = (nil, nil)
    history = ChangeHistory()
    (selected, hovered, focusedFinger) = (nil, nil, nil)
    if mode == .step { showFirstStep() }
  }

  /// Stays where it is at either end of the list.
  private func openNeighbour(_ distance: Int) {
    let place = presets.firstIndex { $0.id == playback.scene.id }
    let next = (place ?? -distance) + distance
    if presets.indices.contains(next) { open(presets[next].id) }
  }

  private func chooseVariant(_ name: String) {
    if let variant = playback.scene.variant(name) { keepingMarks { playback.choose(variant) } }
  }

  func playScript() { restart(playback.playScript) }

  private func reset() {
    if !playback.inputs.isEmpty { noteChange() }
    restart(playback.reset)
  }

  /// Does something that sets the scene's time, and goes on from there.
  func restart(_ body: () -> Void) {
    replay = nil
    forgetTouches()
    body()
    clock.set(playback.now, at: time)
  }

  /// Changes a property and says when another view now wins.
  private func edit(_ edit: Edit) {
    noteChange()
    let earlier = display.outcome, before = earlier?.result
    keepingMarks { playback.edit(edit) }
    let after = display.outcome?.result
    if let before, let after, before != after {
      showStatus(StatusText.resultChanged(from: before.view, to: after.view)[languages.first])
    }
    ghost = before == after ? nil : earlier.map { GhostRun(story: $0, of: playback) }
  }

  /// Says something for two seconds.
  func showStatus(_ text: String) { statusMessage = StatusMessage(text: text, end: time + 2) }
}
