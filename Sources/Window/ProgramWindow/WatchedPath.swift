import Foundation
import OwnCode

/// The subject of a `FileWatcher`.
nonisolated enum WatchedPath: Hashable, Sendable {
  /// One file, such as that of a scene.
  case file(URL)
  /// A person's own code: a Swift file or a folder, with the pictures that it shows.
  case code(URL)

  /// The paths at which it lies: of a link also that to which it leads.
  private var places: [String] {
    switch self {
    case .file(let file): [file.resolvingSymlinksInPath().path]
    case .code(let root): [root.path, root.resolvingSymlinksInPath().path]
    }
  }

  /// The folders in which changes are waited for. Those around it show that it was moved, or has come back.
  var folders: [String] {
    let around = places.map { ($0 as NSString).deletingLastPathComponent }
    guard case .code(let root) = self else { return around }
    return around + CodeFiles.folders(of: root.path)
  }

  /// Whether a change concerns it.
  /// - Parameter folder: the path of the folder of the event.
  func isConcerned(by event: FolderEvents.Event, in folder: String) -> Bool {
    let path = event.name.isEmpty ? folder : folder + "/" + event.name
    if places.contains(path) { return true }
    switch self {
    case .file(let file): return event.name.isEmpty && file.deletingLastPathComponent().path == folder
    case .code(let root):
      return !event.name.isEmpty && CodeFiles.isPart(of: root.path, path, isFolder: event.isFolder)
    }
  }
}
