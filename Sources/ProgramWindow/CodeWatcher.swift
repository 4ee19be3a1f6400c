import CSDL2
import Foundation
import Synchronization

/// Wakes the event loop when a Swift file of a person's code is written, added or removed by any program.
nonisolated final class CodeWatcher: Sendable {
  /// The type of the events that it sends to the loop.
  let eventType: UInt32
  private let queue: Int32
  private let watched = Mutex(Watched())

  private struct Watched {
    var root: URL?
    var folders: [Int32] = []
  }

  /// The most folders that are watched.
  private static let mostFolders = 500
  private static let changes = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)

  /// Nil if the system has no more queues for events of files: then no change is noticed.
  init?() {
    queue = inotify_init1(Int32(IN_CLOEXEC))
    guard queue >= 0 else { return nil }
    eventType = SDL_RegisterEvents(1)
    Thread.detachNewThread { [self] in
      while let names = InotifyEvents.next(of: queue) {
        if watched.withLock({ watched in names.contains { CodeWatcher.isConcerned(watched.root, by: $0) } }) { wake() }
      }
    }
  }

  /// Watches other code, a file or a folder with all below it, or none.
  func watch(_ root: URL?) {
    watched.withLock { watched in
      for folder in watched.folders { inotify_rm_watch(queue, folder) }
      watched = Watched(root: root)
      guard let root else { return }
      let folders =
        root.pathExtension == "swift" ? [root.deletingLastPathComponent().path] : CodeWatcher.folders(root.path)
      watched.folders = folders.map { inotify_add_watch(queue, $0, CodeWatcher.changes) }
    }
  }

  private static func folders(_ root: String) -> [String] {
    var folders = [root]
    guard let all = FileManager.default.enumerator(atPath: root) else { return folders }
    while let name = all.nextObject() as? String, folders.count < mostFolders {
      let path = root + "/" + name
      var isFolder: ObjCBool = false
      if (name as NSString).lastPathComponent.hasPrefix(".") {
        all.skipDescendants()
      } else if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        folders.append(path)
      }
    }
    return folders
  }

  /// - Parameter name: of a file that has changed.
  private static func isConcerned(_ root: URL?, by name: String) -> Bool {
    guard let root, name.hasSuffix(".swift"), !name.hasPrefix(".") else { return false }
    return root.pathExtension != "swift" || root.lastPathComponent == name
  }

  /// Runs on the thread, from which SDL allows only `SDL_PushEvent`.
  private func wake() {
    var event = SDL_Event()
    event.type = eventType
    SDL_PushEvent(&event)
  }
}
