import Files
import Foundation

/// The folder `$XDG_CACHE_HOME/touchstone`, where compiled programs are kept. It is bounded, and may be deleted at any time.
///
/// Programs are named after the content of all that they are made of. Nobody but the user can read or change the folder, and what
/// belongs to somebody else in it is not used.
package struct CodeCache: Sendable {
  package let folder: URL
  /// The most programs that are kept.
  private static let most = 24

  package init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    // Without a home folder, one of a name that everybody knows: another user may have made it.
    let temporary = URL(filePath: NSTemporaryDirectory()).appending(path: "touchstone-\(geteuid())")
    let caches = [URL.touchstoneCaches(environment), temporary].compactMap(\.self)
    folder = caches.lazy.compactMap(Self.ownFolder).first ?? (try? OwnFolder.temporary()) ?? temporary
  }

  /// The folder of programs in a folder of caches; nil if it is another user's, or cannot be made.
  private static func ownFolder(in caches: URL) -> URL? {
    let folder = caches.appending(path: "code")
    for one in [caches, folder] {
      guard (try? OwnFolder.make(one)) != nil, OwnFolder.isOwn(one.resolvingSymlinksInPath().path, folder: true) else {
        return nil
      }
    }
    return folder
  }

  /// The compiler's own cache of the modules of the C library, for one compiler and one library.
  func modules(_ key: String) -> URL { folder.appending(path: "modules/\(key)") }

  /// Removes the modules for other compilers and libraries.
  func removeModules(besides newest: URL) {
    let modules = newest.deletingLastPathComponent()
    for name in (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    where name != newest.lastPathComponent {
      try? FileManager.default.removeItem(at: modules.appending(path: name))
    }
  }

  /// The folder of the modules of a library that are packed where it is installed.
  func library(_ key: String) -> URL { folder.appending(path: "libraries/\(key)") }

  /// Removes all unpacked modules but those in `newest` and the ones before them, which a running program may use.
  func removeOldLibraries(besides newest: URL) {
    let manager = FileManager.default, libraries = newest.deletingLastPathComponent()
    let others = ((try? manager.contentsOfDirectory(atPath: libraries.path)) ?? []).filter {
      $0 != newest.lastPathComponent && !$0.hasPrefix(".")
    }
    for name in oldestFirst(others, in: libraries).dropLast() {
      try? manager.removeItem(at: libraries.appending(path: name))
    }
  }

  private func oldestFirst(_ names: [String], in folder: URL) -> [String] {
    let dated = names.map { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)
      return (name: name, date: attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    return dated.sorted { $0.date < $1.date }.map(\.name)
  }

  /// Returns a program, and makes it if it is not there.
  /// - Parameters:
  ///   - key: the name of what it is made of.
  ///   - files: the sources, by their names.
  ///   - compile: makes `program` in a folder with the sources.
  /// - Throws: what `compile` throws, and `CodeProblems` if the cache cannot be written.
  func program(
    _ key: String, of files: [(name: String, text: String)], _ compile: (String) throws(CodeProblems) -> Void
  ) throws(CodeProblems) -> URL {
    let folder = program(key), executable = folder.appending(path: "program"), manager = FileManager.default
    if manager.isExecutableFile(atPath: executable.path) {
      touch(key)
      return executable
    }
    // Whoever else needs it waits for it instead of making it again.
    let work = folder.deletingLastPathComponent().appending(path: ".\(folder.lastPathComponent)")
    let lock = FolderLock(work)
    defer { withExtendedLifetime(lock) {} }
    if manager.isExecutableFile(atPath: executable.path) {
      touch(key)
      return executable
    }
    defer { try? manager.removeItem(at: work) }
    do {
      try manager.createDirectory(at: work, withIntermediateDirectories: true)
      // A process that was killed has left them.
      for name in try manager.contentsOfDirectory(atPath: work.path) {
        try manager.removeItem(at: work.appending(path: name))
      }
      for file in files { try Data(file.text.utf8).write(to: work.appending(path: file.name)) }
    } catch {
      throw CodeProblems("the cache cannot be written: \(error.localizedDescription)", path: work.path)
    }
    try compile(work.path)
    do {
      for file in files { try manager.removeItem(at: work.appending(path: file.name)) }
      close(work)
      try? manager.removeItem(at: folder)
      try manager.moveItem(at: work, to: folder)
    } catch {
      throw CodeProblems("the cache cannot be written: \(error.localizedDescription)", path: folder.path)
    }
    touch(key)
    return executable
  }

  /// The folder of a program; it exists once the program is compiled. One that others may have changed is removed, or not used.
  func program(_ key: String) -> URL {
    for number in 1... {
      let name = key + (number == 1 ? "" : "-\(number)"), program = folder.appending(path: "programs/\(name)")
      var status = stat()
      guard lstat(program.path, &status) == 0, !isOwnProgram(program) else { return program }
      try? FileManager.default.removeItem(at: program)
      if lstat(program.path, &status) != 0 { return program }
    }
    return folder
  }

  private func isOwnProgram(_ program: URL) -> Bool {
    OwnFolder.isOwn(program.path, folder: true)
      && OwnFolder.isOwn(program.appending(path: "program").path, folder: false)
  }

  /// Closes what was compiled now to others: what a umask leaves open would count as changed by them.
  private func close(_ program: URL) {
    chmod(program.path, 0o700)
    chmod(program.appending(path: "program").path, 0o700)
  }

  /// Notes that a program was used, and removes the programs that have been unused longest.
  func touch(_ key: String) {
    let manager = FileManager.default, programs = folder.appending(path: "programs")
    let used = programs.appending(path: key)
    try? manager.setAttributes([.modificationDate: Date()], ofItemAtPath: used.path)
    let all = (try? manager.contentsOfDirectory(atPath: programs.path)) ?? []
    guard all.count > Self.most else { return }
    for name in oldestFirst(all, in: programs).prefix(all.count - Self.most) where name != key {
      try? manager.removeItem(at: programs.appending(path: name))
    }
  }
}
