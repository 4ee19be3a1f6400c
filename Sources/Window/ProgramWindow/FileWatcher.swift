import CSDL2
import Foundation
import Synchronization

/// Wakes the event loop when something is written, replaced, moved or removed by any program.
///
/// A thread waits for events of folders, because editors put a new file in the place of the old one.
nonisolated final class FileWatcher: Sendable {
  /// The type of the events that it sends to the loop.
  let eventType: UInt32
  private let events: FolderEvents
  private let state = Mutex(State())

  private struct State {
    var watched: Set<WatchedPath> = []
    /// The paths of the folders, by their numbers.
    var folders: [Int32: Set<String>] = [:]
    var changed: Set<WatchedPath> = []
  }

  /// Nil if the system has no more queues for events of files: then no change is noticed.
  init?() {
    guard let events = FolderEvents() else { return nil }
    self.events = events
    eventType = SDL_RegisterEvents(1)
    Thread.detachNewThread { [self] in
      while let news = events.next() {
        if state.withLock({ note(news, &$0) }) { wakeLoop(with: eventType) }
      }
    }
  }

  /// Watches other things. Reports a change of a file that is new here at once: it may have changed since it was read.
  func watch(_ paths: Set<WatchedPath>) {
    let isNew = state.withLock { state in
      let files = paths.subtracting(state.watched).filter { if case .file = $0 { true } else { false } }
      guard paths != state.watched else { return false }
      state.watched = paths
      state.changed = state.changed.intersection(paths).union(files)
      watchFolders(&state)
      return !files.isEmpty
    }
    if isNew { wakeLoop(with: eventType) }
  }

  /// Returns what has changed since the last call.
  func takeChanged() -> Set<WatchedPath> {
    state.withLock { state in
      defer { state.changed = [] }
      return state.changed
    }
  }

  // MARK: Folders

  private func watchFolders(_ state: inout State) {
    let old = state.folders.keys
    state.folders = [:]
    for folder in Set(state.watched.flatMap(\.folders)) {
      if let number = events.watch(folder) { state.folders[number, default: []].insert(folder) }
    }
    for number in old where state.folders[number] == nil { events.unwatch(number) }
  }

  /// - Returns: whether something that is watched has changed.
  private func note(_ news: [FolderEvents.Event], _ state: inout State) -> Bool {
    var changed: Set<WatchedPath> = []
    for event in news {
      for folder in state.folders[event.folder] ?? [] {
        changed.formUnion(state.watched.filter { $0.isConcerned(by: event, in: folder) })
      }
    }
    // A folder that is new, or has come back, is watched from here on.
    if !changed.isEmpty, news.contains(where: \.isFolder) { watchFolders(&state) }
    state.changed.formUnion(changed)
    return !changed.isEmpty
  }
}
