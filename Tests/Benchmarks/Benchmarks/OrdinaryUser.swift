import Foundation
import Glibc

/// A user who is not root, for programs that behave otherwise for root: the library of X11 keeps nothing between two starts.
enum OrdinaryUser {
  /// The user `nobody` of Debian.
  private static let id: uid_t = 65_534

  /// Makes a folder writable for programs that `perform` starts.
  static func give(_ folder: URL) {
    if getuid() == 0 { chown(folder.path, id, id) }
  }

  /// Performs `body`, which starts a program, as an ordinary user if this process is root's.
  static func perform<T>(_ body: () throws -> T) rethrows -> T {
    guard getuid() == 0 else { return try body() }
    // The saved user stays root, so that this process becomes root again. The started program does not keep it.
    setreuid(id, 0)
    seteuid(id)
    defer {
      seteuid(0)
      setreuid(0, 0)
    }
    return try body()
  }
}
