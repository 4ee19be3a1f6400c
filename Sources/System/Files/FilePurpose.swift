import Foundation

/// What a file is written for. It decides who may read the file, and whether a symbolic link of its name is followed.
package enum FilePurpose: Sendable {
  /// A person named the file: an export, a picture, a scene. A link of theirs is followed; other users may read a new file unless
  /// the umask forbids it.
  case chosen
  /// The name comes from a scene or a suite, which strangers may have written: a link of this name is replaced and not followed.
  case derived
  /// The program keeps the file for the person alone: state, recordings, artifacts of tests. Nobody else may read it or list a
  /// folder that is made for it, and a link is not followed.
  case kept

  /// The permissions of a new file.
  var fileMode: mode_t { self == .kept ? 0o600 : 0o666 }

  /// The permissions of a new folder.
  var folderMode: mode_t { self == .kept ? 0o700 : 0o777 }
}
