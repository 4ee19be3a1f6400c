import Foundation
import Narration
import Panels
import Scenes
import TouchTrace

// Saving the scene with its edited tree.

extension Workbench {
  /// Saves the tree into the scene's file. A preset and a new scene have no file yet, and ask for one.
  func saveScene() {
    finishReplay()
    guard let file = files.file(of: playback.original), !files.isPreset(file) else { return askWhereToSave() }
    if fileNotice?.kind == .removed { return save(nil, capturing: false, to: file, replacing: true) }
    guard isSceneEdited else { return showStatus(SavingText.nothingToSave[preferences.languages.first]) }
    save(nil, capturing: false, to: file)
  }

  /// Whether the scene differs from what its file said when it was opened or saved last.
  var isSceneEdited: Bool { session.isEdited }

  /// Opens the sheet that asks where to save.
  /// - Parameters:
  ///   - script: whether it proposes that the recording becomes the script.
  ///   - expectations: whether it proposes that what happens becomes the expectations.
  func askWhereToSave(script: Bool = false, expectations: Bool = false) {
    finishReplay()
    panels.askWhereToSave(
      SaveRequest(
        path: files.suggestedPath(for: playback.scene), script: script && !recordedTouches.isEmpty,
        expectations: expectations), hasRecording: !recordedTouches.isEmpty)
  }

  /// Saves as the sheet says. An existing file is replaced only if the sheet has asked.
  func saveScene(as request: SaveRequest) {
    finishReplay()
    let language = preferences.languages.first
    let target = files.target(of: request.path), name = target.lastPathComponent
    let refusal: SavingText? =
      request.path.isEmpty
      ? .noName : files.isPreset(target) ? .isPreset(name) : files.isFolder(target) ? .isFolder(name) : nil
    if let refusal {
      panels.saveSheet.show(refusal[language])
      return
    }
    let isOwn = files.file(of: playback.original) == target
    if !isOwn, !request.replaces, FileManager.default.fileExists(atPath: target.path) {
      return panels.saveSheet.askToReplace(SavingText.exists(name)[language])
    }
    let inputs = request.script ? (request.expectations ? recordedTouches.marked : recordedTouches) : nil
    save(inputs, capturing: request.expectations, to: target, replacing: request.replaces)
  }

  /// The recorded inputs without those that the tree has when it is saved.
  var recordedTouches: [TimedInput] {
    RecordedEdits(in: playback.recorded, of: playback.scene).inputs
  }

  /// Saves the scene and says so. If the file was changed by another program, the sheet asks what to do.
  func save(_ inputs: [TimedInput]?, capturing: Bool, to target: URL, replacing: Bool = false) {
    let language = preferences.languages.first
    let saving = SceneSaving(
      original: playback.original, scene: playback.editedScene,
      source: files.file(of: playback.original), presets: files.library.folder, lastText: files.lastText)
    do {
      let saved = try saving.save(inputs, capturing: capturing, to: target, replacing: replacing)
      panels.close(panels.saveSheet)
      // The script and the expectations that were in the file.
      let isReplaced = saved.scene.script != playback.scene.script || saved.captured != nil
      if saved.file == files.file(of: playback.original), isReplaced {
        session.recordUndo(before: .script, selected: pointer.selected)
      }
      let name = saved.file.lastPathComponent
      let text =
        saved.captured.map { RecordingText.captured(count: $0, in: name).text }
        ?? (inputs == nil ? SavingText.saved(name).text : RecordingText.saved(as: name).text)
      adopt(saved)
      showStatus(text[language])
    } catch let error as SavingError where error.isConflict {
      askWhereToSave(script: inputs != nil, expectations: capturing)
      panels.saveSheet.askToReplace(SavingText.changedOnDisk(error.file.lastPathComponent)[language])
    } catch {
      if !panels.saveSheet.show("\(error)") { showStatus(StatusText.cannotSave("\(error)")[language]) }
    }
  }

  /// Goes on with the scene as its file has it now.
  private func adopt(_ saved: SceneSaving.Saved) {
    let inputs = recordedTouches
    fileNotice = nil
    files.rememberText(of: saved.file)
    files.recent.note(saved.file)
    if playback.isUnsaved { files.unlist(playback.scene.id) }
    files.list(SceneSummary(saved.scene))
    panels.sidebar.showOpened(files.opened)
    session.keepingMarks { playback in
      playback.show(saved.scene, inputs: InputList(inputs), until: playback.now)
      playback.noteSaved(saved.scene)
    }
    journal?.rename(to: sceneName)
  }
}
