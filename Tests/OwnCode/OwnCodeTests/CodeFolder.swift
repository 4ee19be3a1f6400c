import Foundation
import Scenes
import TestFolders
import TestSupport
import TouchTrace

@testable import OwnCode

/// A folder with Swift files. It goes with this object.
final class CodeFolder {
  let folder = FileManager.default.temporaryDirectory.appending(path: "code-\(UUID().uuidString)")
  let cache = CodeCache(["XDG_CACHE_HOME": SharedFolder.caches.path])

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func program() throws -> CodeProgram { try CodeBuilder(cache: cache).program(of: CodeSources(folder.path)) }

  /// Runs the code, and plays lines of a script.
  @MainActor func playback(_ lines: String...) throws -> Playback {
    let scene = try CodeScene.make(folder.path, playing: lines.isEmpty ? nil : lines.map(ScriptLine.parse))
    let playback = CodeScene.playback(of: try program(), scene)
    playback.playScript()
    return playback
  }

  /// The problems of the code, with the names of its files alone.
  func problems() -> [String] {
    do {
      _ = try program()
      return []
    } catch let problems as CodeProblems {
      return problems.all.map { $0.description.replacing(folder.path + "/", with: "") }
    } catch {
      return ["\(error)"]
    }
  }
}
