import CSDL2
import Foundation
import Synchronization

/// Wakes the event loop when a file is written, replaced, moved or removed by any program.
///
/// A thread waits for events of the file's folder, because editors put a new file in the place of the old one.
nonisolated final class FileWatcher: Sendable {
  /// The type of the events that it sends to the loop.
  let eventType: UInt32
  private let queue: Int32
  private let watched = Mutex(Watched())

  fileprivate struct Watched {
    var file: URL?
    var folder: Int32 = -1
  }

  /// Nil if the system has no more queues for events of files: then no change is noticed.
  init?() {
    queue = inotify_init1(Int32(IN_CLOEXEC))
    guard queue >= 0 else { return nil }
    eventType = SDL_RegisterEvents(1)
    Thread.detachNewThread { [self] in
      while let names = InotifyEvents.next(of: queue) {
        if watched.withLock({ $0.isConcerned(by: names) }) { wake() }
      }
    }
  }

  /// Watches another file, or none. Reports a change at once, because the file may have changed since it was read.
  func watch(_ file: URL?) {
    watched.withLock { watched in
      let file = file?.resolvingSymlinksInPath()
      guard file != watched.file else { return }
      defer { wake() }
      if watched.folder >= 0 { inotify_rm_watch(queue, watched.folder) }
      watched = Watched(file: file)
      guard let file else { return }
      let folder = file.deletingLastPathComponent().path
      watched.folder = inotify_add_watch(queue, folder, FileWatcher.changes)
    }
  }

  private static let changes = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF)

  /// Runs on the thread, from which SDL allows only `SDL_PushEvent`.
  private func wake() {
    var event = SDL_Event()
    event.type = eventType
    SDL_PushEvent(&event)
  }
}

nonisolated extension FileWatcher.Watched {
  /// An event without a name concerns the folder itself.
  fileprivate func isConcerned(by names: [String]) -> Bool {
    file.map { file in names.contains { $0.isEmpty || $0 == file.lastPathComponent } } ?? false
  }
}
