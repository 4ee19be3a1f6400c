import Foundation

/// A folder that the program keeps for the person alone, such as that of its state or of its cache: `0700`.
package enum OwnFolder {
  /// Makes the folder and its missing parents. One that exists is closed to other users.
  /// - Throws: `FileReplacementError` if it belongs to another user, or cannot be made. The superuser may use all folders, as after
  ///   `sudo`, which keeps the home folder.
  package static func make(_ folder: URL) throws(FileReplacementError) {
    do throws(SystemError) {
      try FileReplacement.makeFolder(folder, mode: FilePurpose.kept.folderMode)
    } catch {
      throw FileReplacementError(path: folder.path, reason: "\(error)")
    }
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileReplacementError(path: folder.path, reason: "\(SystemError.last)") }
    defer { close(descriptor) }
    var named = stat(), opened = stat()
    guard lstat(folder.path, &named) == 0, fstat(descriptor, &opened) == 0 else {
      throw FileReplacementError(path: folder.path, reason: "\(SystemError.last)")
    }
    // Also the owner of a link: that of another user could name any folder.
    guard [named.st_uid, opened.st_uid].allSatisfy({ $0 == geteuid() || geteuid() == 0 }) else {
      throw FileReplacementError(path: folder.path, reason: "it belongs to another user")
    }
    // A folder with the sticky bit, such as `/tmp`, is everybody's.
    if opened.st_mode & 0o077 != 0, opened.st_mode & S_ISVTX == 0 { fchmod(descriptor, 0o700) }
  }

  /// Makes a folder with a name that nobody can foresee in the folder of temporary files.
  /// - Throws: `FileReplacementError`.
  package static func temporary() throws(FileReplacementError) -> URL {
    let path = FileManager.default.temporaryDirectory.appending(path: "touchstone-XXXXXX").path
    var name = Array(path.utf8CString)
    guard mkdtemp(&name) != nil else { throw FileReplacementError(path: path, reason: "\(SystemError.last)") }
    return URL(filePath: String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  /// Whether a file or a folder belongs to the user, is no link, and can be changed by nobody else.
  package static func isOwn(_ path: String, folder: Bool) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == (folder ? S_IFDIR : S_IFREG) else { return false }
    return status.st_uid == geteuid() && status.st_mode & 0o022 == 0
  }
}
