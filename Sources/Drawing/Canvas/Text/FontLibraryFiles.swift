import Foundation

/// The files of the libraries that draw glyphs. Whether they are the same as when a cache was written can be told without
/// loading them.
enum FontLibraryFiles {
  private static let names = ["libSDL2_ttf", "libfreetype", "libharfbuzz.so"]

  /// Returns a line for each of the libraries that this process has loaded: size, time and path.
  static func loaded() -> String {
    // The file says that it is empty, so that Foundation's functions for whole files read nothing.
    let data = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let paths = String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line -> String? in
      guard let start = line.firstIndex(of: "/") else { return nil }
      let path = line[start...]
      return names.contains { path.contains("/\($0)") } ? String(path) : nil
    }
    return Set(paths).sorted().compactMap { line($0) }.joined(separator: "\n")
  }

  /// Returns whether the files are as they were when `loaded()` described them; false if it found none.
  static func areUnchanged(since described: String) -> Bool {
    guard !described.isEmpty else { return false }
    return described.split(separator: "\n").map(String.init).allSatisfy { line in
      guard let start = line.firstIndex(of: "/") else { return false }
      return line == Self.line(String(line[start...]))
    }
  }

  /// What decides which libraries the system loads: the list of its libraries, and variables of the environment.
  static var choice: String {
    let variables = ["LD_LIBRARY_PATH", "LD_PRELOAD"].map { (name: String) in
      getenv(name).map { String(cString: $0) } ?? ""
    }
    return ([line("/etc/ld.so.cache") ?? ""] + variables).joined(separator: "\n")
  }

  private static func line(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(path)"
  }
}
