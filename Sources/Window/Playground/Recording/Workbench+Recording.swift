import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchInput
import TouchTrace

// The recording: the inputs made by hand. It is written to a journal, saved into scenes, cut and replayed.

extension Workbench {
  /// The inputs made since the scene was opened.
  var recording: Recording {
    Recording(scene: sceneName, variant: playback.variant.name, inputs: playback.inputs)
  }

  /// The name of the scene for `SceneLibrary.scene(_:)`.
  var sceneName: String { files.name(of: playback.scene) }

  // MARK: Kept between runs

  /// Writes the recording to a file from now on, so that it survives a crash, and restores one that a crashed run left.
  /// - Parameters:
  ///   - folder: the program's state folder.
  ///   - anyScene: whether the scene of a restored recording is opened. If false, only a recording of the scene that is
  ///     open is restored.
  ///   - warn: receives a message for each file that cannot be read or written.
  package func keepRecordings(in folder: URL, openingAnyScene anyScene: Bool, warn: @escaping (String) -> Void) {
    let folder = folder.appendingPathComponent("recordings")
    let lost = JournalFolder(folder).recordings(warn: warn)
    journal = Journal(in: folder, warn: warn)
    if let found = lost.first(where: { anyScene || $0.recording.scene == sceneName }) { restore(found, warn) }
  }

  /// Removes the recording's file. Called when the user closes the window. After any other end the next start restores
  /// the recording.
  package func endRecording() {
    guard hasUnsavedEdits else { return journal?.end() ?? () }
    _ = journal?.leave()
  }

  /// Whether the tree of the scene was edited and not saved. Properties that were tried out on a preset do not count.
  var hasUnsavedEdits: Bool {
    let scene = playback.scene
    return scene != playback.original || scene.lesson == nil && playback.isTreeEdited
  }

  /// Writes the inputs since the last call to the recording's file. Called before and after each event, unless
  /// `keepsRecordingLater` is set: then before those that are not moves.
  package func keepRecording() {
    // A drag is written when it ends.
    if !editCursor.isDragging { journal?.follow(playback, of: sceneName) }
  }

  private func restore(_ found: RecoveredRecording, _ warn: (String) -> Void) {
    do {
      let recording = found.recording
      let edited = try recording.edited.map { try Scene.parse($0, file: recording.scene) }
      let scene = try original(of: recording, edited)
      guard let variant = scene.variant(recording.variant) else {
        throw UnknownVariant(recording.variant, of: scene)
      }
      for line in try Script(recording: recording.inputs).lines { try (edited ?? scene).check(line) }
      // A person's code that is open makes the scene again.
      let openCode = showsCode && recording.scene == sceneName ? code : nil
      let restored = Playback(scene, variant: variant, runner: openCode == nil ? nil : playback.runner)
      restored.isInteractive = openCode != nil && playback.isInteractive
      show(restored)
      code = openCode
      restart {
        if let edited { playback.show(edited.replacing(scene), inputs: InputList(), until: 0) }
        playback.load(recording.inputs, until: recording.end)
      }
      journal?.adopt(found.file, of: sceneName, playback)
      cancelFingers(playback.fingersDown)
      keepRecording()
      let text: RecordingText = edited == nil ? .recovered : .unsavedEdits
      showStatus(text[preferences.languages.first])
    } catch {
      found.putAside(because: "\(error)", warn: warn)
    }
  }

  /// The scene of a recording, as its file has it. A new scene, or one whose file is gone, is the edited one.
  private func original(of recording: Recording, _ edited: Scene?) throws -> Scene {
    if recording.scene == sceneName { return playback.scene }
    do {
      return try files.library.scene(recording.scene)
    } catch {
      guard recording.edited != nil else { throw error }
      return edited?.slug == Scene.untitled.slug ? .untitled : edited ?? .untitled
    }
  }

  /// Cancels those of the fingers that are down in the scene. A script or a recording can leave fingers down that no
  /// mouse, key or touch screen holds.
  func cancelFingers(_ numbers: Set<Int>) {
    let lost = playback.cancellation(of: numbers)
    if !lost.isEmpty { playback.perform(lost, at: sceneTime) }
  }

  // MARK: Saved

  /// Saves the recording as the script of the scene's file, and the edited tree with it. A preset is saved as a copy.
  func saveRecording() {
    finishReplay()
    guard !playback.recorded.isEmpty else {
      return showStatus(RecordingText.nothingRecorded[preferences.languages.first])
    }
    let touches = recordedTouches
    saveOrCopy(touches.isEmpty ? nil : touches, capturing: false)
  }

  /// Saves the recording as the script, and what it causes as the expectations. If nothing is recorded, keeps the script
  /// and replaces the expectations.
  func captureExpectations() {
    finishReplay()
    let touches = recordedTouches
    saveOrCopy(touches.isEmpty ? nil : touches.marked, capturing: true)
  }

  private func saveOrCopy(_ inputs: [TimedInput]?, capturing: Bool) {
    let file = files.file(of: playback.original)
    guard let file, !files.isPreset(file) else {
      let copy = files.folder.appendingPath(files.suggestedPath(for: playback.original))
      return save(inputs, capturing: capturing, to: copy)
    }
    save(inputs, capturing: capturing, to: file)
  }

  // MARK: Cut and replayed

  /// Removes a part of the recording.
  func cut(_ part: CutPart) {
    finishReplay()
    let span = playback.times(of: part)
    guard !span.isEmpty else { return }
    session.recordUndo(before: .cut, selected: pointer.selected)
    session.setLoop(nil)
    let rest = recording.cut(span)
    restartCancellingTouches { playback.load(rest.inputs, until: rest.end) }
  }

  /// Plays the recording again from the start, in the scene's time.
  func startReplay() {
    finishReplay()
    guard !playback.recorded.isEmpty else {
      return showStatus(RecordingText.nothingRecorded[preferences.languages.first])
    }
    perform(.setMode(.live))
    let inputs = playback.inputs
    perform(.reset)
    session.replay = Replay(inputs)
  }

  /// Performs the inputs of the replay that are due.
  func continueReplay() {
    guard let inputs = session.replay?.take(until: sceneTime), !inputs.isEmpty else { return }
    playback.perform(inputs)
    if session.replay?.nextTime == nil { endReplay() }
  }

  /// Performs the rest of the replay at once, so that nothing of it is lost when an input interrupts it.
  func finishReplay() {
    guard let rest = session.replay?.take(until: .max) else { return }
    playback.perform(rest)
    endReplay()
    player.clock.set(playback.now, at: time)
  }

  /// Cancels the fingers that the recording left down: nobody holds them any more.
  private func endReplay() {
    session.replay = nil
    cancelFingers(playback.fingersDown.subtracting(touchComposer.fingers.numbers))
  }
}

extension Playback {
  /// Returns the inputs that cancel fingers, at their last points.
  fileprivate func cancellation(of numbers: Set<Int>) -> InputBatch {
    fingersDown.intersection(numbers).sorted().compactMap { number in
      recorded.last { $0.input.finger == number }.flatMap { timed in
        guard case .touch(_, _, let point, _) = timed.input else { return nil }
        return .touch(finger: number, phase: .cancelled, at: point, force: nil)
      }
    }
  }

  /// Returns the span of a part of the recording, in virtual milliseconds.
  fileprivate func times(of part: CutPart) -> Range<Int> {
    guard cursor > 0, cursor <= trace.steps.count else { return 0..<0 }
    let sequence = trace.sequence(at: cursor)
    let start = trace.steps[sequence.lowerBound].time
    switch part {
    case .touch: return start..<(trace.steps[sequence].last.map { $0.time + 1 } ?? start)
    case .before: return 0..<start
    case .after: return (trace.steps[cursor - 1].time + 1)..<Int.max
    case .steps(let steps):
      let times = trace.steps[steps.clamped(to: trace.steps.indices)].map(\.time)
      return times.first.flatMap { first in times.last.map { first..<max($0, first) + 1 } } ?? 0..<0
    }
  }
}

extension Scene {
  /// Returns the scene, read from the text in a recording, as one of the original's file.
  fileprivate func replacing(_ original: Scene) -> Scene {
    var scene = renamed(to: original.slug + ".yaml")
    (scene.id, scene.lesson, scene.source, scene.warnings) = (
      original.id, original.lesson, original.source, original.warnings
    )
    for (index, own) in original.expectations.enumerated() where scene.expectations.indices.contains(index) {
      scene.expectations[index].line = own.line
    }
    return scene
  }
}
