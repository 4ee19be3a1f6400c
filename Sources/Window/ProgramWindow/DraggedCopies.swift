import Console
import Files
import Foundation
import Playground

/// The files of scenes that are dragged out of the window. Scenes that no file has as they are get one in a temporary folder, which
/// is removed when the window closes.
final class DraggedCopies {
  private var folder: URL?

  /// Removes the copies. Programs have read them when a drag ends.
  func remove() { if let folder { try? FileManager.default.removeItem(at: folder) } }

  /// - Returns: nil if a copy cannot be written, after a warning.
  func file(of scene: DraggedScene) -> URL? {
    switch scene {
    case .file(let file): return file.absoluteURL
    case .text(let text, let name):
      do {
        let folder = try folder ?? OwnFolder.temporary()
        self.folder = folder
        let file = folder.appending(path: name)
        try FileReplacement.write(Data(text.utf8), to: file, as: .kept)
        return file
      } catch {
        warn("the scene cannot be dragged: \(error)")
        return nil
      }
    }
  }
}
