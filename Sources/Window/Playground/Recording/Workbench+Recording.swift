import Foundation
import Narration
import PanelModels
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
  ///     open is restored. Scenes with edits that are not saved are listed in any case, and come back when they are opened.
  ///   - left: the name of the scene that was shown last; nil if it is not known.
  ///   - warn: receives a message for each file that cannot be read or written.
  package func keepRecordings(
    in folder: URL, openingAnyScene anyScene: Bool, left: String? = nil, warn: @escaping (String) -> Void
  ) {
    let folder = folder.appendingPathComponent("recordings")
    let lost = JournalFolder(folder).recordings(warn: warn)
    saving.journal = Journal(in: folder, warn: warn)
    let found = recordingToShow(of: lost, openingAnyScene: anyScene, left)
    // The last one that is listed stands at the top.
    for other in lost.reversed() where other.recording.edited != nil && other.file !== found?.file { park(other, warn) }
    if let found { restore(found, warn) }
    panels.sidebar.showOpened(files.opened)
  }

  /// The recording of the scene that is open, else of the one that was shown last, else the newest.
  private func recordingToShow(
    of lost: [RecoveredRecording], openingAnyScene anyScene: Bool, _ left: String?
  ) -> RecoveredRecording? {
    let wanted = anyScene ? left ?? lost.first?.recording.scene : sceneName
    if let found = lost.first(where: { $0.recording.scene == wanted }) { return found }
    // The scene that was shown last is open, or its code is being compiled.
    return anyScene && wanted != sceneName && code.opening == nil ? lost.first : nil
  }

  /// Lists a scene of an earlier run with its edits. They come back when it is opened.
  private func park(_ found: RecoveredRecording, _ warn: (String) -> Void) {
    do {
      let recording = found.recording
      let (edited, original) = try scenes(of: recording)
      guard let edited else { return }
      let name = files.name(of: original)
      // Another recording of the same scene is newer. It stays on disk until that one is saved.
      guard name != sceneName, saving.parkedScenes[name] == nil else { return }
      saving.parkedScenes.park(
        ParkedScenes.Parked(
          scene: edited, original: original, variant: recording.variant, inputs: InputList(recording.inputs),
          end: recording.end, journal: found.file), as: name)
      if !files.presets.contains(where: { $0.id == original.id }) { files.list(SceneSummary(edited)) }
    } catch {
      found.putAside(because: "\(error)", warn: warn)
    }
  }

  /// The scene of a recording, edited and as its file has it.
  private func scenes(of recording: Recording) throws -> (edited: Scene?, original: Scene) {
    let written = try recording.edited.map { try Scene.parse($0, file: recording.scene) }
    var original = try original(of: recording, written)
    if original.source == nil, recording.scene != sceneName {
      original = original.numbered(besides: takenNames)
    }
    for line in try Script(recording: recording.inputs).lines { try (written ?? original).check(line) }
    return (written.map { $0.replacing(original) }, original)
  }

  /// Removes the recording's file. Called when the user closes the window. After any other end the next start restores
  /// the recording.
  package func endRecording() {
    guard hasUnsavedEdits else { return saving.journal?.end() ?? () }
    _ = saving.journal?.leave()
  }

  /// Whether the scene was edited and not saved, or is a copy without a file. Properties that were tried out on a preset do not
  /// count.
  var hasUnsavedEdits: Bool {
    let scene = playback.scene
    if playback.isUnsaved && !playback.original.isUntitled { return true }
    return scene != playback.original || scene.lesson == nil && session.isEdited
  }

  /// Writes the inputs since the last call to the recording's file. Called before and after each event, unless
  /// `keepsRecordingLater` is set: then before those that are not moves.
  package func keepRecording() {
    // A drag is written when it ends.
    if !pointer.editCursor.isDragging { saving.journal?.follow(playback, of: sceneName) }
  }

  private func restore(_ found: RecoveredRecording, _ warn: (String) -> Void) {
    do {
      let recording = found.recording
      let (edited, scene) = try scenes(of: recording)
      guard let variant = scene.variant(recording.variant) else {
        throw UnknownVariant(recording.variant, of: scene)
      }
      // A person's code that is open makes the scene again.
      let openCode = showsCode && recording.scene == sceneName ? code.root : nil
      let restored = Playback(scene, variant: variant, runner: openCode == nil ? nil : playback.runner)
      restored.isInteractive = openCode != nil && playback.isInteractive
      show(restored)
      code.root = openCode
      restart {
        if let edited { playback.show(edited, inputs: InputList(), until: 0) }
        playback.load(recording.inputs, until: recording.end)
      }
      if playback.isUnsaved { files.list(SceneSummary(playback.scene)) }
      saving.journal?.adopt(found.file, of: sceneName, playback)
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
      guard let edited else { throw error }
      guard edited.slug.hasPrefix(Scene.untitled.slug) else { return edited }
      var original = Scene.untitled
      (original.id, original.slug) = (edited.id, edited.slug)
      return original
    }
  }

  /// Cancels those of the fingers that are down in the scene. A script or a recording can leave fingers down that no
  /// mouse, key or touch screen holds.
  func cancelFingers(_ numbers: Set<Int>) {
    let lost = playback.cancellation(of: numbers)
    if !lost.isEmpty { playback.perform(lost, at: sceneTime) }
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
  /// Whether the scene is a person's own and has no file yet.
  var isUnsaved: Bool { original.source == nil && !isOwnCode }

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
