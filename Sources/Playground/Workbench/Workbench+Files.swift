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
      list(Lesson(scene))
      show(Playback(scene))
      panels.closeFileSheet()
    } catch {
      if !panels.fileSheet.complain("\(error)") { tell("\(error)") }
    }
  }

  /// Puts a scene before the lessons, in place of an older reading of the same file.
  private func list(_ lesson: Lesson) {
    opened.removeAll { $0.file == lesson.file || $0.id == lesson.id }
    opened.insert(lesson, at: 0)
    panels.rail.showOpened(opened)
  }
}
