import Foundation
import PanelModels
import Panels
import ScenePicture
import Scenes
import TouchTrace

extension Workbench {
  /// Opens the sheet with the recent scenes and those of the folder.
  func askForFile() {
    pages.offer(files.entries)
    panels.askForFile()
  }

  /// Opens a scene file that was dropped on the window or chosen with Ctrl+O. If it cannot be read, the present scene
  /// stays and a status message shows the error.
  package func openFile(_ path: String) {
    if unsavedScene(path) != nil {
      openScene(path)
      return panels.close(panels.fileSheet)
    }
    let file = files.folder.appendingPath(path)
    if file.isOwnCode { return perform(code.open(file, context)) }
    do {
      if LessonPlan.isPlan(file) {
        try openPlan(file)
        return panels.close(panels.fileSheet)
      }
      let scene = try files.library.scene(file.path)
      scene.source.map { files.recent.note($0) }
      list(SceneSummary(scene))
      open(scene)
      panels.close(panels.fileSheet)
    } catch {
      let message = preferences.languages.first.message(of: error)
      if !panels.fileSheet.showError(message) { showStatus(message) }
    }
  }

  /// Opens a scene of the sidebar. If its file can no longer be read, the present scene stays and a status message shows
  /// the error.
  func openScene(_ id: String) {
    guard let listed = files.all.first(where: { $0.id == id }) else { return }
    // A new scene has no file yet.
    if listed.file == nil, let parked = saving.parkedScenes.take(id) { return open(parked) }
    if listed.file == nil, id == playback.scene.id { return showStartPage(false) }
    if let file = listed.file, file.isOwnCode { return perform(code.open(file, context)) }
    do {
      open(try files.library.scene(listed.file?.path ?? id))
      if let file = listed.file, !files.isPreset(file) { files.recent.note(file) }
    } catch {
      showStatus(preferences.languages.first.message(of: error))
    }
  }

  /// Opens the next scene of the sidebar (1) or the previous one (−1). Does nothing at either end.
  func openNeighbor(_ distance: Int) {
    if let neighbor = files.neighbor(of: playback.scene.id, distance) { openScene(neighbor.id) }
  }

  /// Opens a scene. If it was left with edits that are not saved, they come back.
  func open(_ scene: Scene) {
    if scene.code != nil { return perform(code.open(scene, context)) }
    guard let parked = saving.parkedScenes.take(files.name(of: scene)) else { return show(Playback(scene)) }
    open(parked)
  }

  private func open(_ parked: ParkedScenes.Parked) {
    let isEdited = parked.scene != parked.original || !parked.inputs.isEmpty
    show(Playback(parked.original, variant: parked.original.variant(parked.variant)))
    restart { playback.show(parked.scene, inputs: parked.inputs, until: parked.end) }
    if let file = parked.journal { saving.journal?.adopt(file, of: sceneName, playback) }
    if isEdited { showStatus(RecordingText.unsavedEdits[preferences.languages.first]) }
  }

  /// Opens a scene to build on: an empty one, or a copy of the open one.
  func openNewScene(copying isCopy: Bool) {
    let scene = (isCopy ? playback.editedScene.copy : .untitled).numbered(besides: takenNames)
    show(Playback(scene))
    list(SceneSummary(scene))
    setMode(.edit)
    pointer.selected = scene.views.first?.name
  }

  /// The names that a new scene cannot have.
  var takenNames: Set<String> { Set(files.all.map(\.id)).union([sceneName]) }

  /// Returns the state of a scene that has no file yet, by its name; nil if there is none of that name.
  func unsavedScene(_ name: String) -> Scene? {
    guard files.opened.contains(where: { $0.id == name && $0.file == nil }) else { return nil }
    return playback.isUnsaved && name == sceneName ? playback.editedScene : saving.parkedScenes[name]?.scene
  }

  /// Lists the open scene by the name that it has now.
  func noteName() {
    if files.rename(playback.scene) { panels.sidebar.showOpened(files.opened) }
  }

  /// Shows another scene from its start. Cancels all touches.
  func show(_ playback: Playback) {
    session.replay = nil
    cancelTouches()
    code.root = nil
    if hasUnsavedEdits || self.playback.isUnsaved {
      saving.parkedScenes.park(self.playback, as: sceneName, saving.journal?.leave())
    }
    session.open(playback)
    whyNot.close(unlessIn: playback)
    touchComposer.open(screen: playback.scene.size)
    player.clock.set(0, at: time)
    player.stop()
    pointer.reset()
    view.focusedFinger = nil
    pages.isStartShown = false
    fileNotice = nil
    code.pending = nil
    if player.mode == .step { showFirstStep() }
    if isPredicting { beginPrediction() }
    playInvitation()
  }
}

// MARK: Lesson plans

extension Workbench {
  /// Opens the file of a plan and goes on where it was left.
  /// - Throws: `SceneError` with all problems of the file.
  package func openPlan(_ file: URL) throws(SceneError) { perform(try teaching.open(file, context)) }

  /// Returns the file of a plan that a person names on the command line; nil if it is not the name of a plan.
  package static func planFile(named name: String) -> URL? {
    (try? SceneLibrary.bundled()).flatMap { LessonPlan.file(named: name, of: $0) }
  }

  /// Opens the next part (1) or the one before (−1).
  func openNeighboringPart(_ distance: Int) {
    if pages.isStartShown { showStartPage(false) }
    perform(teaching.openNeighboringPart(distance, context))
  }

  /// The plan and its results, for the picture.
  var planState: PlanState? { teaching.session?.state(at: time) }

  /// Whether the open scene is that of the open part.
  var isPartShown: Bool { teaching.isPartShown(context) }

  /// Called when the window with the notes was closed, or could not be opened.
  package func hideNotes() { teaching.showsNotes = false }
}
