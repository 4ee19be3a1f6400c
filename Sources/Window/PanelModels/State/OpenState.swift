import ScenePicture
import Scenes

/// The content of the sheet for opening a file.
package struct OpenState: Equatable, Sendable {
  /// A scene file, a lesson plan, a person's own code, or a scene that has no file yet.
  package struct Entry: Equatable, Sendable {
    /// The path, or the name of a scene without a file.
    package var path: String
    /// The path as a person writes it: relative to the folder of the window, or with `~`.
    package var shownPath: String
    package var name: LocalizedText
    /// Whether it was opened before; else it is in the folder of the window.
    package var isRecent: Bool
    /// Whether it has no file yet.
    package var isUnsaved = false
    /// Whether it is a lesson plan.
    package var isPlan = false

    /// A scene that has no file yet.
    package init(unsaved id: String, name: LocalizedText) {
      self.init(path: id, shownPath: "", name: name, isRecent: true)
      isUnsaved = true
    }

    package init(path: String, shownPath: String, name: LocalizedText, isRecent: Bool, isPlan: Bool = false) {
      (self.path, self.shownPath, self.name, self.isRecent) = (path, shownPath, name, isRecent)
      self.isPlan = isPlan
    }
  }

  package var entries: [Entry]
  /// The pictures that were drawn so far, by path.
  package var thumbnails: [String: Thumbnail]

  package init(entries: [Entry], thumbnails: [String: Thumbnail]) {
    (self.entries, self.thumbnails) = (entries, thumbnails)
  }
}
