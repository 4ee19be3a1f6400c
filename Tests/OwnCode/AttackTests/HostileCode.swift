import Foundation
import Scenes
import TouchTrace

@testable import OwnCode

/// A folder with the code of somebody who means harm, and a file outside of it that must not appear. Both go with this object.
final class HostileCode {
  let folder = FileManager.default.temporaryDirectory.appending(path: "attack-\(UUID().uuidString)")
  /// Outside of the folder of the code.
  var target: URL { folder.appending(path: "outside/escaped") }
  private var code: URL { folder.appending(path: "code") }

  /// - Parameter files: `TARGET` in them is the path of the file outside.
  init(_ files: [String: String]) throws {
    for place in [code, target.deletingLastPathComponent()] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    for (name, text) in files {
      try Data(text.replacing("TARGET", with: target.path).utf8).write(to: code.appending(path: name))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var hasEscaped: Bool { FileManager.default.fileExists(atPath: target.path) }

  func program() throws -> CodeProgram {
    let cache = CodeCache(["XDG_CACHE_HOME": folder.appending(path: "cache").path])
    return try CodeBuilder(cache: cache).program(of: CodeSources(code.path))
  }

  /// Runs the code as Touchstone does, with a tap.
  @MainActor func playback(of program: CodeProgram) throws -> Playback {
    let playback = CodeScene.playback(of: program, try CodeScene.make(code.path))
    playback.playScript()
    return playback
  }

  /// Starts the program as any other one, without a confinement. It ends at once, because nobody asks it anything.
  func runUnconfined(_ program: CodeProgram) throws {
    let process = Process()
    process.executableURL = URL(filePath: program.executable)
    process.arguments = [program.folder]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    process.waitUntilExit()
  }
}
