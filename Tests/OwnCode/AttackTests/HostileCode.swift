import Foundation
import Scenes
import TestFolders
import TestSupport
import TouchTrace

@testable import OwnCode

/// A folder with the code of somebody who means harm, and a file outside of it that must not appear. Both go with this object.
final class HostileCode {
  /// Who runs it. An ordinary user is another one than that of the tests only where those run as root.
  enum Person: String, Sendable, CaseIterable {
    case thisUser, ordinaryUser
  }

  let folder = FileManager.default.temporaryDirectory.appending(path: "attack-\(UUID().uuidString)")
  /// Outside of the folder of the code.
  var target: URL { folder.appending(path: "outside/escaped") }
  private var code: URL { folder.appending(path: "code") }

  /// The user `nobody` of every system.
  private static let nobody: uid_t = 65_534

  /// - Parameter files: `TARGET` in them is the path of the file outside.
  init(_ files: [String: String]) throws {
    for place in [code, target.deletingLastPathComponent()] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      // Everybody may write the file, if nothing else keeps them from it.
      chmod(place.path, 0o777)
    }
    for (name, text) in files {
      try Data(text.replacing("TARGET", with: target.path).utf8).write(to: code.appending(path: name))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var hasEscaped: Bool { FileManager.default.fileExists(atPath: target.path) }

  func program(_ confinement: Confinement = .ofThisMachine) throws -> CodeProgram {
    let cache = CodeCache(["XDG_CACHE_HOME": SharedFolder.caches.path])
    return try CodeBuilder(cache: cache, confinement: confinement).program(of: CodeSources(code.path))
  }

  /// Runs the code as Touchstone does, with a tap.
  @MainActor func playback(of program: CodeProgram) throws -> Playback {
    let playback = CodeScene.playback(of: program, try CodeScene.make(code.path))
    playback.playScript()
    return playback
  }

  /// The words with which the code stops itself after a tap; else what was said.
  @MainActor func message(for person: Person, _ confinement: Confinement = .ofThisMachine) throws -> String {
    switch person {
    case .thisUser:
      let failure = try playback(of: try program(confinement)).failure
      guard case .trapped(let message) = failure?.reason else { return failure.debugDescription }
      return message
    case .ordinaryUser:
      let text = try traced()
      return text.firstMatch(of: /the code stopped itself: (.*)/).map { String($0.1) } ?? text
    }
  }

  /// The caches of the ordinary user, with the pre-pass that this user has compiled: another user's folder is not used.
  private static let ordinaryCaches = Result {
    guard getuid() == 0 else { return SharedFolder.caches }
    let cache = CodeCache(["XDG_CACHE_HOME": SharedFolder.caches.path])
    let prePass = PrePassBuild(compiler: try HostLibrary.compiler(), cache: cache, confinement: .ofThisMachine)
    let program = URL(filePath: try prePass.program().path).deletingLastPathComponent()
    let caches = SharedFolder.caches.appending(path: "nobody")
    let programs = caches.appending(path: "touchstone/code/programs")
    let copying = "mkdir -p \"$2\" && cp -r \"$1\" \"$2\" && chown -R \(nobody) \"$3\" && chmod -R go-w \"$3\""
    try Process.run(
      URL(filePath: "/bin/sh"), arguments: ["-c", copying, "sh", program.path, programs.path, caches.path]
    ).waitUntilExit()
    return caches
  }

  /// Runs `touchstone trace` on the code as an ordinary user, and returns all that it prints.
  func traced() throws -> String {
    let process = Process(), pipe = Pipe()
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "touchstone").path
    let user =
      getuid() == 0 ? ["setpriv", "--reuid=\(Self.nobody)", "--regid=\(Self.nobody)", "--clear-groups"] : []
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = user + [program, "trace", code.path]
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": "/nonexistent",
      "XDG_CACHE_HOME": try Self.ordinaryCaches.get().path, "LC_ALL": "C.UTF-8",
    ]
    (process.standardOutput, process.standardError, process.standardInput) = (pipe, pipe, FileHandle.nullDevice)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
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
