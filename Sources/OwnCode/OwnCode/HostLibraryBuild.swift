import Files
import Foundation

/// The build of the library that own code is compiled with, in a scratch folder of its own: it shares Swift's libraries with the
/// code, as the program does not. It takes minutes, and seconds if little has changed since the last build.
struct HostLibraryBuild {
  /// The root of Touchstone's sources.
  let sources: URL
  /// The scratch folder.
  let scratch: URL
  /// The path of `swift`.
  let swift: String

  /// The folder of what is built.
  var products: URL { scratch.appending(path: "release") }

  /// A file whose time is that of the last build: a library that has not changed keeps its own time.
  private var stamp: URL { scratch.appending(path: "built") }

  /// Whether the last build was after a program was made.
  func isNewer(than program: URL) -> Bool {
    func time(_ file: URL) -> Date? {
      (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
    }
    guard let built = time(stamp), let made = time(program) else { return false }
    return built >= made
  }

  /// Builds the library, after saying so on standard error. A second build at the same time waits for the first one.
  /// - Throws: `CodeProblems` with the compiler's first error.
  func run() throws(CodeProblems) {
    let line = "touchstone: the library for your own code is built in \(scratch.path): a few minutes the first time\n"
    try? writeAll(Data(line.utf8), to: STDERR_FILENO)
    let process = Process(), output = Pipe()
    // The window and the rest of the machine come first. SwiftPM gives its compilers this priority, too, but takes it away from
    // those of root, who may.
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["nice", swift, "build", "--package-path", sources.path, "--scratch-path", scratch.path]
      + ["--configuration", "release", "--product", "TouchstoneHost"]
    (process.standardOutput, process.standardError, process.standardInput) = (output, output, FileHandle.nullDevice)
    do {
      try process.run()
    } catch {
      throw CodeProblems("\(swift) cannot be started: \(error.localizedDescription)")
    }
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus == 0 {
      _ = FileManager.default.createFile(atPath: stamp.path, contents: nil)
      return
    }
    let lines = printed.split(whereSeparator: \.isNewline).map(String.init)
    let reason = lines.first { $0.contains("error:") } ?? lines.last ?? ""
    throw CodeProblems(
      "the library for your own code cannot be built: \(reason). To see all of it, run \(command)")
  }

  /// The command that builds it, for messages.
  private var command: String {
    "swift build --package-path \(sources.path) --scratch-path \(scratch.path) -c release --product TouchstoneHost"
  }
}
