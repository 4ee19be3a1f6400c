import Foundation
import Narration
import PanelModels
import Panels
import ScenePicture
import Scenes
import TouchTrace

// The open file: changes by other programs, and the scene after it was saved.

extension Workbench {
  /// The warnings about the file of the scene that is shown.
  package var sceneWarnings: [Diagnostic] { playback.scene.warnings }

  /// The file whose changes concern the window.
  var watchedFile: URL? { files.file(of: playback.original) }

  /// Reads the file of the scene again after another program changed it. Keeps touches, edits and the cursor: of edits
  /// that are not saved, and of a file that cannot be read, a notice says so.
  func readChangedFile() {
    // A question about another file stays.
    if case .asksForCode = fileNotice?.kind { return }
    guard let file = watchedFile else { return }
    let name = file.lastPathComponent
    guard FileManager.default.fileExists(atPath: file.path) else {
      fileNotice = FileNotice(.removed, of: name)
      return
    }
    do throws(SceneError) {
      let scene = try Scene.load(file)
      saving.rememberText(of: file)
      if scene.isSame(as: playback.original) {
        // Also what was broken and is whole again, or was saved by this window.
        fileNotice = nil
      } else if session.isEdited && !scene.isSame(as: playback.editedScene) {
        fileNotice = FileNotice(.conflict, of: name)
      } else {
        load(scene)
      }
    } catch {
      fileNotice = FileNotice(.broken(error.diagnostics.map(FileNotice.Problem.init)), of: name)
    }
  }

  /// Shows what the file says now, although there are edits that are not saved. Undo brings them back.
  func loadChangedFile() {
    if case .asksForCode = fileNotice?.kind { return perform(code.runAsked(context)) }
    guard let file = watchedFile, let scene = try? Scene.load(file) else { return readChangedFile() }
    if session.isEdited { session.recordUndo(before: .loaded(file.lastPathComponent), selected: pointer.selected) }
    load(scene)
  }

  private func load(_ scene: Scene) {
    finishReplay()
    cancelTouches()
    var scene = scene
    scene.source = playback.original.source
    let inputs = inputs(for: scene)
    session.keepingMarks { playback in
      playback.show(scene, inputs: InputList(inputs), until: playback.now)
      playback.noteSaved(scene)
    }
    touchComposer.resize(screen: scene.size)
    files.update(SceneSummary(scene))
    panels.sidebar.showOpened(files.opened)
    fileNotice = nil
    if isPredicting { beginPrediction() }
    showStatus(FileText.loaded(scene.source?.lastPathComponent ?? "")[preferences.languages.first])
  }

  /// Goes on with the scene as its file has it now.
  func adopt(_ saved: SceneSaving.Saved) {
    let inputs = playback.recordedTouches
    fileNotice = nil
    files.recent.note(saved.file)
    if playback.isUnsaved { files.unlist(playback.scene.id) }
    list(SceneSummary(saved.scene))
    session.keepingMarks { playback in
      playback.show(saved.scene, inputs: InputList(inputs), until: playback.now)
      playback.noteSaved(saved.scene)
    }
    saving.journal?.rename(to: sceneName)
  }

  /// The inputs that go on with a changed scene: the new script, if the old one was played; else the inputs by hand, without
  /// edits of objects that are gone.
  private func inputs(for scene: Scene) -> [TimedInput] {
    let recorded = RecordedEdits(in: playback.recorded, of: playback.scene).inputs
    if recorded == playback.original.script.inputs { return scene.script.inputs }
    return recorded.filter { scene.accepts($0.input) }
  }
}

nonisolated extension Scene {
  /// Whether the objects of an input exist.
  fileprivate func accepts(_ input: Input) -> Bool {
    switch input {
    case .set(let edit): (try? check(.set(edit))) != nil
    case .front(let name): (try? check(.front(name))) != nil
    case .touch, .mark, .interrupt, .shake, .remote, .press: true
    }
  }
}

extension FileNotice.Problem {
  nonisolated fileprivate init(_ diagnostic: Diagnostic) {
    self.init(place: diagnostic.place, message: diagnostic.text.localized)
  }
}
