import Foundation

/// Keeps a folder for one user of it: a second one, in this process or another, waits for the end of the first.
///
/// The system releases the lock when a process ends, also by a signal.
package final class FolderLock {
  private let folder: URL
  private var descriptor: Int32 = -1

  /// Waits until nobody else has the lock. Makes the folder, unless it cannot be made: then nothing can be written there, and
  /// nothing is locked.
  /// - Parameter onWait: called once before waiting.
  package init(_ folder: URL, onWait: () -> Void = {}) {
    self.folder = folder
    var hasWaited = false
    while descriptor < 0 {
      guard let opened = Self.open(folder) else { return }
      if flock(opened, LOCK_EX | LOCK_NB) != 0 {
        if errno == EWOULDBLOCK && !hasWaited { onWait() }
        hasWaited = true
        while flock(opened, LOCK_EX) != 0 && errno == EINTR {}
      }
      // Whoever had the lock may have removed the folder, which was empty, or moved it.
      if Self.isFolder(opened, at: folder) { descriptor = opened } else { close(opened) }
    }
  }

  /// Removes the folder if it is empty.
  deinit {
    guard descriptor >= 0 else { return }
    rmdir(folder.path)
    close(descriptor)
  }

  private static func open(_ folder: URL) -> Int32? {
    guard (try? FileReplacement.makeFolder(folder, mode: 0o700)) != nil else { return nil }
    let descriptor = Foundation.open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }

  /// Whether an open folder is still the one of this name.
  private static func isFolder(_ descriptor: Int32, at folder: URL) -> Bool {
    var opened = stat(), named = stat()
    return fstat(descriptor, &opened) == 0 && stat(folder.path, &named) == 0 && opened.st_dev == named.st_dev
      && opened.st_ino == named.st_ino
  }
}
