import Files
import Foundation
import Panels
import ScenePicture
import Scenes
import TouchTrace

extension Workbench {
  /// Opens a scene file that was dropped on the window or chosen with Ctrl+O. If it cannot be read, the present scene
  /// stays and a status message shows the error.
  func openFile(_ path: String) {
    do {
      let scene = try files.library.scene(files.folder.appendingPath(path).path)
      files.list(SceneSummary(scene))
      panels.sidebar.showOpened(files.opened)
      show(Playback(scene))
      panels.closeFileSheet()
    } catch {
      if !panels.fileSheet.showError("\(error)") { showStatus("\(error)") }
    }
  }

  /// Opens a scene of the sidebar. If its file can no longer be read, the present scene stays and a status message shows
  /// the error.
  func openScene(_ id: String) {
    guard let listed = files.all.first(where: { $0.id == id }) else { return }
    do {
      show(Playback(try files.library.scene(listed.file?.path ?? id)))
    } catch {
      showStatus("\(error)")
    }
  }

  /// Opens the next scene of the sidebar (1) or the previous one (−1). Does nothing at either end.
  func openNeighbor(_ distance: Int) {
    if let neighbor = files.neighbor(of: playback.scene.id, distance) { openScene(neighbor.id) }
  }

  /// Shows another scene from its start. Cancels all touches.
  func show(_ playback: Playback) {
    session.replay = nil
    cancelTouches()
    session.open(playback)
    touchComposer.open(screen: playback.scene.size)
    player.clock.set(0, at: time)
    player.stop()
    pointer.reset()
    view.focusedFinger = nil
    view.showsStartPage = false
    if player.mode == .step { showFirstStep() }
    playHand()
  }
}
