import Foundation
import Panels
import Scenes
import TouchTrace

// Scenes of the person's own files: named on the command line, dropped on the window, or asked for with Ctrl+O.

extension Workbench {
  /// Shows the scene in a file. One that cannot be read leaves the present scene where it is, and says why.
  func openFile(_ path: String) {
    let file = folder.appendingPath(path)
    do {
      let scene = try library.scene(file.path)
      list(SceneSummary(scene))
      show(Playback(scene))
      panels.closeFileSheet()
    } catch {
      if !panels.fileSheet.showError("\(error)") { showStatus("\(error)") }
    }
  }

  /// Puts a scene before the lessons, in place of an older reading of the same file.
  private func list(_ preset: SceneSummary) {
    opened.removeAll { $0.file == preset.file || $0.id == preset.id }
    opened.insert(preset, at: 0)
    panels.sidebar.showOpened(opened)
  }
}
