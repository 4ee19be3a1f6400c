import Foundation

/// Writes a file atomically: to a new file beside it, which is then renamed.
package enum FileReplacement {
  /// Writes `data` to `file`. A device or a pipe is written to directly, and so is an open descriptor such as `/dev/stdout`.
  /// - Parameters:
  ///   - purpose: decides who may read a new file, and whether a symbolic link or its target is replaced.
  ///   - makesFolders: whether missing parent folders are made.
  /// - Throws: `FileReplacementError` with the file's path. An existing file is unchanged.
  package static func write(
    _ data: Data, to file: URL, as purpose: FilePurpose = .chosen, makesFolders: Bool = true
  ) throws(FileReplacementError) {
    do {
      if let descriptor = descriptor(of: file.path) {
        try writeAll(data, to: descriptor)
      } else if isDevice(file.path) {
        try write(data, opening: file.path)
      } else {
        if makesFolders { try makeFolder(file.deletingLastPathComponent(), mode: purpose.folderMode) }
        let target = purpose == .chosen && isOwnLink(file.path) ? file.resolvingSymlinksInPath() : file
        try replace(target.path, with: data, purpose)
      }
    } catch {
      throw FileReplacementError(path: file.shownPath, reason: "\(error)")
    }
  }

  /// Removes `file`, if it exists.
  /// - Throws: `FileReplacementError` when it cannot be removed.
  package static func remove(_ file: URL) throws(FileReplacementError) {
    if unlink(file.path) != 0 && errno != ENOENT {
      throw FileReplacementError(path: file.shownPath, reason: "\(SystemError.last)")
    }
  }

  private static func replace(_ path: String, with data: Data, _ purpose: FilePurpose) throws(SystemError) {
    let partial = try PartialFile(for: path, mode: purpose.fileMode)
    defer { close(partial.descriptor) }
    do throws(SystemError) {
      if purpose != .kept { try keepRights(of: path, on: partial.descriptor) }
      try writeAll(data, to: partial.descriptor)
      try synchronize(partial.descriptor)
      guard rename(partial.path, path) == 0 else { throw SystemError.last }
    } catch {
      unlink(partial.path)
      throw error
    }
  }

  /// Copies the permissions of the old file to the new one, before that has any content.
  private static func keepRights(of path: String, on partial: Int32) throws(SystemError) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    guard fchmod(partial, status.st_mode & 0o7777) == 0 else { throw SystemError.last }
  }

  /// Whether a path is a symbolic link that the user or the system has made. In a folder for everybody, such as `/tmp`, a link of
  /// another user could name any file of this one.
  private static func isOwnLink(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return false }
    return status.st_uid == geteuid() || status.st_uid == 0
  }

  /// Returns the descriptor that a path such as `/dev/stdout` stands for.
  ///
  /// Such a path is not opened again: that would cut off the file that standard output is written to, and wait forever for a
  /// reader of a pipe that is closed.
  private static func descriptor(of path: String) -> Int32? {
    switch path {
    case "/dev/stdout": STDOUT_FILENO
    case "/dev/stderr": STDERR_FILENO
    default: path.hasPrefix("/dev/fd/") ? Int32(path.dropFirst("/dev/fd/".count)) : nil
    }
  }

  /// Returns whether `path` is neither a file nor a folder, such as a device. It must not be replaced by a file.
  private static func isDevice(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  /// Makes a folder and its missing parents. Nothing happens if there is something of that name.
  /// - Parameter mode: the permissions of each new folder, without those that the umask takes away.
  package static func makeFolder(_ folder: URL, mode: mode_t = 0o777) throws(SystemError) {
    guard mkdir(folder.path, mode) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, folder.path != "/" else { throw SystemError.last }
    try makeFolder(folder.deletingLastPathComponent(), mode: mode)
    guard mkdir(folder.path, mode) == 0 || errno == EEXIST else { throw SystemError.last }
  }

  private static func write(_ data: Data, opening path: String) throws(SystemError) {
    // Opening a pipe that no program reads fails instead of waiting for one.
    let file = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw SystemError.last }
    defer { close(file) }
    try writeAll(data, to: file)
    try synchronize(file)
  }

  /// Waits until the data is on the disk. Without this a full disk may be reported only after the rename.
  private static func synchronize(_ file: Int32) throws(SystemError) {
    guard fsync(file) == 0 || errno == EINVAL || errno == EROFS else { throw SystemError.last }
  }
}

/// A file cannot be written or removed. An existing file is unchanged.
package struct FileReplacementError: Error, Equatable, CustomStringConvertible {
  var path: String
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  package var description: String { "\(path.escapingControlCharacters): cannot be written: \(reason)" }
}
