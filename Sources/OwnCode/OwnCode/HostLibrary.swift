import Foundation

/// The library that a person's code is compiled against and linked with, and the compiler.
package struct HostLibrary: Equatable, Sendable {
  /// The folder with `libTouchstoneHost.so`.
  package private(set) var folder: String
  /// The folder with the compiled modules, then those with the C headers.
  private(set) var searchPaths: [String]

  private static let name = "libTouchstoneHost.so"

  /// Finds the library beside the program, where a build or an installation puts it. A program of a build makes the library if it
  /// is missing or older than the program, which takes minutes.
  /// - Throws: `CodeProblems`.
  package static func installed() throws(CodeProblems) -> HostLibrary {
    if let found { return found }
    if let build { try build.run() }
    if let found { return found }
    throw CodeProblems(
      """
      \(name) is missing, with which your own code is compiled. Scripts/run builds it; the package and Scripts/install \
      install it
      """
    )
  }

  /// Whether the library is missing or old, and `installed()` will build it.
  package static var isToBeBuilt: Bool { found == nil && build != nil }

  /// The library, if it is there.
  private static var found: HostLibrary? {
    for (folder, headers) in places {
      let paths = [folder.appending(path: "Modules")] + headers
      if (paths + [folder.appending(path: name)]).allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) {
        return HostLibrary(folder: folder.path, searchPaths: paths.map(\.path))
      }
    }
    return nil
  }

  /// The possible places of the library, each with the folders of the C headers.
  private static var places: [(folder: URL, headers: [URL])] {
    let names = ["CSandbox", "UIKitHeaders"]
    let installed = program.deletingLastPathComponent().deletingLastPathComponent().appending(path: "lib/touchstone")
    var places = [(installed, names.map { installed.appending(path: "include/\($0)") })]
    #if !INSTALLED
    let rooms = ["OwnCode", "Library"]
    let headers = zip(rooms, names).map { sources.appending(path: "Sources/\($0)/\($1)/include") }
    places.append((program.deletingLastPathComponent(), headers))
    if let build, build.isNewer(than: program) { places.append((build.products, headers)) }
    #endif
    return places
  }

  private static var program: URL { URL(filePath: "/proc/self/exe").resolvingSymlinksInPath() }

  #if INSTALLED
  private static let build: HostLibraryBuild? = nil
  #else
  private static let sources = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// Nil if the program was moved away from its sources, or there is no compiler.
  private static var build: HostLibraryBuild? {
    // Beside the scratch folder's `release` or `debug` of the program.
    let scratch = (0..<3).reduce(program) { folder, _ in folder.deletingLastPathComponent() }.appending(path: "host")
    guard scratch.path.hasPrefix(sources.path + "/"),
      FileManager.default.fileExists(atPath: sources.appending(path: "Package.swift").path),
      let compiler = try? compiler()
    else { return nil }
    let swift = URL(filePath: compiler).deletingLastPathComponent().appending(path: "swift").path
    return HostLibraryBuild(sources: sources, scratch: scratch, swift: swift)
  }
  #endif

  /// Returns the library with its modules as the compiler reads them: an installation has them packed.
  /// - Throws: `CodeProblems` if a file is damaged, or the cache cannot be written.
  func unpacked(in cache: CodeCache) throws(CodeProblems) -> HostLibrary {
    guard let modules = PackedModules(in: URL(filePath: searchPaths[0])) else { return self }
    var library = self
    library.searchPaths[0] = try modules.unpacked(in: cache, stamp: stamp).path
    return library
  }

  /// The files and folders that a program with the library reads when it starts: the library, and Swift's own.
  func parts(with compiler: String) -> [String] {
    [folder + "/" + Self.name] + Self.runtime(of: compiler)
  }

  /// The folders of Swift's libraries. Beside the compiler; a compiler that others call by its name knows where they are.
  static func runtime(of compiler: String) -> [String] {
    let beside = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "lib/swift/linux")
    if FileManager.default.fileExists(atPath: beside.appending(path: "libswiftCore.so").path) { return [beside.path] }
    return statedRuntime(of: compiler)
  }

  /// The folders of Swift's libraries, as a compiler states them.
  private static func statedRuntime(of compiler: String) -> [String] {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(filePath: compiler)
    process.arguments = ["-print-target-info"]
    (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
    guard (try? process.run()) != nil else { return [] }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (try? JSONDecoder().decode(TargetInformation.self, from: output))?.paths.runtimeLibraryPaths ?? []
  }

  /// What the compiler says about itself.
  private struct TargetInformation: Decodable {
    struct Paths: Decodable { var runtimeLibraryPaths: [String] }
    var paths: Paths
  }

  /// The stamp that tells one library and one compiler from another: their sizes and their times.
  var stamp: String {
    let compiler = (try? Self.compiler()) ?? ""
    return "\(folder) \(Self.stamp(of: folder + "/" + Self.name)) \(Self.stamp(of: compiler))"
  }

  static func stamp(of file: String) -> String {
    var status = stat()
    guard stat(file, &status) == 0 else { return "" }
    return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  /// The path of the compiler: `swiftc` of the PATH.
  /// - Throws: `CodeProblems`.
  package static func compiler() throws(CodeProblems) -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in folders where FileManager.default.isExecutableFile(atPath: folder + "/swiftc") {
      return itself(folder + "/swiftc")
    }
    throw CodeProblems(
      "there is no 'swiftc' on the PATH, which compiles your code. Get it from https://www.swift.org/install/linux/")
  }

  /// The compiler that a program calls which chooses one of several. Such a program reads what the compiler, which is confined,
  /// may not read.
  private static func itself(_ compiler: String) -> String {
    for folder in runtime(of: compiler) {
      let toolchain = URL(filePath: folder).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let path = toolchain.appending(path: "bin/swiftc").path
      let isSame = URL(filePath: path).resolvingSymlinksInPath() == URL(filePath: compiler).resolvingSymlinksInPath()
      if !isSame, FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    return compiler
  }
}
