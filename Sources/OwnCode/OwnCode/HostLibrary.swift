import Foundation

/// The library that a person's code is compiled against and linked with, and the compiler.
package struct HostLibrary: Equatable, Sendable {
  /// The folder with `libTouchstoneHost.so`.
  package private(set) var folder: String
  /// The folder with the compiled modules, then those with the C headers.
  private(set) var searchPaths: [String]

  private static let name = "libTouchstoneHost.so"

  /// Finds the library beside the program, where a build or an installation puts it.
  /// - Throws: `CodeProblems`.
  package static func installed() throws(CodeProblems) -> HostLibrary {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = program.deletingLastPathComponent().appending(path: "lib/touchstone")
    let names = ["CodeEntry", "UIKitHeaders"]
    var places = [(installed, names.map { installed.appending(path: "include/\($0)") })]
    #if !INSTALLED
    let sources = URL(filePath: #filePath).appending(path: "../../..").standardized
    let rooms = ["OwnCode", "Library"]
    let headers = zip(rooms, names).map { sources.appending(path: "\($0)/\($1)/include") }
    // A release build has the library in a scratch folder of its own: `Scripts/run` makes it.
    let host = program.deletingLastPathComponent().deletingLastPathComponent().appending(path: "host/release")
    places += [(program, headers), (host, headers)]
    #endif
    for (folder, headers) in places {
      let paths = [folder.appending(path: "Modules")] + headers
      if (paths + [folder.appending(path: name)]).allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) {
        return HostLibrary(folder: folder.path, searchPaths: paths.map(\.path))
      }
    }
    throw CodeProblems(
      """
      \(name) is missing, with which your own code is compiled. Scripts/run builds it; the package and Scripts/install \
      install it
      """
    )
  }

  /// Returns the library with its modules as the compiler reads them: an installation has them packed.
  /// - Throws: `CodeProblems` if a file is damaged, or the cache cannot be written.
  func unpacked(in cache: CodeCache) throws(CodeProblems) -> HostLibrary {
    guard let modules = PackedModules(in: URL(filePath: searchPaths[0])) else { return self }
    var library = self
    library.searchPaths[0] = try modules.unpacked(in: cache, stamp: stamp).path
    return library
  }

  /// The stamp that tells one library from another: its size and its time.
  var stamp: String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + Self.name)
    let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(folder) \(attributes?[.size] ?? 0) \(time)"
  }

  /// The path of the compiler: `swiftc` of the PATH.
  /// - Throws: `CodeProblems`.
  package static func compiler() throws(CodeProblems) -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in folders where FileManager.default.isExecutableFile(atPath: folder + "/swiftc") {
      return folder + "/swiftc"
    }
    throw CodeProblems(
      "there is no 'swiftc' on the PATH, which compiles your code. Get it from https://www.swift.org/install/linux/")
  }
}
